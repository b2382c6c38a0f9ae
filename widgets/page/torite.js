// The page's own script: it sends what is touched and shows what comes back, and knows no rule of any game.
import { BUILD } from "./build.js";
import { NEW_VERSION } from "./engine.js";
import { Example } from "./example.js";
import { Four } from "./four.js";
import { Guide } from "./guide.js";
import { isShown, turnPages } from "./pages.js";
import { helpReaders, showEdition } from "./reading.js";
import { mendSearch } from "./search.js";
import { Table } from "./table.js";

export { ask, patience } from "./engine.js";

// An address may name a step of an example (name.step); one that names nothing is answered with a sentence.
function openAddress() {
  document.querySelector(".lost")?.remove();
  document.querySelector(".target")?.classList.remove("target");
  const name = decoded(location.hash.slice(1));
  const own = document.querySelector("torite-table, torite-four");
  if (own?.open(name) || !name) return;
  const [, example, step, moves] = /^([^~]+)\.([^.~]*)(~.*)?$/s.exec(name) ?? [];
  const play = example && document.getElementById(example);
  const isStep = play instanceof Example;
  const found = isStep ? play : document.getElementById(name);
  if (isStep) play.open(step, moves);
  const meant = found ? null : butForCapitals(name, example);
  if (found) found.classList.add("target");
  else if (meant) location.replace(`#${meant}`);
  else say(`The link names “${name}”, and nothing on this page is called that. Here is the page from its start.`);
}

// The address of what is called so but for its capitals.
function butForCapitals(name, example = name) {
  const [whole, part] = [name, example].map((wanted) => wanted.toLowerCase());
  for (const { id } of document.querySelectorAll("article [id]")) {
    if (id.toLowerCase() === whole) return id;
    if (id.toLowerCase() === part) return id + name.slice(example.length);
  }
}

// A link may have led to a page of a newer build, while this script is still the old one.
function openPage() {
  showEdition();
  showTab();
  openAddress();
  const source = document.querySelector("script[src*='assets/live/']")?.getAttribute("src") ?? "";
  if (!source.includes(`/${BUILD}/`)) say(NEW_VERSION);
}

// In the row of a game's pages, the one that is open; in the middle where there are others on both sides.
function showTab() {
  const tab = document.querySelector(".game-pages [aria-current]");
  const row = tab?.closest("ul");
  if (row) row.scrollLeft = tab.offsetLeft - row.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
}

function say(sentence) {
  const said = document.createElement("p");
  said.className = "lost";
  said.setAttribute("role", "status");
  said.textContent = sentence;
  document.querySelector(".md-content__inner")?.prepend(said);
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

function showTerms() {
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
}

customElements.define("torite-play", Example);
customElements.define("torite-guide", Guide);
customElements.define("torite-table", Table);
customElements.define("torite-four", Four);
showTerms();
helpReaders();
mendSearch();
window.addEventListener("hashchange", () => isShown() && openAddress());
const toPaper = () => document.querySelectorAll("torite-play, torite-guide").forEach((play) => play.prepareForPaper());
window.addEventListener("beforeprint", toPaper);
matchMedia("print").addEventListener("change", ({ matches }) => matches && toPaper());
turnPages(openPage);
openPage();
