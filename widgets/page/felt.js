// What happens at a table is seen to happen: cards arrive one after another, the trick stays a while and goes to its taker.
// All of it is kept before anything is shown, so a showing can be left at any time.
import { habit } from "./habits.js";
import { make, touched } from "./widget.js";

// What may be touched while something is still to be shown.
const ASIDE = "a, [data-send=undo], [data-send=redo], .felt-row [popovertarget], [popover]";

/** @type {Record<string, number>} */
const PACES = { calm: 900, quick: 350, tap: Infinity };
const UNTIL_COLLECTED = 1.7; // times as long as between two cards
const ARRIVES = { duration: 320, easing: "cubic-bezier(0.2, 0.7, 0.3, 1)" };
const GOES = { duration: 380, easing: "ease-in", fill: /** @type {const} */ ("forwards") };
const isStill = matchMedia("(prefers-reduced-motion: reduce)");

export class Showing {
  /** @type {Animation[]} */
  slides = [];
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
    this.goesOn = goesOn;
    if (isStill.matches) this.end();
    else this.next();
  }

  /** A button that does what is due by itself; nobody is asked. */
  get due() {
    return this.goesOn ? this.table.querySelector(".widget-act[data-auto]") : null;
  }

  get isOver() {
    return this.frames.length === 0 && !this.due;
  }

  async next() {
    const { table } = this;
    const [html] = this.frames;
    const felt = feltOf(html);
    await this.collect(felt);
    if (this.frames[0] !== html) return;
    this.frames.shift();
    const places = placesOf(table);
    if (this.frames.length) table.putFelt(felt);
    else table.put(html);
    this.tell(1);
    arrive(table, places);
    this.wait();
  }

  // Where the next frame has no trick, the cards that lie there go to whoever takes them.
  async collect(/** @type {Element} */ felt) {
    const cards = [...this.table.querySelectorAll(LYING)];
    const taker = this.table.querySelector(".board .is-winning .board-chip");
    if (!taker || cards.length === 0 || felt.querySelector(LYING)) return;
    this.slides = cards.map((card) => card.animate([{}, { transform: away(card, taker, 0.4), opacity: 0.2 }], GOES));
    await Promise.all(this.slides.map((slide) => slide.finished)).catch(() => {}); // cancelled
  }

  wait() {
    const time = PACES[habit("pace")];
    if (this.frames.length) this.after(time, () => this.next());
    else if (this.due) this.after(time * UNTIL_COLLECTED, () => this.goOn());
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
    this.frames = [];
    for (const slide of this.slides) slide.cancel();
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
const askedIn = (table) => [...table.querySelectorAll(".prompt > p")].map((one) => one.textContent?.replace(" §", "") ?? "").reverse();

const READ = 40; // so many sentences stay to be read again

/** What is added to it is read aloud, each thing once and in order. */
export function madeLog() {
  const log = make("div", { className: "playing-told" });
  log.setAttribute("role", "log");
  return log;
}

const LYING = ".board-lying > .card:has(.card-index)";

/** @param {string} html */
function feltOf(html) {
  const template = document.createElement("template");
  template.innerHTML = html;
  return /** @type {HTMLElement} */ (template.content.querySelector(".felt"));
}

/**
 * Where cards lie: at which seat, and those of the hand.
 * @param {Element} table
 */
function placesOf(table) {
  const lying = new Set([...table.querySelectorAll(LYING)].map(named));
  const inHand = new Map([...table.querySelectorAll(".hand .card")].map((card) => [card.ariaLabel, middle(card)]));
  return { lying, inHand };
}

/** @param {Element} card */
const named = (card) => `${card.closest(".board-seat")?.className.match(/board-at-\d/)} ${card.ariaLabel}`;

/**
 * A card that did not lie there comes from the hand, or from its seat.
 * @param {Element} table
 * @param {ReturnType<typeof placesOf>} before
 */
function arrive(table, { lying, inHand }) {
  for (const card of table.querySelectorAll(LYING)) {
    if (lying.has(named(card))) continue;
    const seat = card.closest(".board-seat");
    const hand = inHand.get(card.ariaLabel);
    const chip = seat?.querySelector(".board-chip");
    const from = hand && !table.querySelector(`.hand .card[aria-label="${card.ariaLabel}"]`) ? hand : chip;
    if (from) card.animate([{ transform: away(card, from, hand ? 1 : 0.5), opacity: hand ? 1 : 0 }, {}], ARRIVES);
  }
}

/** @typedef {{ x: number, y: number }} Point */

/** @param {Element} card @param {Element | Point} place @param {number} size */
function away(card, place, size) {
  const here = middle(card);
  const there = place instanceof Element ? middle(place) : place;
  return `translate(${there.x - here.x}px, ${there.y - here.y}px) scale(${size})`;
}

/** @param {Element} element @returns {Point} */
function middle(element) {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}
