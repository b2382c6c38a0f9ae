// A table as an address that opens anywhere.

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
  button.closest("[popover]")?.hidePopover();
  linkTo(table, kind, (address) => table.copy(address, "The link is copied.", address), button.dataset.step);
}
