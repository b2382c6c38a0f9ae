// The page's own script: it sends what is touched and shows what comes back, and knows no rule of any game.
import { butForCapitals, decoded, stepOf } from "./address.js";
import { BUILD } from "./build.js";
import { NEW_VERSION } from "./engine.js";
import { Example } from "./example.js";
import { Four } from "./four.js";
import { Guide } from "./guide.js";
import { showLetters } from "./habits.js";
import { idle } from "./idle.js";
import { offerToGoOn } from "./lobby.js";
import { followAtOnce, isShown, turnPages } from "./pages.js";
import { savesData } from "./saving.js";
import { helpReaders, showEdition } from "./reading.js";
import { offerNearest, Search } from "./search.js";
import { Table } from "./table.js";
import { showTerms } from "./terms.js";

export { ask, patience } from "./engine.js";

// An address may name a step of an example (name.step); one that names nothing is answered with a sentence.
function openAddress() {
  document.querySelector(".page-lost")?.remove();
  document.querySelector(".is-target")?.classList.remove("is-target");
  const name = decoded(location.hash.slice(1));
  const own = document.querySelector("torite-table, torite-four");
  if (own?.open(name) || !name) return;
  const elsewhere = addressElsewhere(name);
  if (elsewhere) return location.replace(elsewhere);
  const example = document.getElementById(stepOf(name)?.example ?? name);
  // What an address names is shown, also where it holds in the other edition only.
  example?.closest(".edition-2015, .edition-trick")?.classList.add("is-shown");
  const found = openStep(name) ?? document.getElementById(name);
  const meant = found ? null : butForCapitals(name, ids());
  if (found) found.classList.add("is-target");
  else if (meant) location.replace(`#${meant}`);
  else offerNearest(say(`The link names “${name}”, and nothing on this page is called that. Here is the page from its start.`), name);
}

/** Where that is which has moved to another page: a link to it stayed here, with its name. @param {string} name */
function addressElsewhere(name) {
  const names = [name, stepOf(name)?.example ?? name];
  const links = /** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll("a.is-elsewhere"));
  const link = Array.from(links).find(({ id, dataset }) => [id, dataset.example].some((one) => one && names.includes(one)));
  return link && link.href.split("#")[0] + location.hash;
}

/** The example of which the name tells a step: opened there. @param {string} name */
function openStep(name) {
  const named = stepOf(name);
  const example = document.getElementById(named?.example ?? "");
  if (!named || !(example instanceof Example)) return null;
  example.open(named.step, named.moves);
  return example;
}

const ids = () => Array.from(document.querySelectorAll("article [id]"), ({ id }) => id);

// Not for a reader who saves data.
const offline = savesData() || !navigator.serviceWorker ? Promise.resolve(null) : idle().then(() => import(new URL("offline.js", import.meta.url).href));

// A link may have led to a page of a newer build, while this script is still the old one.
function openPage() {
  offline.then((kept) => kept?.offerToKeep()).catch(() => {});
  showEdition();
  showLetters();
  followAtOnce();
  window.showTab?.();
  offerToGoOn();
  openAddress();
  const missing = document.querySelector(".page-missing");
  if (missing) offerNearest(missing, location.href);
  const source = document.querySelector("script[src*='assets/live/']")?.getAttribute("src") ?? "";
  if (!source.includes(`/${BUILD}/`)) say(NEW_VERSION);
}

/** @param {string} sentence */
function say(sentence) {
  const said = document.createElement("p");
  said.className = "page-lost";
  said.setAttribute("role", "status");
  said.textContent = sentence;
  document.querySelector(".md-content__inner")?.prepend(said);
  return said;
}

customElements.define("torite-play", Example);
customElements.define("torite-guide", Guide);
customElements.define("torite-table", Table);
customElements.define("torite-four", Four);
customElements.define("torite-search", Search);
showTerms();
helpReaders();
window.addEventListener("storage", showLetters);
window.addEventListener("hashchange", () => isShown() && openAddress());
const toPaper = () => document.querySelectorAll("torite-play, torite-guide").forEach((own) => own.prepareForPaper());
window.addEventListener("beforeprint", toPaper);
matchMedia("print").addEventListener("change", ({ matches }) => matches && toPaper());
turnPages(openPage);
openPage();
