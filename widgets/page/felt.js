// What happens at a table is seen to happen, one thing after another: the trick stays a while and goes to its taker.
// All of it is kept before anything is shown, so a showing can be left at any time.
import { habit } from "./habits.js";
import { COMES, isStill, move, settle } from "./motion.js";
import { make, touched } from "./widget.js";

// What may be touched while something is still to be shown.
const ASIDE = "a, [data-send=undo], [data-send=redo], .felt-row [popovertarget], [popover]";

/**
 * How long each thing is looked at, and a full trick, once its last card has come to rest; in milliseconds.
 * @type {Record<string, { each: number, due: number, collect: number }>}
 */
export const PACES = {
  calm: { each: 900, due: 1500, collect: 2500 },
  quick: { each: 350, due: 600, collect: 700 },
  tap: { each: Infinity, due: Infinity, collect: Infinity },
};

export class Showing {
  clock = 0;

  /**
   * The frames of what happened on the way, then the one that asks; each with what is read aloud.
   * @param {import("./table.js").Table} table
   * @param {Answer} answer
   * @param {boolean} goesOn Does what asks nobody go on by itself?
   */
  constructor(table, { frame, passing, said }, goesOn) {
    this.table = table;
    this.frames = [...passing, frame];
    this.said = said;
    this.goesOn = this.happens = goesOn;
    if (isStill()) this.end();
    else this.next();
  }

  /** A button that does what is due by itself; nobody is asked. */
  get due() {
    return this.goesOn ? this.table.querySelector(".widget-act[data-auto]") : null;
  }

  get isOver() {
    return this.frames.length === 0 && !this.due;
  }

  next() {
    const { table } = this;
    const [html] = this.frames.splice(0, 1);
    const put = () => (this.frames.length ? table.putFelt(feltOf(html)) : table.put(html));
    if (this.happens) move(table, put, table.touchedAt);
    else put();
    table.touchedAt = null;
    this.tell(1);
    this.wait();
  }

  wait() {
    const { each, due, collect } = PACES[habit("pace")];
    const rest = isStill() ? 0 : COMES.duration;
    this.table.classList.toggle("is-going-on", !this.isOver && each < Infinity);
    if (this.frames.length) this.after(each, () => this.next());
    else if (this.due) this.after(rest + (this.due.dataset.auto === "collect" ? collect : due), () => this.goOn());
  }

  /** @param {number} time @param {() => void} then */
  after(time, then) {
    clearTimeout(this.clock);
    if (time < Infinity) this.clock = setTimeout(then, time);
  }

  // Not while the reader looks at something else.
  goOn() {
    if (this.table.querySelector(":popover-open")) return this.wait();
    const { due } = this;
    this.goesOn = false;
    if (due) this.table.send(due.dataset.send ?? "");
  }

  /** While something is still to be shown, a touch of the felt brings it, and is nothing else. @param {MouseEvent} event */
  hurries(event) {
    if (this.isOver || !touched(event, ".felt") || touched(event, ASIDE)) return false;
    event.preventDefault();
    this.touch();
    return true;
  }

  /** A touch: the next thing for whoever sets the pace, else all of it. */
  touch() {
    clearTimeout(this.clock);
    if (this.frames.length === 0) this.goOn();
    else if (habit("pace") === "tap") this.next();
    else this.end();
  }

  /** All that is left, at once. */
  end() {
    const last = this.frames.at(-1);
    this.stop();
    if (last) this.table.put(last);
    this.tell(this.said.length);
    this.wait();
  }

  /** Something else is done: what is on its way is there at once, and nothing goes on by itself. */
  leave() {
    if (this.frames.length) this.end();
    this.goesOn = false;
    this.stop();
  }

  /** Nothing comes any more. */
  stop() {
    clearTimeout(this.clock);
    this.table.classList.remove("is-going-on");
    this.frames = [];
    settle(this.table);
  }

  /** With the last thing that happened what is asked is read aloud; an answer is, by itself. @param {number} count */
  tell(count) {
    const { log } = this.table;
    const sentences = this.said.splice(0, count);
    if (sentences.length && this.said.length === 0) sentences.push(...askedIn(this.table));
    log.append(...sentences.filter(Boolean).map((textContent) => make("p", { textContent })));
    while (log.childElementCount > READ) log.firstChild?.remove();
  }
}

/** Who is winning, then what is asked. @param {Element} table */
const askedIn = (table) => [...table.querySelectorAll(".prompt > p")].map((one) => one.textContent?.replace(/\s§/g, "") ?? "").reverse();

const READ = 40; // so many sentences stay to be read again

/** What is added to it is read aloud, each thing once and in order. */
export function madeLog() {
  const log = make("div", { className: "playing-told" });
  log.setAttribute("role", "log");
  return log;
}

/** @param {string} html */
function feltOf(html) {
  const template = document.createElement("template");
  template.innerHTML = html;
  return /** @type {HTMLElement} */ (template.content.querySelector(".felt"));
}
