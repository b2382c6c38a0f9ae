// Four cards that a reader sets. What the build has answered already is shown at once; the engine is asked for the rest.
import { touched, Widget } from "./widget.js";

const NAMED = "four-";

export class Four extends Widget {
  /** @type {Map<string | undefined, string>} */
  built;
  /** @type {string} */
  cards;
  /** @type {string} */
  wanted;

  connectedCallback() {
    if (this.built) return;
    this.connect();
    this.built = new Map([[this.dataset.cards, this.frame.innerHTML]]);
    for (const template of this.querySelectorAll("template")) this.built.set(template.dataset.cards, template.innerHTML);
    this.cards = this.dataset.cards ?? "";
    this.fill(this.cards);
    this.addEventListener("submit", (event) => event.preventDefault());
    this.addEventListener("change", () => this.show(this.chosen));
    this.addEventListener("click", (event) => this.clicked(touched(event, "button")));
  }

  get selects() {
    return [...this.querySelectorAll("select")];
  }

  // What is set, as it is written: B5 R3 Y8 G2.
  get chosen() {
    const words = this.selects.map((select) => select.value);
    return words.join("").replace(/(?<=\d)(?=.)/g, " ");
  }

  /** Set the cards; false for what cannot be set. @param {string} cards */
  fill(cards) {
    const words = cards.split(" ").flatMap((card) => [card.slice(0, 1), card.slice(1)]);
    this.selects.forEach((select, at) => (select.value = words[at] ?? ""));
    return this.selects.every((select) => select.value) && this.chosen === cards;
  }

  /** What an address names: four-B5-R3-Y8-G2. @param {string} fragment */
  open(fragment) {
    if (!fragment.startsWith(NAMED)) return false;
    const cards = fragment.slice(NAMED.length).replaceAll("-", " ");
    if (this.fill(cards)) {
      this.show(cards);
    } else {
      this.fill(this.cards);
      this.tell(`The link names “${fragment.slice(NAMED.length)}”, and that is not four cards. Here are others.`);
    }
    this.scrollIntoView({ block: "start" });
    return true;
  }

  /** The cards that were wanted last are shown, whatever is answered meanwhile. @param {string} cards */
  show(cards) {
    this.wanted = cards;
    this.tell("");
    const built = this.built.get(cards);
    if (built !== undefined) return this.answered({ cards, frame: built });
    this.request(
      () => cards === this.wanted && { four: cards },
      (answer) => cards === this.wanted && this.answered(answer),
    );
  }

  /** @param {{ cards: string, frame: string }} answer */
  answered({ cards, frame }) {
    this.wanted = this.cards = cards;
    this.fill(cards);
    this.put(frame);
    if (location.hash || cards !== this.dataset.cards) history.replaceState(history.state, "", this.link);
  }

  get link() {
    return `#${NAMED}${this.cards.replaceAll(" ", "-")}`;
  }

  /** @param {HTMLElement | null} button */
  clicked(button) {
    if (button?.dataset.cards) this.show(button.dataset.cards);
    else if (button?.matches(".four-here")) {
      const { href } = new URL(this.link, location.href);
      this.give(button, { url: href }, href);
    }
  }

  /** Back to what is shown. @param {string} sentence */
  failed(sentence) {
    this.wanted = this.cards;
    this.fill(this.cards);
    this.tell(sentence);
  }

  goWithout() {
    this.failed("Other cards need the engine. The buttons above do without.");
  }
}
