// What has moved between two frames is seen to move: what is new comes from where it lay, what is gone goes to whoever has it now.
// On its way everything looks as it lay or lies there, so nothing hidden is shown.

/** @typedef {{ x: number, y: number, isOut?: boolean }} Point Does what comes from there come out of something? */
/** @typedef {{ element: HTMLElement, name: string, kind: string, place: string, key: string, at: Point, copy: HTMLElement }} Thing */

export const COMES = { duration: 340, easing: "cubic-bezier(0.2, 0.7, 0.3, 1)", fill: /** @type {const} */ ("backwards") };
const GOES = { duration: 400, easing: "ease-in", fill: /** @type {const} */ ("both") };
const APART = 60; // milliseconds between things that move together
const GHOST = "playing-ghost";

/** Cards of the trick, but for those that are taken; those put aside; those that lie open, drawn small, from which one may come; and what else lies at seats or can be taken. */
const KINDS = {
  trick: ".board:not(.is-taken) .board-lying > .card:not(.card-none, .card-slip)",
  aside: ".board-aside > .card",
  open: ".row-chip",
  other: ".row-list > .row, .piece[data-piece], .row-of-pile .card-heap",
  hand: ".hand .card",
};
const HIDDEN = "a card face down";
const still = matchMedia("(prefers-reduced-motion: reduce)");

export const isStill = () => still.matches;

/**
 * Put a frame, and show what has moved.
 * @param {HTMLElement} root
 * @param {() => void} put
 * @param {Point | null} touched where the reader has touched
 */
export function move(root, put, touched = null) {
  settle(root);
  if (isStill()) return put();
  const before = thingsOf(root);
  const taker = root.querySelector(".board:not(.is-tried) .is-winning");
  put();
  const after = thingsOf(root);
  const plan = new Plan(root, without(before, after), touched);
  const fresh = without(after, before).filter(({ kind, place }) => place && kind !== "open");
  fresh.forEach((thing, at) => come(thing, plan.source(thing), at));
  const isTaken = !after.some(({ kind }) => kind === "trick");
  plan.gone.forEach((thing, at) => go(root, thing, plan.goal(thing, isTaken ? placeOf(taker) : ""), at));
}

/** What is still on its way is there. @param {HTMLElement} root */
export function settle(root) {
  for (const ghost of root.querySelectorAll(`:scope > .${GHOST}`)) ghost.remove();
}

/** Where what is new comes from, and where what is gone goes. The frame tells by whom, to whom, and what was taken from the middle. */
class Plan {
  /** @param {HTMLElement} root @param {Thing[]} gone @param {Point | null} touched */
  constructor(root, gone, touched) {
    this.board = root.querySelector(".board");
    this.gone = gone;
    this.touched = touched;
  }

  /** @param {"by" | "to" | "took"} what */
  told(what) {
    return this.board?.dataset[what] ?? "";
  }

  /** @param {Thing} thing @returns {Point | null} */
  source({ name, kind, place }) {
    const isHand = kind === "hand";
    const same = this.found((one) => one.name === name && name !== HIDDEN);
    if (same) return same.at;
    if (isHand && this.found((one) => one.kind === "hand" && one.name === HIDDEN)) return null; // turned over
    const found = this.found((one) => one.kind === (isHand ? "aside" : "hand")) ?? this.gone.find((one) => one.name === this.told("took"));
    if (found) return found.at;
    if (isHand) return this.told("by") === "0" ? this.touched : null;
    return this.chip(kind === "trick" ? place : this.told("by"));
  }

  /** @param {Thing} thing @param {string} taker */
  goal({ kind, place, name }, taker) {
    if (kind === "trick") return this.chip(taker);
    if (kind === "aside") return this.chip(place);
    if (kind === "hand") return this.chip(this.told("to"));
    return name === this.told("took") ? this.chip(this.told("by")) : null;
  }

  /** It has moved, and is no more looked for. @param {(thing: Thing) => boolean} isWanted */
  found(isWanted) {
    const at = this.gone.findIndex(isWanted);
    return at < 0 ? null : this.gone.splice(at, 1)[0];
  }

  /** @param {string} seat */
  chip(seat) {
    const chip = seat && this.board?.querySelector(`.board-at-${seat} .board-chip`);
    return chip && chip.checkVisibility() ? { ...middle(chip), isOut: true } : null;
  }
}

/** All that can move and is in sight, copied as it looks. @param {HTMLElement} root @returns {Thing[]} */
function thingsOf(root) {
  const board = root.querySelector(".board");
  /** @type {Map<string, number>} */
  const counts = new Map();
  return Object.entries(KINDS).flatMap(([kind, selector]) => {
    const found = [...((kind === "hand" ? root : board)?.querySelectorAll(selector) ?? [])];
    return found.filter((element) => element.checkVisibility()).map((element) => thingOf(element, kind, counts));
  });
}

/** @param {HTMLElement} element @param {string} kind @param {Map<string, number>} counts how many of each there are @returns {Thing} */
function thingOf(element, kind, counts) {
  const place = kind === "hand" ? kind : placeOf(element);
  const name = nameOf(element);
  const key = [kind, place, name].join(" ");
  counts.set(key, (counts.get(key) ?? 0) + 1);
  const copy = /** @type {HTMLElement} */ (element.cloneNode(true));
  copy.style.setProperty("--card-width", `${element.offsetWidth}px`);
  return { element, name, kind, place, key: `${key} ${counts.get(key)}`, at: middle(element), copy };
}

/** @param {Element | null} element */
const placeOf = (element) => element?.closest(".board-seat")?.className.match(/board-at-(\d)/)?.[1] ?? "";

/** @param {HTMLElement} element */
function nameOf({ dataset, ariaLabel, classList, parentElement }) {
  if (dataset.piece) return dataset.piece;
  if (classList.contains("card-heap")) return parentElement?.closest("li")?.querySelector("small")?.textContent ?? "";
  return ariaLabel?.split(",")[0] ?? classList.value;
}

/** @param {Thing[]} things @param {Thing[]} others */
function without(things, others) {
  const keys = new Set(others.map(({ key }) => key));
  return things.filter(({ key }) => !keys.has(key));
}

/** @param {Thing} thing @param {Point | null} from @param {number} number */
function come({ element, at }, from, number) {
  if (!from) return;
  const start = { transform: `translate(${from.x - at.x}px, ${from.y - at.y}px) scale(${from.isOut ? 0.5 : 1})`, opacity: from.isOut ? 0 : 1 };
  element.animate([start, {}], { ...COMES, delay: number * APART });
}

/** @param {HTMLElement} root @param {Thing} thing @param {Point | null} to @param {number} number */
function go(root, { at, copy }, to, number) {
  if (!to) return;
  const { x, y } = root.getBoundingClientRect();
  copy.classList.add(GHOST);
  copy.ariaHidden = "true";
  copy.style.left = `${at.x - x - root.clientLeft}px`;
  copy.style.top = `${at.y - y - root.clientTop}px`;
  root.append(copy);
  const end = { transform: `translate(${to.x - at.x}px, ${to.y - at.y}px) scale(0.4)`, opacity: 0.2 };
  copy.animate([{}, { opacity: 1, offset: 0.6 }, end], { ...GOES, delay: number * APART }).onfinish = () => copy.remove();
}

/** @param {Element} element @returns {Point} */
export function middle(element) {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}
