// A guided deal. At each stop the reader makes the move; any other touch is answered by the engine's words for it.
import { takeOut } from "./example.js";
import { Widget } from "./widget.js";

export class Guide extends Widget {
  connectedCallback() {
    if (this.frames) return;
    this.connect();
    this.frames = [this.frame.innerHTML];
    for (const template of this.querySelectorAll("template[data-at]")) this.frames.push(template.innerHTML);
    this.words = takeOut(this);
    this.addEventListener("click", (event) => this.clicked(event));
    this.stop(0);
  }

  stop(at) {
    this.at = Math.min(Math.max(at, 0), this.frames.length - 1);
    this.done = new Set();
    this.put(this.frames[this.at]);
    const right = this.querySelector("[data-right]");
    this.right = (right?.dataset.right ?? "").split(" ~ ").filter(Boolean);
    const on = this.querySelector("[data-go=on]");
    on.textContent = this.right.length ? "Skip ahead" : "Go on";
    on.setAttribute("aria-disabled", this.at === this.frames.length - 1);
    this.querySelector("[data-go=back]").setAttribute("aria-disabled", this.at === 0);
    this.tell("");
  }

  clicked(event) {
    const button = event.target.closest("button");
    if (!button) return;
    if (button.dataset.go === "back") this.stop(this.at - 1);
    else if (button.dataset.go === "on") this.stop(this.at + 1);
    else if (button.dataset.send) this.answered(event, button);
  }

  // Right: on to the next stop. Legal, but not what is asked: that is said besides the engine's words.
  answered(event, button) {
    const sent = button.dataset.send.replace(/^\w+ /, "");
    if (!this.right.includes(sent)) {
      this.tell(button.matches(".legal") ? "That is allowed, but it is not what is asked for here." : "");
      return;
    }
    event.preventDefault();
    this.done.add(sent);
    button.setAttribute("aria-pressed", "true");
    if (this.done.size < this.right.length) return;
    this.stop(this.at + 1);
    this.tell("Right.");
  }

  prepareForPaper() {
    this.append(this.words.transcript);
  }
}
