// Terms show themselves to a mouse or to the keyboard's focus too; a tap works without this script.
import { touched } from "./widget.js";

const TERM = "button.tip-term";

/** @param {PointerEvent} event */
const isMouse = ({ pointerType }) => pointerType === "mouse";

/** What a term shows stands behind it. @type {(term: HTMLElement | null) => HTMLElement | undefined} */
const tipOf = (term) => /** @type {HTMLElement} */ (term?.nextElementSibling);

/** @param {HTMLElement | null} term */
const show = (term) => term && tipOf(term)?.showPopover({ source: term });

export function showTerms() {
  document.addEventListener("pointerover", (event) => isMouse(event) && show(touched(event, TERM)));
  document.addEventListener("pointerout", (event) => {
    const tip = touched(event, ".tip-term + .tip") ?? tipOf(touched(event, TERM));
    const stays = touched({ target: event.relatedTarget }, ".tip-term, .tip-term + .tip");
    if (isMouse(event) && tip && stays !== tip && stays !== tip.previousElementSibling) tip.hidePopover();
  });
  document.addEventListener("focusin", (event) => show(touched(event, `${TERM}:focus-visible`)));
  document.addEventListener("focusout", (event) => tipOf(touched(event, TERM))?.hidePopover());
  document.addEventListener("click", (event) => isMouse(event) && touched(event, TERM) && event.preventDefault());
}
