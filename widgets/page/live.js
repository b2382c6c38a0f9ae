// The one worker of all pages: started when it is first wanted, kept over links, started anew when it falls silent.
import { BUILD, BYTES, PYSCRIPT } from "./places.js";

const here = (name) => new URL(name, import.meta.url).href;

// Milliseconds without a word before we say so.
export const patience = { start: 30_000, answer: 8_000 };

let running = null;
let starts = 0;
const listening = new Set();
let latest = null; // what was told last of a start that is under way

// Said to the reader; nothing of theirs is lost by it.
export class Unanswered extends Error {}

// What the engine answers. It is asked twice: should it fall silent, a fresh one gets the same request, which has all it needs.
export async function ask(request, tell = () => {}) {
  for (const last of [false, true]) {
    const { mine, worker } = await reached(tell);
    try {
      const answer = JSON.parse(await inTime(worker.sync.answer(JSON.stringify(request)), patience.answer));
      if (answer.build !== BUILD) throw new Unanswered(NEW_VERSION);
      return answer;
    } catch (fault) {
      if (running === mine) running = null;
      worker.terminate();
      if (fault instanceof Unanswered) throw fault;
      if (last) throw new Unanswered(`The engine could not answer (${named(fault)}), and a fresh one neither.`);
      tell({ words: "The engine fell silent. Starting a fresh one." });
    }
  }
}

export const NEW_VERSION = "There is a new version of this page. Reload it: your tables are kept.";

// The worker that runs, or is on its way for somebody else, or is started now; whoever waits is told how far it is.
async function reached(tell) {
  listening.add(tell);
  if (latest) tell(latest);
  try {
    const mine = (running ??= start());
    return { mine, worker: await mine };
  } finally {
    listening.delete(tell);
  }
}

function news(told) {
  latest = told;
  for (const tell of listening) tell(told);
}

const named = (fault) => String(fault?.message ?? fault).trim().split("\n").at(-1).slice(0, 200);

const inTime = (promise, time) =>
  new Promise((resolve, reject) => {
    const clock = setTimeout(() => reject(new Error("no word for too long")), time);
    promise.then(resolve, reject).finally(() => clearTimeout(clock));
  });

async function start() {
  starts += 1;
  const name = `torite-${Date.now()}-${Math.random()}`;
  const channel = new BroadcastChannel(name);
  const booting = boot(name);
  try {
    return await Promise.race([booting, silence(channel)]);
  } catch (fault) {
    running = null;
    booting.then((late) => late.terminate(), () => {});
    channel.postMessage("stop");
    throw new Unanswered(await explained(fault));
  } finally {
    latest = null;
    channel.onmessage = null;
    setTimeout(() => channel.close(), 1000);
  }
}

async function boot(channel) {
  // A module that failed to load once is not asked for again under the same address.
  const again = starts > 1 ? `?again=${starts}` : "";
  const { PyWorker } = await import(here(`${PYSCRIPT}core.js${again}`));
  await customElements.whenDefined("py-script"); // before that, PyScript makes a worker without its Python part
  const code = URL.createObjectURL(new Blob(["import widgets.worker\n"]));
  try {
    return await PyWorker(code, {
      type: "pyodide",
      version: here(`interpreter.js?channel=${channel}`),
      config: { sync_main_only: true, files: { [here("engine.zip")]: "./*" } },
    });
  } finally {
    URL.revokeObjectURL(code);
  }
}

// Fails when the worker tells of a fault, or tells nothing for too long.
const silence = (channel) =>
  new Promise((_, reject) => {
    let clock;
    const wait = () => {
      clearTimeout(clock);
      clock = setTimeout(() => reject(new Error("no word for too long")), patience.start);
    };
    wait();
    news({ bytes: 0, of: BYTES });
    channel.onmessage = ({ data }) => {
      wait();
      if (data.fault) reject(new Error(data.fault));
      if (data.bytes) news({ bytes: data.bytes, of: BYTES });
      if (data.loaded) news({ bytes: BYTES, of: BYTES });
    };
  });

// Why it did not start: there is no network, the site has moved on, or something else.
async function explained(fault) {
  let page = "";
  try {
    page = await (await fetch(location.href, { cache: "no-store", signal: AbortSignal.timeout(5000) })).text();
  } catch {
    return "The engine could not be loaded: there is no network.";
  }
  const build = /assets\/live\/([^/"]+)\/torite\.js/.exec(page)?.[1];
  if (build && build !== BUILD) return NEW_VERSION;
  return `The engine could not be started (${named(fault)}).`;
}
