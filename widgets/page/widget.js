// What an example and a table share: they send what was touched, put in what comes back, and say what happens.
import { Idiomorph } from "idiomorph";
import { ask, Unanswered } from "./engine.js";
import { give, tellBeside } from "./sharing.js";

/** @typedef {() => object | false | null | undefined | ""} Made A request, made when its turn comes; or none. */
/** @typedef {(answer: Answer) => void} Answered */

export class Widget extends HTMLElement {
  /** @type {HTMLElement} */
  frame;
  line = Promise.resolve();
  waiting = 0;
  turn = 0;
  isLinked = false;

  connect() {
    this.frame = this.querySelector(".widget-frame");
  }

  /** @param {string} sentence @param {boolean} [isFirst] Is it read before all else that is there? */
  tell(sentence, isFirst = false) {
    const told = this.querySelector(".widget-told");
    told.textContent = sentence;
    told.classList.toggle("is-first", isFirst);
    if (isFirst) this.scrollIntoView({ block: "start" });
  }

  /** The keyboard goes on from what is next when what had the focus is gone. @param {string} html */
  put(html) {
    const before = this.focused();
    const had = this.querySelector(".widget-acts .widget-act[data-send^=do]") !== null;
    for (const open of this.frame.querySelectorAll(":popover-open:not(.felt-beside)")) open.hidePopover();
    Idiomorph.morph(this.frame, html, { morphStyle: "innerHTML", callbacks: DRAWN });
    // Gone, or morphed into another card; or the last of several was chosen, and they can go.
    const act = this.querySelector(".widget-acts .widget-act[data-send^=do]");
    if (before !== null && act && !had) act.focus(STILL);
    else if (before !== null && before !== this.focused()) this.focusNext();
    this.frame.querySelector("[data-called]")?.showPopover();
  }

  /** What the focus is on, as far as a frame can tell it; null where it is elsewhere. */
  focused() {
    const active = /** @type {HTMLElement | null} */ (document.activeElement);
    return this.contains(active) ? active?.id || (active?.dataset.send ?? "") : null;
  }

  focusNext() {
    const next = NEXT.map((name) => this.querySelector(name)).find((found) => found?.checkVisibility());
    next?.focus(STILL);
  }

  /**
   * One request after the other: each is made of the state that the one before has left.
   * @param {Made} made
   * @param {Answered} answered
   */
  request(made, answered) {
    const turn = this.turn;
    const isWanted = () => turn === this.turn;
    this.waiting += 1;
    this.line = this.line
      .then(() => this.asked(isWanted, made, answered))
      .finally(() => {
        if (isWanted()) this.waiting -= 1;
      });
  }

  /** @param {() => boolean} isWanted @param {Made} made @param {Answered} answered */
  async asked(isWanted, made, answered) {
    const request = isWanted() && made();
    if (!request) return;
    try {
      const answer = await ask(request, (news) => isWanted() && this.progress(news));
      if (!isWanted()) return;
      this.endProgress();
      if (answer.fault) this.failed(answer.fault);
      else answered(answer);
    } catch (/** @type {any} */ fault) {
      if (!(fault instanceof Unanswered)) console.error(fault);
      if (isWanted()) this.stuck(fault.message, made, answered);
    }
  }

  /** The engine is on its way: how far it is, and a way to do without. @param {News} news */
  progress({ words, bytes, of = 0 }) {
    const panel = this.panel("is-loading");
    if (!panel.firstChild) {
      panel.append(make("progress", { ariaLabel: "Loading the engine" }), make("span"), this.without());
      this.tell("The engine is being loaded.");
    }
    const [bar, span] = panel.children;
    span.textContent = howFar({ words, bytes, of });
    if (bytes !== undefined) Object.assign(bar, { max: of, value: bytes });
  }

  endProgress() {
    const panel = this.querySelector(".widget-panel");
    if (!panel) return;
    const inside = panel.contains(document.activeElement);
    panel.remove();
    this.tell("");
    if (inside) this.querySelector("button:not([hidden])")?.focus(STILL);
  }

