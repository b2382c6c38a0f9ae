// An example. Its steps were worked out before; once it is woken, the engine drives the same stepper.
import { stepOf } from "./address.js";
import { announceMove, announceNoStep } from "./announcing.js";
import { move } from "./motion.js";
import { end } from "./onward.js";
import { isReturn } from "./pages.js";
import { expectSteps, stepsOf } from "./steps.js";
import { swipes } from "./swiping.js";
import { takeOut } from "./unscripted.js";
import { touched, Widget } from "./widget.js";

const SEEN = 1500; // so long a full trick lies before it is taken

/**
 * Where each example was left: a page that is come back to is built anew.
 * @type {Map<string, { at: number, state?: string | null, asleep?: string | null, hash?: string | null, open?: boolean }>}
 */
const left = new Map();

export class Example extends Widget {
  /** @type {Map<number, string>} What was worked out before, as far as it has come. */
  frames;
  /** @type {Map<string, string[] | number>} What a touch of each card leads to, where that was worked out before: frames, or a step. */
  touches = new Map();
  playing = 0;
  isGoingOn = false; // Do more frames of a touch follow?
  isComing = false; // Is a step fetched, to be shown when it is there?
  isLinked = false; // Is a move on its way that an address names? The page stays where that has led.
  /** @type {Element} */
  transcript;
  /** @type {number} */
  at;
  /** @type {number} */
  last;
  /** @type {string} */
  key;
  /** @type {string | null} */
  state = null;
  /** @type {string | null} */
  asleep = null;
  /** @type {string | null | undefined} */
  leftWith;
  /** @type {() => void} */
  draw;
  /** @type {HTMLDetailsElement | null} Opens in place, and is drawn only then. */
  fold;

  connectedCallback() {
    if (this.frames) return;
    this.connect();
    this.fold = this.closest("details.fold");
    this.at = Number(this.dataset.at);
    this.last = Number(this.dataset.last);
    this.frames = new Map(this.isDrawn ? [[this.at, this.frame.innerHTML]] : []);
    expectSteps(this.dataset.steps);
    for (const { dataset, innerHTML } of this.querySelectorAll("template[data-touch]")) {
      const { touch = "", step } = dataset;
      this.touches.set(touch, step ? Number(step) : [...this.framesOf(touch), innerHTML]);
    }
    this.transcript = takeOut(this);
    this.addEventListener("click", (event) => this.clicked(event));
    this.addEventListener("keydown", (event) => this.pressed(event));
    swipes(this, (where) => this.go(where));
    this.key = `${location.pathname} ${this.id}`;
    const saved = left.get(this.key) ?? { at: this.at };
    this.asleep = saved.asleep ?? null;
    this.leftWith = saved.hash;
    const here = location.hash;
    // Drawn late it is as if it had been drawn now: an address that changed meanwhile is still to be opened.
    this.draw = () => {
      if (!this.isDrawn && !this.isComing) this.step(saved.at, here);
    };
    if (this.isDrawn) this.step(saved.at);
    else if (saved.open || this.fold?.open) this.unfold();
    this.fold?.addEventListener("toggle", () => this.folded());
    if (!saved.state) return;
    left.set(this.key, saved); // the page may be built once more before the engine has answered
    this.request(() => ({ state: saved.state }), (answer) => this.show(answer));
  }

  get isDrawn() {
    return this.frame.firstChild !== null;
  }

  unfold() {
    this.draw();
    if (this.fold) this.fold.open = true;
  }

  folded() {
    const open = this.fold?.open;
    if (open) this.draw();
    const kept = left.get(this.key);
    if (kept) kept.open = open;
  }

  // On paper all of it is wanted: the table, and every step in words.
  prepareForPaper() {
    const { fold } = this;
    if (fold && !fold.open) addEventListener("afterprint", () => (fold.open = false), { once: true });
    this.unfold();
    this.append(this.transcript);
  }

  /** To a step: by the engine where it listens, else from what was worked out before. @param {string} where */
  go(where) {
    /** @returns {Record<string, number>} */
    const steps = () => ({ first: 0, back: Math.max(this.at - 1, 0), forward: this.at + 1, last: this.last });
    if (this.state) this.send(() => `go ${steps()[where]}`);
    else this.step(steps()[where]);
  }

  // Those that a touch has led to, as the link to this step tells them.
  get moves() {
    return stepOf(this.querySelector("a.example-here")?.hash.slice(1) ?? "")?.moves ?? "";
  }

  /** @param {number} at */
  async step(at, hash = location.hash) {
    const playing = ++this.playing; // what a touch has begun is over
    this.isGoingOn = false;
    this.last = Number(this.dataset.last);
    const step = Math.min(Math.max(at, 0), this.last);
    if (!this.frames.has(step)) {
      this.isComing = true;
      const fault = await this.fetchSteps();
      if (playing !== this.playing) return;
      this.isComing = false;
      if (fault) return this.tell(fault);
    }
    this.shows(step, (there) => this.frames.get(there) ?? "");
    this.standing({}, hash);
  }

  // Those that were worked out before lie beside the page.
  async fetchSteps() {
    try {
      const steps = (await stepsOf(this.dataset.steps))[this.id];
      for (const [at, frame] of Object.entries(steps)) this.frames.set(Number(at), frame);
      return "";
    } catch {
      return "The steps of this example did not arrive. Try again when there is a network.";
    }
  }

  /** What has happened since the step before is seen to happen. @param {number} at @param {(at: number) => string} frame */
  shows(at, frame) {
    const put = () => this.put(frame(at));
    if (this.isDrawn && at === this.at + 1) move(this, put);
    else put();
    this.at = at;
  }

  /** @param {string} sent */
  framesOf(sent) {
    const found = this.touches.get(sent);
    return Array.isArray(found) ? found : [];
  }

