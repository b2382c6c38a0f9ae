// What a widget keeps for readers without scripts.
import { make } from "./widget.js";

/**
 * What is written for readers without scripts: all steps in words.
 * A page that was loaded has it as text, a page that was swapped in as elements; either way it is taken out.
 * @param {HTMLElement} element
 */
export function takeOut(element) {
  const words = element.querySelector("noscript");
  const template = make("template");
  template.innerHTML = words.firstElementChild ? words.innerHTML : (words.textContent ?? "");
  words.remove();
  return template.content.querySelector(".widget-transcript");
}
