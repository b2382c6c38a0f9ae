// A question as it is asked at the table, and the rules that answer it, those of the game that is read first. Which ones, finder.js says.
import { Finder } from "./finder.js";
import { make, touched } from "./widget.js";

/** @typedef {import("./finder.js").Found} Found */

const HOME = new URL("../../../", import.meta.url).href;
const UNLOADED = "The search did not arrive. Are you offline? What you type next tries again.";

/** @type {Promise<Finder> | null} */
let finder = null;

const load = () => (finder ??= fetched());

async function fetched() {
  const answer = await fetch(`${HOME}search/search_index.json`);
  return new Finder(await answer.json());
}

/** What a wrong address may have meant, said behind the sentence that it is wrong. @param {Element} said @param {string} address */
export async function offerNearest(said, address) {
  try {
    const { answers } = (await load()).find(address.replace(HOME, "").replace(/[^\p{L}\p{N}]+/gu, " "), "");
    const links = answers.slice(0, 3).map(({ doc }) => make("a", { href: HOME + doc.location, textContent: doc.title }));
    if (links.length) said.append(" Perhaps you want: ", ...links.flatMap((link, at) => (at ? [", ", link] : [link])), ".");
  } catch {
    finder = null; // the sentence stands without it
  }
}

export class Search extends HTMLElement {
  /** @type {HTMLDialogElement} */
  dialog;
  /** @type {HTMLInputElement} */
  field;
  /** @type {HTMLInputElement[]} */
  choices;

  connectedCallback() {
    this.dialog = this.querySelector(".search");
    this.field = this.querySelector(".search-form input");
    this.choices = [.../** @type {NodeListOf<HTMLInputElement>} */ (this.querySelectorAll("[name=search-game]"))];
    this.querySelector(".search-open").addEventListener("click", () => this.open());
    document.addEventListener("keydown", (event) => this.pressed(event));
    this.dialog.addEventListener("input", () => this.answer());
    this.dialog.addEventListener("submit", (event) => this.go(event));
    this.dialog.addEventListener("click", (event) => {
      if (event.target === this.dialog || touched(event, "a, .search-close")) this.dialog.close();
    });
  }

  get question() {
    return this.field.value;
  }

  /** Which is asked; "" for all. */
  get game() {
    return this.choices.find(({ checked }) => checked)?.value ?? "";
  }

  // The game that is read comes first.
  open() {
    const read = location.href.slice(HOME.length).split("/")[0];
    const isOne = this.choices.some(({ value }) => value === read);
    for (const choice of this.choices) {
      choice.parentElement?.toggleAttribute("hidden", !isOne || !["", read].includes(choice.value));
      choice.checked = choice.value === (isOne ? read : "");
    }
    this.dialog.showModal();
    this.field.select();
    this.answer();
  }

  /** @param {KeyboardEvent} event */
  pressed(event) {
    const { key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (this.dialog.open) this.walk(event);
    else if (key === "/" && !touched(event, "input, textarea, select")) {
      event.preventDefault();
      this.open();
    }
  }

  /** From the field to the first answer, on to the next, and back; who types on goes on asking. @param {KeyboardEvent} event */
  walk(event) {
    const stops = [this.field, ...this.querySelectorAll(".search-found a")];
    const at = stops.findIndex((stop) => stop === document.activeElement);
    const next = { ArrowDown: stops[at + 1], ArrowUp: stops[at - 1] }[event.key];
    if (next && at >= 0) {
      event.preventDefault();
      next.focus();
    } else if (at > 0 && event.key.length === 1) this.field.focus();
  }

  /** The best answer. @param {SubmitEvent} event */
  async go(event) {
    event.preventDefault();
    await this.answer();
    this.querySelector(".search-found a")?.click();
  }

  async answer() {
    const { question, game } = this;
    try {
      const found = (await load()).find(question, game);
      if (question === this.question && game === this.game) this.show(found);
    } catch {
      finder = null;
      this.tell(UNLOADED);
    }
  }

  /** @param {Found} found */
  show({ answers, game }) {
    const isElsewhere = this.game !== "" && game === "" && answers.length > 0;
    const isAsked = this.question.trim() !== "";
    const nothing = isAsked && !answers.length ? "Nothing is called so. Try another word for it." : "";
    this.tell(isElsewhere ? "Nothing in this game. In the others:" : nothing);
    const list = this.querySelector(".search-found");
    list.replaceChildren(...(isAsked ? answers.map(shown) : pagesHere()));
    list.scrollTo(0, 0);
  }

  /** @param {string} sentence */
  tell(sentence) {
    this.querySelector(".search-told").textContent = sentence;
  }
}

/** Before anything is asked: the pages of the game that is read. */
function pagesHere() {
  const links = [...document.querySelectorAll(".nav a")];
  return links.map((link) => listed(/** @type {HTMLElement} */ (link.cloneNode(true))));
}

/** Its title, its Japanese once, the sentence that says most of what was asked, and on which page. @param {import("./finder.js").Answer} answer */
function shown({ doc, sentence }) {
  const link = make("a", { href: HOME + doc.location });
  const title = make("strong", { textContent: doc.title });
  const japanese = make("small", { lang: "ja", textContent: doc.written ?? "" });
  const where = make("small", { textContent: doc.page ?? "" });
  link.append(title, " ", japanese, make("span", { textContent: sentence }), where);
  return listed(link);
}

/** @param {HTMLElement} link */
function listed(link) {
  const item = make("li");
  item.append(link);
  return item;
}
