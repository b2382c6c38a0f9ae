// The one worker of all pages: started when it is first wanted, kept over links, started anew when it ends or falls silent.
import { BUILD } from "./build.js";
import { named, NEW_VERSION, patience, start, Unanswered } from "./start.js";

export { NEW_VERSION, patience, Unanswered };

/** @typedef {import("./start.js").Started} Started */

/** @type {Promise<Started> | null} */
let running = null;
/** @type {Set<(news: News) => void>} */
const listening = new Set();
/** @type {News | null} */
let latest = null; // what was told last of a start that is under way

/**
 * What the engine answers. It is asked twice: should it fall silent, a fresh one gets the same request, which has all it needs,
 * and more time, should the work be long. A slow machine is not a hung one: what it took to load the engine is the measure.
 * @param {object} request
 * @param {(news: News) => void} tell
 * @returns {Promise<Answer>}
 */
export async function ask(request, tell = () => {}) {
  for (let times = 1; ; times += 1) {
    const { mine, worker, ended, pace } = await reached(tell);
    const limit = times * Math.max(patience.answer, patience.slow * pace);
    try {
      const said = await inTime(Promise.race([worker.sync.answer(JSON.stringify(request)), ended]), limit);
      const answer = JSON.parse(said);
      if (answer.build !== BUILD) throw new Unanswered(NEW_VERSION);
      return answer;
    } catch (fault) {
      forget(mine);
      worker.terminate();
      if (fault instanceof Unanswered) throw fault;
      if (times > 1) throw new Unanswered(`The engine could not answer (${named(fault)}), and a fresh one neither.`);
      tell({ words: "The engine fell silent. Starting a fresh one." });
    }
  }
}

/**
 * The worker that runs, or is on its way for somebody else, or is started now; whoever waits is told how far it is.
 * @param {(news: News) => void} tell
 */
async function reached(tell) {
  listening.add(tell);
  if (latest) tell(latest);
  try {
    const mine = (running ??= begun());
    return { mine, ...(await mine) };
  } finally {
    listening.delete(tell);
  }
}

function begun() {
  const mine = start(news);
  const over = () => forget(mine);
  mine.then(({ ended }) => ended.catch(over), over);
  mine.catch(() => {}).then(() => (latest = null));
  return mine;
}

/** @param {Promise<Started>} mine */
function forget(mine) {
  if (running === mine) running = null;
}

/** @param {News} told */
function news(told) {
  latest = told;
  for (const tell of listening) tell(told);
}

/** @type {(promise: Promise<string>, time: number) => Promise<string>} */
const inTime = (promise, time) =>
  new Promise((resolve, reject) => {
    const clock = setTimeout(() => reject(new Error("no word for too long")), time);
    promise.then(resolve, reject).finally(() => clearTimeout(clock));
  });
