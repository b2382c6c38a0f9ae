// The interpreter that the worker loads: Pyodide itself, with its download counted for whoever waits.
import { PYODIDE } from "./places.js";

const folder = new URL(PYODIDE, import.meta.url);
const channel = new BroadcastChannel(new URL(import.meta.url).searchParams.get("channel"));
channel.onmessage = ({ data }) => data === "stop" && self.close();

const COUNTED = /\.wasm$|\.zip$/;
const EVERY = 100_000;
let bytes = 0;
let told = 0;

const counting = () =>
  new WritableStream({
    write(chunk) {
      bytes += chunk.byteLength;
      if (bytes - told > EVERY) channel.postMessage({ bytes: (told = bytes) });
    },
  });

// Pyodide waits for ever for a file that does not come: who waits is told, and ends this worker.
const missing = (words) => {
  channel.postMessage({ fault: words });
  return new Promise(() => {});
};

const { fetch } = self;
self.fetch = async (...request) => {
  let answer;
  try {
    answer = await fetch(...request);
  } catch (fault) {
    return missing(`${fault.message}: ${request[0]?.url ?? request[0]}`);
  }
  if (!answer.ok) return missing(`${answer.status} for ${answer.url}`);
  if (!answer.body || !COUNTED.test(answer.url)) return answer;
  // Counted on a copy: only for the real answer does the browser keep the compiled WebAssembly.
  answer
    .clone()
    .body.pipeTo(counting())
    .catch((fault) => missing(`${fault}: ${answer.url}`));
  return answer;
};

const pyodide = await import(new URL("pyodide.mjs", folder));

export const { version } = pyodide;

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
