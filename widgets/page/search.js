// A question as it is asked at the table, and the rules that answer it, those of the game that is read first. Which ones, finder.js says.
import { coverPage, isCovered } from "./pages.js";
import { make, touched } from "./widget.js";

/** @typedef {import("./finder.js").Found} Found */
/** @typedef {import("./finder.js").Finder} Finder */

const HOME = new URL("../../../", import.meta.url).href;
const WANTED = { rules: "Rules", aid: "Cheat sheet", play: "Play" };

/** @type {Promise<Finder> | null} */
let finder = null;

let times = 0; // What a page has failed to import it asks for under another name only.

const load = () => (finder ??= fetched());

/** Who looks, and where, as soon as somebody asks. @returns {Promise<Finder>} */
async function fetched() {
  const address = new URL(`finder.js?${times}`, import.meta.url).href;
  const [{ Finder }, answer] = await Promise.all([import(address), fetch(`${HOME}search/search_index.json`)]);
  return new Finder(await answer.json());
}

function forget() {
  finder = null;
  times += 1;
}

/** What a wrong address may have meant, said behind the sentence that it is wrong. @param {Element} said @param {string} address */
export async function offerNearest(said, address) {
  try {
    const { answers } = (await load()).find(address.replace(HOME, ""), "");
    const links = answers.slice(0, 3).map(({ doc }) => make("a", { href: HOME + doc.location, textContent: doc.title }));
    if (links.length) said.append(" Perhaps you want: ", ...links.flatMap((link, at) => (at ? [", ", link] : [link])), ".");
  } catch {
    forget(); // the sentence stands without it
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
    this.dialog.addEventListener("close", () => isCovered() && history.back());
    this.dialog.addEventListener("click", (event) => {
      if (event.target === this.dialog || touched(event, ".search-close")) this.dialog.close();
    });
    const follow = () => this.follow();
    window.addEventListener("popstate", follow);
    window.navigation?.addEventListener("currententrychange", follow);
  }

  get question() {
    return this.field.value;
  }

  /** Which is asked; "" for all. */
  get game() {
    return /** @type {HTMLInputElement} */ (this.querySelector(":checked")).value;
  }

  /** The game whose page is open; "" for none. */
  get read() {
    const folder = location.href.slice(HOME.length).split("/")[0];
    return this.choices.some(({ value }) => value === folder) ? folder : "";
  }

  // The game that is read is asked, or all; where none is read, any of them.
  open() {
    const { read } = this;
    for (const choice of this.choices) {
      choice.parentElement?.toggleAttribute("hidden", read !== "" && !["", read].includes(choice.value));
      choice.checked = choice.value === read;
    }
    coverPage();
    this.follow();
  }

  // As the history has it: Back closes, and from a result leads to what was found.
  follow() {
    if (!isCovered()) this.dialog.close();
    else if (!this.dialog.open) {
      this.dialog.showModal();
      this.field.select();
      this.answer();
    }
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
    /** @type {HTMLElement[]} */
    const stops = [this.field, ...this.querySelectorAll(".search-found a")];
    const at = stops.indexOf(/** @type {HTMLElement} */ (document.activeElement));
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
    try {
      const loaded = await load();
      this.show(loaded.find(this.question, this.game));
    } catch {
      forget();
      this.tell("unloaded");
    }
  }

  /** @param {Found} found */
  show({ answers, game, isWeak }) {
    const isElsewhere = this.game && !game && answers.length;
    const nothing = this.question.trim() && !answers.length ? "nothing" : "";
    this.tell(isWeak ? "weak" : isElsewhere ? "elsewhere" : nothing);
    const list = this.querySelector(".search-found");
    list.replaceChildren(...(answers.length ? answers.map(shown) : this.pages().map(listed)));
    list.scrollTop = 0;
  }

  /** Before anything is asked: the pages of the game that is read; where none is, what is wanted of each. @returns {HTMLElement[]} */
  pages() {
    const row = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".nav a"));
    if (this.read) return Array.from(row, (link) => /** @type {HTMLElement} */ (link.cloneNode(true)));
    const games = this.choices.filter(({ value }) => value);
    return games.flatMap(({ value, ariaLabel }) =>
      Object.entries(WANTED).map(([page, title]) =>
        make("a", { href: `${HOME}${value}/${page}/`, textContent: `${ariaLabel}: ${title}` }),
      ),
    );
  }

  /** One of the sentences that the dialog has, or none. @param {string} name */
  tell(name) {
    /** @type {HTMLElement} */
    const told = this.querySelector(".search-told");
    told.textContent = told.dataset[name] ?? "";
  }
}

/** Its title, the sentence that says most of what was asked, and in one quiet line its page. @param {import("./finder.js").Answer} answer */
function shown({ doc, sentence }) {
  const link = make("a", { href: HOME + doc.location });
  const quiet = make("small", { textContent: doc.page ?? "" });
  link.append(make("strong", { textContent: doc.title }), make("p", { textContent: sentence }), quiet);
  return listed(link);
}

/** @param {HTMLElement} link */
function listed(link) {
  const item = make("li");
  item.append(link);
  return item;
}
