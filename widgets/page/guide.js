// A guided deal. At each stop the reader makes the move; any other touch is answered by the engine's words for it.
import { PACES } from "./felt.js";
import { habit } from "./habits.js";
import { isStill, move } from "./motion.js";
import { takeOut } from "./unscripted.js";
import { make, STILL, touched, Widget } from "./widget.js";

export class Guide extends Widget {
  /** @type {string[]} */
  frames;
  /** @type {string[]} */
  right = [];
  /** @type {Element} */
  transcript;
  done = new Set();
  at = 0;
  clock = 0;
  had = false;
  /** @type {HTMLTemplateElement[]} Frames on the way to a stop. */
  passing = [];

  connectedCallback() {
    if (this.frames) return;
    this.connect();
    this.frames = [this.frame, ...this.querySelectorAll("template[data-at]")].map((frame) => frame.innerHTML);
    this.transcript = takeOut(this);
    this.addEventListener("click", (event) => this.clicked(event));
    this.stop(0);
  }

  /** What has happened since the stop before is seen to happen, one thing after another. @param {number} at */
  stop(at) {
    const isNext = at === this.at + 1 && !isStill() && habit("pace") !== "tap";
    this.at = Math.min(Math.max(at, 0), this.frames.length - 1);
    this.passing = isNext ? [...this.querySelectorAll("template")].filter((one) => one.dataset.before === String(this.at)) : [];
    this.had = this.contains(document.activeElement);
    this.tell("");
    this.next();
  }

  next() {
    const [passing] = this.passing.splice(0, 1);
    if (!passing) return this.arrive();
    const { each, collect } = PACES[habit("pace")];
    move(this, () => this.put(passing.innerHTML));
    this.clock = setTimeout(() => this.next(), passing.dataset.rests === undefined ? each : collect);
  }

  /** All that is left on the way, at once, and what is asked then. */
  arrive() {
    clearTimeout(this.clock);
    this.clock = 0;
    this.passing = [];
    this.done = new Set();
    move(this, () => this.put(this.frames[this.at]));
    const right = this.querySelector("[data-right]")?.dataset.right ?? "";
    this.right = right.split(" ~ ").filter(Boolean);
    const on = this.querySelector("[data-go=on]");
    on.textContent = this.right.length ? "Skip ahead" : "Go on";
    const play = this.querySelector(".guide-play");
    const isLast = this.at === this.frames.length - 1;
    const had = document.activeElement === on;
    on.ariaDisabled = String(isLast);
    this.querySelector("[data-go=back]").ariaDisabled = String(this.at === 0);
    if (isLast && had) play?.focus(STILL); // it stands in its place
    else if (this.had && !this.contains(document.activeElement)) this.focusNext();
  }

  /** @param {Event} event */
  clicked(event) {
    const button = touched(event, "button");
    if (this.clock) return this.arrive(); // a touch on the way brings all of it, and is nothing else
    // Words that lie over the question go with a touch, unless one selects them.
    if (!button && touched(event, ".widget-told") && getSelection()?.isCollapsed) this.tell("");
    if (!button) return;
    if (button.dataset.go === "back") this.stop(this.at - 1);
    else if (button.dataset.go === "on") this.stop(this.at + 1);
    else if (button.dataset.send) this.answered(event, button, button.dataset.send);
  }

  /**
   * Right: on to the next stop. Legal, but not what is asked: that is said besides the engine's words.
   * @param {Event} event
   * @param {HTMLElement} button
   * @param {string} message
   */
  answered(event, button, message) {
    const sent = message.replace(/^\w+ /, "");
    event.preventDefault();
    this.tell("");
    if (!this.right.includes(sent)) {
      this.explain(button);
      return;
    }
    this.done.add(sent);
    button.setAttribute("aria-pressed", "true");
    if (this.done.size < this.right.length) return;
    this.stop(this.at + 1);
    this.tell("Right.");
  }

  /** In place of the words that a card keeps for whoever touches it; why the deal goes another way where it is allowed. @param {HTMLElement} button */
  explain(button) {
    const words = button.closest("span.hand-way") ?? document.getElementById(button.getAttribute("popovertarget") ?? "");
    const told = this.querySelector(".widget-told");
    const said = [...(words?.querySelectorAll(":scope > span") ?? [])].map((line) => make("p", { innerHTML: line.innerHTML }));
    for (const open of this.querySelectorAll(".tip:popover-open")) open.hidePopover();
    if (!button.matches(".is-legal")) return told.append(...said);
    const asked = this.querySelector("[data-right]");
    const label = button.querySelector(".card")?.ariaLabel ?? button.ariaLabel ?? "That";
    said[0].prepend(make("span", { textContent: `${label.split(",")[0]} would be allowed, too. ` }));
    const on = make("button", { type: "button", textContent: asked?.dataset.played });
    on.dataset.go = "on";
    told.append(said[0], make("p", { textContent: asked?.dataset.otherwise }), on);
  }

  prepareForPaper() {
    this.append(this.transcript);
  }
}
