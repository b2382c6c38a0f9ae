// What browsers get of Python: node python.mjs PYODIDE SOURCES TARGET
import { readFileSync, writeFileSync } from "node:fs";

const [folder, sources, target] = process.argv.slice(2);
const { loadPyodide } = await import(`${folder}/pyodide.mjs`);
const pyodide = await loadPyodide({ env: { PYTHONHASHSEED: "0" } });
pyodide.FS.writeFile("/library.zip", readFileSync(`${folder}/python_stdlib.zip`));
pyodide.FS.writeFile("/sources.zip", readFileSync(sources));
pyodide.runPython(readFileSync(new URL("in_pyodide.py", import.meta.url), "utf-8"));
writeFileSync(target, pyodide.FS.readFile("/python.zip"));
