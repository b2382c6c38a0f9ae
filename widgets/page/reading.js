// What helps a reader of rules: the edition that they have, a rule as a quotation, a sheet of paper.

import { give, tellBeside } from "./sharing.js";
import { make, touched } from "./widget.js";

// Chosen once, kept in this browser; passages of the other edition are hidden then.
const EDITION = "torite:edition";

/** @type {(selector: string) => NodeListOf<HTMLInputElement>} */
const inputs = (selector) => document.querySelectorAll(selector);

const kept = () => localStorage.getItem(EDITION) ?? document.documentElement.dataset.edition ?? "";

export function showEdition() {
  const edition = kept();
  document.documentElement.dataset.edition = edition;
  for (const choice of inputs("input[name=your-edition]")) choice.checked = choice.value === edition;
  for (const asked of inputs(".lobby input[name=edition]")) if (asked.value === edition) asked.click();
}

/** @param {string} edition */
function choose(edition) {
  document.documentElement.dataset.edition = edition;
  try {
    localStorage.setItem(EDITION, edition);
  } catch {
    // It holds for as long as the page is open.
  }
}

/**
 * The words of a rule as they stand on the page, examples left out; the rulebook's words for it and its place there; its address.
 * @param {HTMLElement} line
 * @param {string} href
 */
export function quotation(line, href) {
  const head = line.closest("h2, h3");
  const words = [];
  for (let next = head?.nextElementSibling; next && !next.matches("h1, h2, h3"); next = next.nextElementSibling) {
    if (next instanceof HTMLElement && !next.matches("torite-play, .fold, .setup") && next.checkVisibility()) {
      words.push(...next.innerText.replace(/ ?Decides in \d.*/, "").split(/\n+/));
    }
  }
  const title = head?.textContent?.split("§")[0].trim();
  /** @type {NodeListOf<HTMLElement>} */
  const found = /** @type {HTMLElement} */ (line.parentElement).querySelectorAll(".rule-found > :not(:last-child)");
  const printed = Array.from(found, ({ lang, textContent }) => (lang ? `In Japanese: ${textContent.replace(/ .*\n?/g, " ").trim()}` : textContent));
  return [title, ...words.filter(Boolean), "", ...printed, "", `${document.title}: ${href}`].join("\n");
}

/** @param {HTMLAnchorElement} mark */
async function quote(mark) {
  const text = quotation(mark, mark.href);
  const isCopied = await give({ title: document.title, text });
  if (isCopied) tellBeside(mark, "Copied");
  if (isCopied !== false) return;
  const shown = make("textarea", { className: "tip rule-copy", value: text, readOnly: true, popover: "auto", ariaLabel: "Copy this by hand" });
  shown.addEventListener("toggle", ({ newState }) => newState === "closed" && shown.remove());
  mark.after(shown);
  shown.showPopover({ source: mark });
  setTimeout(() => shown.select()); // the link has moved the focus
}

export function helpReaders() {
  document.addEventListener("change", ({ target }) => {
    if (target instanceof HTMLInputElement && target.name === "your-edition") choose(target.value);
  });
  document.addEventListener("click", (event) => {
    const mark = touched(event, ".rule-line > .rule-mark");
    if (mark instanceof HTMLAnchorElement) quote(mark);
    if (touched(event, "button[data-print]")) print();
    // Only its arrows are the row itself.
    if (event.target instanceof Element && event.target.matches(".nav-row")) event.target.scrollBy({ left: event.clientX - innerWidth / 2 });
    if (touched(event, ".nav-contents a")) document.getElementById("contents")?.hidePopover();
  });
}