  /** A card is played without the engine: its frames are there, and follow each other. @param {string} sent */
  async play(sent) {
    const step = this.touches.get(sent);
    if (typeof step === "number") return this.step(step);
    const playing = ++this.playing;
    const frames = this.framesOf(sent);
    for (const [number, frame] of frames.entries()) {
      if (number) await new Promise((later) => setTimeout(later, SEEN));
      if (playing !== this.playing) return;
      this.shows(number + 1, () => frame);
      this.last = this.at;
      this.isGoingOn = number + 1 < frames.length;
      this.standing();
    }
    this.querySelector(".stepping-onward")?.scrollIntoView({ block: "nearest" });
  }

  /** @param {Partial<Answer>} answer */
  standing({ undo = false, redo = false, state } = {}, hash = location.hash) {
    this.state = state ?? null;
    this.dataset.at = String(this.at);
    if (state) this.asleep = null;
    left.set(this.key, { at: this.at, state, asleep: this.asleep, hash, open: this.fold?.open });
    this.mark("[data-go=first], [data-go=back]", this.at === 0);
    this.mark("[data-go=forward], [data-go=last]", this.at === this.last);
    this.mark("[data-live=undo], [data-live=home]", !undo);
    this.mark("[data-live=redo]", !redo);
    this.classList.toggle("is-awake", this.state !== null);
    end(this);
    this.tell("");
  }

  /** What is told is in sight. @param {string} sentence */
  tell(sentence) {
    super.tell(sentence);
    if (sentence) this.querySelector(".widget-told").scrollIntoView({ block: "nearest" });
  }

  /**
   * A button at its end stays in reach of the keyboard: aria-disabled, not disabled.
   * @param {string} buttons
   * @param {boolean} disabled
   */
  mark(buttons, disabled) {
    for (const button of this.querySelectorAll(`:is(.stepping-controls, .stepping-trying) :is(${buttons})`)) {
      button.ariaDisabled = String(disabled);
    }
  }

  wake(moves = "", at = this.at) {
    const { source, rules, near } = this.dataset;
    const anew = { open: "example", name: this.id, source, rules, near: Number(near), at, moves };
    const request = this.asleep && !moves ? { state: this.asleep } : anew;
    const from = this.at;
    this.request(
      () => request,
      (answer) => {
        const asked = document.activeElement === this.querySelector("[data-live=wake]");
        const here = this.at;
        this.show(answer);
        if (here !== from) this.send(() => `go ${here}`); // stepped on meanwhile
        if (asked) this.focusNext(); // the button that was pressed is gone
        const asks = this.querySelector(".hand-option[data-send]") ? "Choose a card to play it, legal or not" : "No card is played here";
        if (!this.isLinked) this.mention(`Ready. ${asks}.`);
        this.isLinked = false;
      },
    );
  }

  /** The message is made when its turn comes: a touch before it may have moved the step. @param {() => string} message */
  send(message) {
    const made = () => this.state && { state: this.state, do: message() };
    this.request(made, (answer) => this.show(answer));
  }

  /** @param {Answer} answer */
  show(answer) {
    this.last = answer.last;
    this.shows(answer.at, () => answer.frame);
    this.standing(answer);
    this.tell(answer.told);
  }

  /** @param {string} sentence */
  async failed(sentence) {
    this.state = this.asleep = null;
    await this.step(this.at);
    this.tell(sentence);
  }

  // The reader's own line sleeps until the example is woken again.
  goWithout() {
    this.asleep = this.state ?? this.asleep;
    this.step(this.at);
  }

  /** A step named by a link, perhaps with moves that lead away from the example. @param {string} step */
  async open(step, moves = "") {
    if (this.leftWith === location.hash && isReturn()) return; // it has gone on from there since
    this.leftWith = null;
    this.giveUp(); // what was opened last is shown
    this.endProgress();
    this.unfold();
    const known = /^\d{1,5}$/.test(step) && (moves || Number(step) <= Number(this.dataset.last));
    this.isLinked = Boolean(known && moves);
    const [, , from, ...own] = moves.split("~");
    const shown = this.step(known ? Number(from ?? step) || 0 : 0);
    const { playing } = this;
    this.scrollIntoView({ block: "start" });
    await shown;
    if (playing !== this.playing) return;
    if (!known) announceNoStep(this, step);
    else if (moves) {
      announceMove(this, own[0] ?? "");
      this.wake(moves, Number(step));
    }
  }

  /** @param {Event} event */
  clicked(event) {
    const button = touched(event, "button, a.example-here");
    // What is told lies over the ways out: it goes with a touch, unless one selects its words.
    if (!button && touched(event, ".widget-told") && getSelection()?.isCollapsed) this.tell("");
    if (!button) return;
    const { go, live, send, report } = button.dataset;
    if (go) {
      this.go(go);
    } else if (live) {
      if (live !== "wake") this.send(() => live);
      else if (!this.waiting) this.wake(this.moves);
    } else if (send && (this.state || this.touches.has(send))) {
      event.preventDefault(); // the card is played; its words are not shown
      if (this.state) this.send(() => send);
      else this.play(send);
    } else if (button instanceof HTMLAnchorElement) {
      event.preventDefault();
      history.replaceState(history.state, "", button.href);
      const title = `${this.querySelector(".widget-title")?.textContent}, step ${this.at}`;
      this.give(button, { title, url: button.href }, "The link to this step is in the address bar.");
    } else if (report) {
      this.report(button, report, this.querySelector("a.example-here").href);
    }
  }

  /** @param {KeyboardEvent} event */
  pressed(event) {
    const where = { ArrowLeft: "back", ArrowRight: "forward" }[event.key];
    if (!where || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    this.go(where);
  }
}
