// The keys of a table that is open.
import { leadTo } from "./hand.js";
import { touched } from "./widget.js";

/** @typedef {import("./table.js").Table} Table */

/** @type {Record<string, (table: Table, event: KeyboardEvent) => boolean>} */
const KEYS = {
  "?": (table) => toggle(table, ".playing-keys"),
  l: (table) => toggle(table, "[id$='.last-trick']"),
  u: (table) => !isCovered(table) && press(table, "[data-send=undo]"),
  c: (table) => !isCovered(table) && goOn(table),
  // It presses the button that has the focus; a card of the hand only where one may be played.
  " ": (table, event) => !isCovered(table) && !touched(event, "button:not(.hand .hand-option)") && goOn(table),
};

/** @param {Table} table @param {KeyboardEvent} event */
export function pressed(table, event) {
  const { key, target } = event;
  const isHere = target === document.body || table.contains(/** @type {Node} */ (target));
  if (!table.table || !isHere || event.ctrlKey || event.metaKey || event.altKey || touched(event, "input, select")) return;
  const isDone = KEYS[key]?.(table, event) ?? (!isCovered(table) && leadTo(table, key));
  if (!isDone) return;
  event.preventDefault();
  event.stopPropagation(); // the theme has keys of its own
}

/** The page's first link leads to the table that is open, else to what is asked before. @param {Table} table @param {MouseEvent} event */
export function skipped(table, event) {
  if (!touched(event, ".md-skip")) return;
  event.preventDefault();
  const asked = table.lobby.querySelector("input:checked, button");
  if (table.table) table.focusNext();
  else if (asked instanceof HTMLElement) asked.focus();
}

/** @param {Table} table */
const isCovered = (table) => table.querySelector(":popover-open") !== null;

/** @param {Table} table */
function goOn(table) {
  if (!table.showing || table.showing.isOver) return press(table, ".felt .widget-act[data-send=table]");
  table.showing.touch();
  return true;
}

/** @param {Table} table @param {string} panel */
function toggle(table, panel) {
  const found = table.querySelector(panel);
  found?.togglePopover();
  return found !== null;
}

/** @param {Table} table @param {string} name */
function press(table, name) {
  const button = table.querySelector(name);
  button?.click();
  return button !== null;
}

/** A sheet closes at a touch beside it, and before another that it opens; what was answered before goes with it. @param {Table} table */
export function closeSheets(table) {
  table.addEventListener("click", (event) => {
    const sheet = touched(event, ":is(.sheet, .felt-beside):popover-open");
    const opener = /** @type {HTMLButtonElement | null} */ (touched(event, "[popovertarget]"));
    if (event.target === sheet || opener?.popoverTargetElement?.matches(".sheet")) sheet?.hidePopover();
  });
  const forget = (/** @type {Event} */ { target }) => {
    const isOpen = /** @type {HTMLElement} */ (target).matches(".tip, :popover-open");
    if (!isOpen && !table.waiting) press(table, "[role=alert] [data-send=look]");
  };
  table.addEventListener("toggle", forget, true);
}
