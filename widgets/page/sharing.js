// What is sent to somebody: by the platform's own sheet where there is one on a screen that is touched, else as a copy.

/**
 * True when it was copied, false when it could not be; nothing where the platform asked the reader.
 * @param {ShareData} what
 */
export async function give(what) {
  if (what.title && matchMedia("(pointer: coarse)").matches) {
    try {
      return await navigator.share(what);
    } catch (/** @type {any} */ { name }) {
      if (name === "AbortError") return;
    }
  }
  try {
    await navigator.clipboard.writeText(/** @type {string} */ (what.text ?? what.url));
    return true;
  } catch {
    return false;
  }
}

/** What was done is told for a while beside what did it, and read aloud. @param {HTMLElement} button @param {string} words */
export function tellBeside(button, words) {
  button.dataset.told = document.querySelector(".page-told").textContent = words;
  setTimeout(() => delete button.dataset.told, 3000);
}

/**
 * A table as an address that opens anywhere.
 * @param {import("./table.js").Table} table
 * @param {string} kind
 * @param {(address: string) => void} use
 * @param {string} [step]
 */
export function linkTo(table, kind, use, step) {
  const made = () => table.state && { state: table.state, link: kind };
  table.request(made, ({ code }) => use(`${location.origin}${location.pathname}#t${code}${step ? `~${step}` : ""}`));
}

/** A link that could not be copied stands below the button. @param {import("./table.js").Table} table @param {string} kind @param {HTMLElement} button */
export function shareLink(table, kind, button) {
  const use = async (/** @type {string} */ url) => {
    const isCopied = await give({ title: document.title, url });
    if (isCopied) tellBeside(button, "Copied");
    const told = button.nextElementSibling;
    if (told) told.textContent = isCopied === false ? url : "";
  };
  linkTo(table, kind, use, button.dataset.step);
}
