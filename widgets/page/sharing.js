// A table as an address that opens anywhere.

const COPIED = "The link is copied.";
const SEEN = 3000;

/**
 * @param {import("./table.js").Table} table
 * @param {string} kind
 * @param {(address: string) => void} use
 * @param {string} [step]
 */
export function linkTo(table, kind, use, step) {
  const made = () => table.state && { state: table.state, link: kind };
  table.request(made, ({ code }) => use(`${location.origin}${location.pathname}#t${code}${step ? `~${step}` : ""}`));
}

/** @param {import("./table.js").Table} table @param {string} kind @param {HTMLElement} button */
export function copyLink(table, kind, button) {
  for (const open of table.querySelectorAll(":popover-open")) open.hidePopover(); // what is told would lie under them
  const copied = async (/** @type {string} */ address) => {
    await table.copy(address, COPIED, address);
    setTimeout(() => table.told === COPIED && table.tell(""), SEEN);
  };
  linkTo(table, kind, copied, button.dataset.step);
}