  /**
   * Nothing came: why, and what can be done now. The request is kept to be made again.
   * @param {string} sentence
   * @param {Made} made
   * @param {Answered} answered
   */
  stuck(sentence, made, answered) {
    const panel = this.panel("is-stuck");
    panel.replaceChildren(make("span", { textContent: sentence }));
    const again = make("button", { type: "button", textContent: "Try again" });
    again.addEventListener("click", (event) => {
      event.stopPropagation();
      this.endProgress();
      this.request(made, answered);
    });
    const reload = make("button", { type: "button", textContent: "Reload the page" });
    reload.addEventListener("click", () => location.reload());
    panel.append(again, reload, this.without());
    this.tell(sentence);
  }

  without() {
    const button = make("button", { type: "button", textContent: this.dataset.without || "Go on without it" });
    button.addEventListener("click", (event) => {
      event.stopPropagation();
      this.giveUp();
      this.endProgress();
      this.goWithout();
    });
    return button;
  }

  // What is still under way is not waited for.
  giveUp() {
    this.turn += 1;
    this.line = Promise.resolve();
    this.waiting = 0;
  }

  /** It lies over what is not needed meanwhile, so that nothing moves. @param {string} kind */
  panel(kind) {
    const panel = this.querySelector(".widget-panel") ?? make("div");
    if (!panel.parentNode) {
      const row = this.querySelector(".stepping-trying");
      if (row) row.append(panel);
      else this.frame.before(panel);
      if (!this.isLinked) panel.scrollIntoView({ block: "nearest" });
    }
    if (!panel.classList.contains(kind)) panel.replaceChildren();
    panel.className = `widget-panel widget-buttons ${kind}`;
    return panel;
  }

  /** What lies over other things, and is known as soon as it is read. @param {string} sentence */
  mention(sentence) {
    this.tell(sentence);
    setTimeout(() => this.querySelector(".widget-told").textContent === sentence && this.tell(""), 6000);
  }

  // What is shown when the engine says no, and when a reader does not wait for it.
  /** @param {string} sentence */
  failed(sentence) {
    this.tell(sentence);
  }

  goWithout() {}

  /** @param {HTMLElement} button @param {ShareData} what @param {string} otherwise */
  async give(button, what, otherwise, done = "Copied") {
    const isCopied = await give(what);
    if (isCopied) tellBeside(button, done);
    else if (isCopied === false) this.tell(otherwise);
  }

  /** @param {HTMLElement} button @param {string} text @param {string} link */
  report(button, text, link) {
    const whole = `${text}\n${link}\n\nWhat is wrong: `;
    const form = document.querySelector("meta[name=torite-issues]")?.getAttribute("content");
    if (form) {
      const fields = new URLSearchParams({ template: "wrong.yml", title: text.split("\n")[0], report: whole });
      window.open(`${form}/issues/new?${fields}`, "_blank", "noopener");
    }
    this.give(button, { text: whole }, whole, "Copied: paste it where you want to ask");
  }
}

// What a reader has opened stays open, as long as it is there.
/** @param {string} name @param {Element} element */
const isDrawnAnew = (name, element) => !(name === "open" && element.matches("details[id]"));

/** @param {Node} node @returns {node is Element} */
const isPrompt = (node) => node instanceof Element && node.matches(".prompt");

/** Another prompt is put in the place of the one before: its words have not moved. @param {Node} before @param {Node} after */
function isMorphed(before, after) {
  if (!isPrompt(before) || !isPrompt(after) || before.isEqualNode(after)) return true;
  before.replaceChildren(...after.childNodes);
  return false;
}

export const DRAWN = { beforeAttributeUpdated: isDrawnAnew, beforeNodeMorphed: isMorphed };

// A card that may be played, else what is to be done, else a card, else the next step.
export const STILL = { preventScroll: true };
const NEXT = [".hand-option.is-legal", ".widget-acts .widget-act", ".hand-option", "[data-go=forward]"];

/** @param {News} news */
export function howFar({ words = "", bytes, of = 0 }) {
  if (bytes === undefined) return words;
  return bytes < of ? `Loading the engine: ${Math.floor((100 * bytes) / of)} %` : "Starting the engine";
}

/**
 * The nearest that a selector names, from what was touched upwards.
 * @param {{ target: EventTarget | null }} event
 * @param {string} selector
 */
export const touched = ({ target }, selector) => (target instanceof Element ? target.closest(selector) : null);

/** @type {<K extends keyof HTMLElementTagNameMap>(name: K, properties?: object) => HTMLElementTagNameMap[K]} */
export const make = (name, properties = {}) => Object.assign(document.createElement(name), properties);
