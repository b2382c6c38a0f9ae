// What helps a reader of rules: the edition that they have, a rule as a quotation, a sheet of paper.

import { touched } from "./widget.js";

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
 * The words of a rule as they stand on the page, examples left out, with its address.
 * @param {HTMLElement} line
 * @param {string} href
 */
export function quotation(line, href) {
  const head = line.closest("h2, h3");
  const words = [];
  for (let next = head?.nextElementSibling; next && !next.matches("h1, h2, h3"); next = next.nextElementSibling) {
    if (next instanceof HTMLElement && !next.matches("torite-play, .fold, .setup, .rule-used") && next.checkVisibility()) {
      words.push(...next.innerText.split(/\n+/));
    }
  }
  const title = head?.firstChild?.textContent?.trim();
  const quoted = words.filter((text) => text.trim()).map((text) => `> ${text.trim()}`);
  return [`> **${title}**`, ...quoted, "", `${document.title}: ${href}`].join("\n");
}

/** @param {HTMLAnchorElement} mark */
async function quote(mark) {
  const said = (/** @type {string} */ text) => {
    mark.textContent = text;
    setTimeout(() => (mark.textContent = "§"), 3000);
  };
  try {
    await navigator.clipboard.writeText(quotation(mark, mark.href));
    said("Copied");
  } catch {
    said("Not copied: the browser does not allow it");
  }
}

export function helpReaders() {
  document.addEventListener("change", ({ target }) => {
    if (target instanceof HTMLInputElement && target.name === "your-edition") choose(target.value);
  });
  document.addEventListener("click", (event) => {
    const mark = touched(event, ".rule-line > .rule-mark");
    if (mark instanceof HTMLAnchorElement) quote(mark);
    if (touched(event, "button[data-print]")) print();
    if (touched(event, ".nav-contents a")) document.getElementById("contents")?.hidePopover();
  });
}
