// The interpreter that the worker loads: Pyodide itself, with what it fetches told to the page that waits.
import { counted } from "./files.js";
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
self.fetch = async (...request) => {
  const [asked] = request;
  const file = asked instanceof Request ? asked.url : String(asked);
  const tell = (/** @type {number} */ bytes, ended = false) => channel.postMessage({ file, bytes, ended });
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

const pyodide = await import(new URL("pyodide.mjs", folder).href);

export const { version } = pyodide;

/** @param {object} options */
export async function loadPyodide(options) {
  try {
    const loaded = await pyodide.loadPyodide({ ...options, indexURL: folder.href });
    channel.postMessage({ loaded: true });
    return loaded;
  } catch (fault) {
    channel.postMessage({ fault: String(fault) });
    throw fault;
  }
}
