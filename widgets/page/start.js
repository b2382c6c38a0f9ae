// Starting the worker: its files, then PyScript, then Python; how far it is, and why it did not start.
import { BUILD, FILES, PYODIDE, PYSCRIPT } from "./build.js";
import { arrive, Damaged, nameOf } from "./files.js";
import { found } from "./memory.js";
import { savesData } from "./saving.js";
import { openNoDatabase } from "./unstored.js";

// Milliseconds without a byte of a file that is coming, without any word of a start, without an answer, before we say so; and how
// many times as long as loading the engine an answer may take.
export const patience = { bytes: 8_000, start: 30_000, answer: 2_000, slow: 3 };

const BEGIN = "from pyscript import sync\nfrom widgets.worker.main import begin\nbegin(sync)\n";

// Said to the reader; nothing of theirs is lost by it.
export class Unanswered extends Error {}

export const NEW_VERSION = "There is a new version of this page. Reload it: your tables are kept.";

/** @param {any} fault */
export const named = (fault) => String(fault?.message ?? fault).trim().split("\n").at(-1)?.slice(0, 200);

/** @param {string} name */
const here = (name) => new URL(name, import.meta.url).href;
const LENGTHS = new Map(Object.entries(FILES).map(([name, bytes]) => [here(name), bytes]));
const ALL = [...LENGTHS.keys()];
/** @param {Map<string, number>} bytes */
const total = (bytes) => [...bytes.values()].reduce((sum, more) => sum + more, 0);
const OF = total(LENGTHS);
// What a page or a worker has imported once, good or bad, it never asks for again: small files are looked at before, while what is
// large comes to the worker as it is used.
const FIRST = ALL.filter((file) => !/\.wasm$|\.pack$/.test(file));

/**
 * A worker, what rejects when it has ended, and how long it took to load the engine when all had arrived.
 * @typedef {{ worker: PyWorker, ended: Promise<never>, pace: number }} Started
 */

/**
 * @param {(news: News) => void} news
 * @returns {Promise<Started>}
 */
export async function start(news) {
  try {
    return await attempt(FIRST, ["default", "reload"], news, savesData() ? "" : "kept").catch((fault) => {
      if (fault instanceof Unanswered || fault instanceof Damaged) throw fault;
      return attempt(ALL, ["reload", "default", "reload"], news, savesData() ? "" : "anew"); // a kept file may have been the cause
    });
  } catch (fault) {
    throw fault instanceof Unanswered ? fault : new Unanswered(await explained(fault));
  }
}

/**
 * @param {string[]} files
 * @param {RequestCache[]} ways how they are fetched
 * @param {(news: News) => void} news
 * @param {string} memory what the interpreter does with one that is kept
 */
async function attempt(files, ways, news, memory) {
  const name = `torite-${Date.now()}-${Math.random()}`;
  const interpreter = here(`interpreter.js?channel=${name}&pyodide=${PYODIDE}&memory=${memory}`);
  const watch = new Watch(name, news);
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }) => watch.heard(data);
  const given = new AbortController();
  const looked = memory === "kept" && (await found(here("memory"))) ? Promise.resolve() : arrived(files, ways, interpreter, watch, given.signal);
  const booting = looked.then(() => boot(interpreter)); // files were whole when a memory was kept
  try {
    const worker = await Promise.race([booting, watch.ended]);
    return { worker, ended: watch.ended, pace: watch.sinceLastWord };
  } catch (fault) {
    booting.then((late) => late.terminate(), () => {});
    channel.postMessage("stop");
    throw fault;
  } finally {
    given.abort();
    watch.close();
    channel.onmessage = null;
    setTimeout(() => channel.close(), 1000);
  }
}

