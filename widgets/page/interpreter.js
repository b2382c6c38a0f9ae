// The interpreter that the worker loads: Pyodide with the engine in its memory; what it fetches is told to the page that waits.
import { LOCK } from "./build.js";
import { counted } from "./files.js";
import { drop, found, keep, packed, whole } from "./memory.js";
import { openNoDatabase } from "./unstored.js";

const told = new URL(import.meta.url).searchParams;
const folder = new URL(told.get("pyodide") ?? "", import.meta.url);
const name = told.get("channel") ?? "";
const channel = new BroadcastChannel(name);
channel.onmessage = ({ data }) => data === "stop" && self.close();

openNoDatabase();

// Held as long as this worker lives: the page waits for it, and so learns at once that the worker was ended.
const held = () => {
  channel.postMessage({ lives: true });
  return new Promise(() => {});
};
navigator.locks?.request(name, held).catch(() => {});

/**
 * Pyodide waits for ever for a file that does not come: who waits is told, and ends this worker.
 * @param {string} fault
 * @returns {Promise<never>}
 */
const missing = (fault) => {
  channel.postMessage({ fault });
  return new Promise(() => {});
};

const { fetch } = self;
const STEP = 50_000; // bytes between two words of how far a file is
self.fetch = async (...request) => {
  const [asked] = request;
  const file = asked instanceof Request ? asked.url : String(asked);
  if (/^(blob|data):/.test(file)) return fetch(...request);
  let heard = -STEP;
  const tell = (/** @type {number} */ bytes, ended = false) => {
    if (!ended && bytes < heard + STEP) return;
    heard = bytes;
    channel.postMessage({ file, bytes, ended });
  };
  tell(0);
  try {
    const answer = await fetch(...request);
    if (!answer.ok) return missing(`${answer.status} for ${file}`);
    // Counted on a copy: only for the real answer does the browser keep the compiled WebAssembly.
    counted(answer.clone(), tell).then((bytes) => tell(bytes, true), (fault) => missing(`${fault}: ${file}`));
    return answer;
  } catch (/** @type {any} */ fault) {
    return missing(`${fault.message}: ${file}`);
  }
};

/** @param {string} file @returns {Promise<any>} */
const ofPyodide = (file) => import(new URL(file, folder).href);
const address = new URL("memory", import.meta.url).href;
const how = told.get("memory"); // kept, anew, or none at all
if (how === "anew") await drop(address);
const [pyodide, { default: createPyodideModule }, memory] = await Promise.all([
  ofPyodide("pyodide.mjs"),
  ofPyodide("pyodide.asm.mjs"),
  how === "kept" ? found(address) : null,
]);

export const { version } = pyodide;

/** @param {object} options */
export async function loadPyodide(options) {
  const ours = { ...options, indexURL: folder.href, createPyodideModule, lockFileContents: LOCK };
  try {
    return await (memory ? restored(ours, memory) : begun(ours));
  } catch (fault) {
    channel.postMessage({ fault: String(fault) });
    throw fault;
  }
}

/** @param {object} options */
async function begun(options) {
  const stdLibURL = URL.createObjectURL(await archive());
  const loaded = await pyodide.loadPyodide({ ...options, stdLibURL, _makeSnapshot: !!how });
  URL.revokeObjectURL(stdLibURL);
  channel.postMessage({ loaded: true });
  loaded.runPython("import html, widgets.worker.main"); // html is PyScript's
  if (how) {
    const bytes = packed(loaded.makeMemorySnapshot());
    setTimeout(() => keep(address, bytes), 2000); // the reader's first touch comes before it
  }
  return loaded;
}

/** A memory has no files; should anything be imported late, it is there soon. @param {object} options */
async function restored(options, /** @type {Response} */ memory) {
  const loaded = await pyodide.loadPyodide({ ...options, stdLibURL: "data:,", _loadSnapshot: whole(memory) });
  const library = loaded.runPython("import sys; next(path for path in sys.path if path.endswith('.zip'))");
  setTimeout(async () => loaded.FS.writeFile(library, new Uint8Array(await (await archive()).arrayBuffer())), 5000);
  return loaded;
}

/** All that Python imports, as the build has packed it. */
async function archive() {
  const answer = await self.fetch(new URL("python.pack", import.meta.url));
  return new Response(answer.body?.pipeThrough(new DecompressionStream("gzip"))).blob();
}
