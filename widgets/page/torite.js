// The page's own script: it moves between steps that were worked out before, and knows no rule of any game.
import { Idiomorph } from "./idiomorph.js";

const SWIPE = 40;

// Where each example was left. Instant navigation builds pages anew, on a link within the page too.
const left = new Map();

class Play extends HTMLElement {
  connectedCallback() {
    if (this.frames) return;
    this.frame = this.querySelector(".frame");
    this.last = Number(this.dataset.last);
    this.at = Number(this.dataset.at);
    this.frames = new Map([[this.at, this.frame.innerHTML]]);
    for (const template of this.querySelectorAll("template[data-at]")) {
      this.frames.set(Number(template.dataset.at), template.innerHTML);
    }
    this.addEventListener("click", (event) => this.clicked(event));
    this.addEventListener("keydown", (event) => this.pressed(event));
    this.addEventListener("touchstart", (event) => this.touched(event), { passive: true });
    this.addEventListener("touchend", (event) => this.released(event), { passive: true });
    this.go(left.get(this.key) ?? this.at);
  }

  get key() {
    return `${location.pathname} ${this.id}`;
  }

  go(at) {
    const inside = this.contains(document.activeElement);
    this.at = Math.min(Math.max(at, 0), this.last);
    Idiomorph.morph(this.frame, this.frames.get(this.at), { morphStyle: "innerHTML" });
    // The card that had the focus may be gone; the keyboard goes on from here.
    if (inside && !this.contains(document.activeElement)) this.querySelector("[data-go=forward]").focus();
    this.dataset.at = this.at;
    left.set(this.key, this.at);
    this.mark(".first, .back", this.at === 0);
    this.mark(".forward, .last", this.at === this.last);
    this.tell("");
  }

  // A button at its end stays in reach of the keyboard: aria-disabled, not disabled.
  mark(buttons, disabled) {
    for (const button of this.querySelectorAll(`.controls :is(${buttons})`)) {
      button.setAttribute("aria-disabled", disabled);
    }
  }

  tell(sentence) {
    this.querySelector(".told").textContent = sentence;
  }

  // A step named by a link.
  open(step) {
    const known = /^\d+$/.test(step) && Number(step) <= this.last;
    this.go(known ? Number(step) : 0);
    if (!known) {
      this.tell(`The link names step “${step}”, but this example has steps 0 to ${this.last}. Here is its start.`);
    }
    this.scrollIntoView({ block: "start" });
  }

  clicked(event) {
    const button = event.target.closest("button, a.here");
    if (!button) return;
    const steps = { first: 0, back: this.at - 1, forward: this.at + 1, last: this.last };
    if (button.dataset.go) {
      this.go(steps[button.dataset.go]);
    } else if (button.matches("a.here")) {
      event.preventDefault();
      event.stopPropagation(); // instant navigation would open the address, and close this sentence
      history.replaceState(history.state, "", button.href);
      this.copy(button.href, "The link to this step is copied.", "The link to this step is in the address bar.");
    } else if (button.dataset.report) {
      this.report(button.dataset.report);
    }
  }

  async copy(text, done, otherwise) {
    try {
      await navigator.clipboard.writeText(text);
      this.tell(done);
    } catch {
      this.tell(otherwise);
    }
  }

  report(text) {
    const link = new URL(this.querySelector("a.here").getAttribute("href"), location.href);
    const whole = `${text}\n${link}\n\nWhat is wrong: `;
    const form = document.querySelector("meta[name=torite-issues]")?.content;
    if (form) {
      const fields = new URLSearchParams({ template: "wrong.yml", title: text.split("\n")[0], report: whole });
      window.open(`${form}/issues/new?${fields}`, "_blank", "noopener");
    }
    this.copy(whole, "A report is copied: paste it where you want to ask, and add what is wrong.", whole);
  }

  pressed(event) {
    const steps = { ArrowLeft: this.at - 1, ArrowRight: this.at + 1 };
    if (!(event.key in steps) || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    this.go(steps[event.key]);
  }

  touched(event) {
    this.touch = event.touches.length === 1 ? event.touches[0] : null;
  }

  released(event) {
    if (!this.touch) return;
    const [end] = event.changedTouches;
    const [x, y] = [end.clientX - this.touch.clientX, end.clientY - this.touch.clientY];
    if (Math.abs(x) > SWIPE && Math.abs(x) > 2 * Math.abs(y)) this.go(this.at + (x < 0 ? 1 : -1));
    this.touch = null;
  }
}

// An address may name a step of an example (name.step); one that names nothing is answered with a sentence.
function openAddress() {
  document.querySelector(".lost")?.remove();
  const name = decoded(location.hash.slice(1));
  if (!name || name.startsWith("__")) return;
  const [, example, step] = /^(.+)\.([^.]*)$/.exec(name) ?? [];
  const play = example && document.getElementById(example);
  if (play instanceof Play) {
    play.open(step);
  } else if (!document.getElementById(name)) {
    const sentence = document.createElement("p");
    sentence.className = "lost";
    sentence.setAttribute("role", "status");
    sentence.textContent = `The link names “${name}”, and nothing on this page is called that. Here is the page from its start.`;
    document.querySelector(".md-content__inner")?.prepend(sentence);
  }
}

function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

// Terms show themselves to a mouse or to the keyboard's focus too; a tap works without this script.
const tipOf = (event) => event.target.closest?.("button.term")?.nextElementSibling;

document.addEventListener("pointerover", (event) => {
  if (event.pointerType === "mouse") tipOf(event)?.showPopover({ source: event.target.closest("button") });
});
document.addEventListener("pointerout", (event) => {
  const tip = event.target.closest?.(".term + .tip") ?? tipOf(event);
  const stays = event.relatedTarget?.closest?.(".term, .term + .tip");
  if (event.pointerType === "mouse" && tip && stays !== tip && stays !== tip.previousElementSibling) tip.hidePopover();
});
document.addEventListener("focusin", (event) => {
  if (event.target.matches(".term:focus-visible")) tipOf(event).showPopover({ source: event.target });
});
document.addEventListener("focusout", (event) => {
  if (event.target.matches(".term")) tipOf(event).hidePopover();
});
document.addEventListener("click", (event) => {
  if (event.pointerType === "mouse" && tipOf(event)) event.preventDefault();
});

customElements.define("torite-play", Play);
window.addEventListener("hashchange", openAddress);
// Material tells of each page it swaps in; without it there is one page, this one.
if (window.document$) window.document$.subscribe(openAddress);
else openAddress();