/** @type {(files: string[], ways: RequestCache[], interpreter: string, watch: Watch, signal: AbortSignal) => Promise<void[]>} */
const arrived = (files, ways, interpreter, watch, signal) =>
  Promise.all(
    files.map((file) => {
      const tell = (/** @type {number} */ bytes, ended = false) => watch.heard({ file, bytes, ended });
      return arrive(file === here("interpreter.js") ? interpreter : file, LENGTHS.get(file), tell, signal, ways);
    }),
  );

/** @param {string} version @returns {Promise<PyWorker>} */
async function boot(version) {
  openNoDatabase();
  const { PyWorker } = await import(here(`${PYSCRIPT}core.js`));
  await customElements.whenDefined("py-script"); // before that, PyScript makes a worker without its Python part
  const code = URL.createObjectURL(new Blob([BEGIN]));
  try {
    return await PyWorker(code, { type: "pyodide", version, config: { sync_main_only: true } });
  } finally {
    URL.revokeObjectURL(code);
  }
}

/**
 * What is told of a file that comes, or of the worker: a fault, or that it lives.
 * @typedef {{ file?: string, bytes?: number, ended?: boolean, fault?: string, lives?: boolean }} Heard
 */

// Hears of files that come, and of faults. `ended` rejects when a fault is told, when nothing more is told while the worker
// starts, and at any time later when the worker was ended.
class Watch {
  /** @type {Map<string, number>} */
  come = new Map();
  /** @type {Set<string>} */
  coming = new Set();
  last = 0;
  /** @type {(why: Error) => void} */
  fail;

  /** @param {string} name @param {(news: News) => void} news */
  constructor(name, news) {
    this.name = name;
    this.news = news;
    /** @type {Promise<never>} */
    this.ended = new Promise((_, reject) => (this.fail = reject));
    this.ended.catch(() => {}); // it is told to whoever waits
    this.wait();
  }

  /** @param {Heard} news */
  heard({ file, bytes = 0, ended = false, fault, lives }) {
    if (file) this.count(file, bytes, ended);
    if (fault) this.fail(new Error(fault));
    if (lives) navigator.locks.request(this.name, () => this.fail(new Error("it was ended")));
    this.wait();
  }

  /** @param {string} file @param {number} bytes @param {boolean} ended */
  count(file, bytes, ended) {
    this.come.set(file, Math.max(bytes, this.come.get(file) ?? 0)); // what was looked at is fetched once more, from the cache
    // All of the WebAssembly has come long before its end is told: it is compiled meanwhile.
    const isWhole = bytes === LENGTHS.get(file);
    if (ended || isWhole) this.coming.delete(file);
    else this.coming.add(file);
    if (ended && !isWhole) this.fail(new Error(`${bytes} bytes of ${nameOf(file)}`));
    this.news({ bytes: total(this.come), of: OF });
  }

  wait() {
    const [file] = this.coming;
    this.last = performance.now();
    clearTimeout(this.clock);
    const silent = () => this.fail(file ? stalled(file) : new Error("no word for too long"));
    this.clock = setTimeout(silent, file ? patience.bytes : patience.start);
  }

  get sinceLastWord() {
    return performance.now() - this.last;
  }

  // Started or given up: from now on only the worker's end counts.
  close() {
    clearTimeout(this.clock);
    this.heard = () => {};
  }
}

/** @param {string} file */
const stalled = (file) =>
  new Unanswered(
    `The engine stopped on its way: for ${patience.bytes / 1000} seconds nothing more has come of ${nameOf(file)}. ` +
      "Try again: what has come is kept.",
  );

/**
 * Why it did not start: there is no network, the site has moved on, or something else.
 * @param {unknown} fault
 */
async function explained(fault) {
  let page;
  try {
    page = await (await fetch(location.href, { cache: "no-store", signal: AbortSignal.timeout(5000) })).text();
  } catch {
    return "The engine could not be loaded: there is no network.";
  }
  const build = /assets\/live\/([^/"]+)\/torite\.js/.exec(page)?.[1];
  if (build && build !== BUILD) return NEW_VERSION;
  return `The engine could not be started (${named(fault)}).`;
}
