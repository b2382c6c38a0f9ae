// What is asked before a table is opened, the tables that this browser keeps, and how far the engine is.
import { ask } from "./engine.js";
import { savesData } from "./saving.js";
import { all, forget, isBroken, keepsNothing } from "./store.js";
import { howFar, make } from "./widget.js";

const ELSEWHERE =
  "This address opens a table only in the browser where it is played. Whoever plays there can send you a link with “Share”.";
const NOWHERE =
  "This browser keeps nothing for this site (its storage is full or closed), so a table lasts as long as its page. " +
  "Before you leave it, send yourself its link with “Share”.";
const BROKEN = "What this browser keeps of the table was cut off or changed, and cannot be read.";

/** Options that the other answers leave nothing to decide, or do not allow, are not offered. @param {HTMLFormElement} lobby */
export function offer(lobby) {
  const form = new FormData(lobby);
  const chosen = new Set([`${form.get("players")} players`, form.get("edition")]);
  /** @type {NodeListOf<HTMLInputElement>} */
  const options = lobby.querySelectorAll("input[name=option]");
  for (const option of options) {
    const needs = option.dataset.needs?.split(",") ?? [];
    const fits = needs.every((need) => (need.startsWith("not ") ? !chosen.has(need.slice(4)) : chosen.has(need)));
    option.disabled = !fits;
    const line = option.closest("p");
    if (line) line.hidden = !fits;
    if (fits && option.checked) chosen.add(option.value);
  }
  for (const group of lobby.querySelectorAll(".lobby-options")) group.hidden = !group.querySelector("input:enabled");
}

/** As the engine reads it. @param {HTMLFormElement} lobby */
export function setupOf(lobby) {
  const form = new FormData(lobby);
  return [`${form.get("players")} players`, form.get("edition"), ...form.getAll("option")].filter(Boolean).join(", ");
}

/** @param {HTMLElement} tables @param {string} game */
export function list(tables, game) {
  const kept = all(game);
  tables.hidden = kept.length === 0;
  const items = kept.map(({ id, summary, when }) => {
    const day = new Date(when).toLocaleString(undefined, { dateStyle: "medium", timeStyle: "short" });
    const open = make("button", { type: "button", textContent: `${summary}, ${day}` });
    open.dataset.table = id;
    const remove = make("button", { type: "button", textContent: "Remove", ariaLabel: `Remove: ${summary}, ${day}` });
    remove.dataset.remove = id;
    const item = make("li");
    item.append(open, remove);
    return item;
  });
  const ul = make("ul");
  ul.append(...items);
  tables.replaceChildren(make("h2", { textContent: "Your tables" }), ul);
}

/** @param {import("./table.js").Table} table @param {string} id @param {HTMLElement} button */
export function removeTable(table, id, button) {
  if (button.textContent === "Remove") {
    button.textContent = "Really remove?";
    button.ariaLabel = button.ariaLabel?.replace("Remove", "Really remove") ?? null;
    table.tell("Press again to remove the table.");
    return;
  }
  forget(id);
  list(table.querySelector(".lobby-tables"), table.game);
  table.querySelector(".lobby button").focus();
  table.tell("The table is removed.");
}

/** Why a table cannot be opened here. @param {string} id */
export const whyNone = (id) => (isBroken(id) ? BROKEN : keepsNothing() ? NOWHERE : ELSEWHERE);

/** Whoever opens the page of a table wants to play; not where data is saved. Should it fail, a button or dealing tries again. @param {HTMLElement} lobby */
export function preload(lobby) {
  if (savesData()) return;
  const line = lobby.querySelector(".lobby-progress");
  const tell = (/** @type {(string | Node)[]} */ ...words) => line?.replaceChildren(...words);
  const failed = (/** @type {Error} */ { message }) => {
    const again = make("button", { type: "button", textContent: "Try again" });
    again.addEventListener("click", () => preload(lobby));
    lobby.addEventListener("submit", () => tell(), { once: true });
    tell(message, again);
  };
  ask({ about: true }, (how) => tell(howFar(how))).then(() => tell(), failed);
}

/** A table that was left in mid-play is offered on home and on the pages of its game. */
export function offerToGoOn() {
  const open = all().filter(({ over }) => !over);
  document.documentElement.dataset.tables = open.map(({ game }) => game).join(" ");
  for (const line of document.querySelectorAll(".nav-left")) {
    const links = [...line.querySelectorAll("a")];
    const latest = open.find(({ game }) => links.some((link) => link.dataset.game === game));
    for (const link of links) {
      link.classList.toggle("is-offered", link.dataset.game === latest?.game);
      if (link.dataset.game !== latest?.game) continue;
      const [, deal] = latest?.summary.split(" · ") ?? [];
      link.textContent = `Go on: ${link.dataset.title}${deal ? `, ${deal}` : ""}`;
      link.href = `${link.href.split("#")[0]}#table-${latest?.id}`;
    }
  }
}
