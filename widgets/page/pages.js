// From page to page without loading anew, so that the worker stays: the parts of the next page take the place of these.
// History, scrolling and focus stay the browser's own (Navigation API); one without it loads each page, and the engine again.
import { decoded } from "./address.js";

const HOME = new URL("../../../", import.meta.url).href;
const PARTS = ["skip", "header-game", "header-topic", "container"].map((name) => `[data-md-component=${name}]`);
const HEAD = "meta[name=description], meta[name=torite-row], link[rel=canonical], link[rel=prev], link[rel=next], script[src*='assets/live/']";

/** @param {URL | Location} address */
const pageOf = ({ pathname, search }) => pathname + search;
// Not simply the address: Back before this script has run leads to another one without a page having come.
let shown = pageOf(new URL(window.navigation?.activation?.entry?.url ?? location.href));
let entry = window.navigation?.currentEntry?.key; // of the browser's history, for the page that is shown

// False between a link and its page: the address is the next page's already.
export const isShown = () => pageOf(location) === shown;

// By Back, by Forward or by a reload: the page is to be as it was left.
export const isReturn = () => ["traverse", "back_forward", "reload"].includes(wayHere() ?? "");
const wayHere = () => window.navigation?.transition?.navigationType ?? performance.getEntriesByType("navigation")[0]?.type;

/** Tells of each page that has come, when it has been scrolled to where its address leads. @param {() => void} arrived */
export function turnPages(arrived) {
  if (!isShown()) location.reload();
  writeLinksInFull(document);
  window.navigation?.addEventListener("currententrychange", () => isShown() && remember());
  window.navigation?.addEventListener("navigate", (event) => {
    const url = new URL(event.destination.url);
    if (!isTurn(event, url)) return;
    const hasStayed = event.destination.key === entry; // Back before the next page was there
    const handler = async () => {
      if (hasStayed) return;
      if (pageOf(url) !== shown && !(await turn(url, event.signal))) return location.reload();
      remember();
      event.scroll();
      document.body.style.minHeight = "";
      arrived();
    };
    event.intercept({ handler, focusReset: url.hash ? "manual" : "after-transition" });
  });
}

// The theme's list of contents follows the page smoothly, and meanwhile Chromium drops the way to where a link leads: it follows at once.
export function followAtOnce() {
  for (const list of document.querySelectorAll(".md-sidebar__scrollwrap, .md-sidebar .md-nav__list")) {
    list.scrollTo = (/** @type {any} */ { top }) => (list.scrollTop = top);
  }
}

// What lies over a page has an entry of its own in the history, so that Back takes it away.
export const coverPage = () => history.pushState("covered", "");
export const isCovered = () => history.state === "covered";

function remember() {
  entry = window.navigation.currentEntry?.key;
}

/**
 * To another page of ours; what stays within a page, and what is no page, is left to the browser.
 * @param {NavigateEvent} event
 * @param {URL} url
 */
function isTurn({ canIntercept, navigationType, downloadRequest, formData }, url) {
  if (!canIntercept || navigationType === "reload" || downloadRequest !== null || formData) return false;
  return url.href.startsWith(HOME) && url.pathname.endsWith("/") && !(isShown() && pageOf(url) === shown);
}

/**
 * False where there is no such page, or none of this make: then the browser shows what there is.
 * @param {URL} url
 * @param {AbortSignal} signal
 */
async function turn(url, signal) {
  const next = await fetched(url, signal);
  signal.throwIfAborted(); // Back may come while its text is read, which nothing breaks off
  const [old, come] = [document, next].map(partsOf);
  if (!next || old.length + come.length < 2 * PARTS.length) return false;
  writeLinksInFull(next);
  next.getElementById(decoded(url.hash.slice(1)))?.closest(".list-part")?.setAttribute("open", ""); // as a browser does, but for Back
  for (const open of document.querySelectorAll("[data-md-toggle]:checked")) open.click();
  /** @type {HTMLElement | null} */ (document.activeElement)?.blur();
  // A page that is shorter for a moment would be scrolled up, and that be remembered as where the reader was on the next one.
  document.body.style.minHeight = `${document.documentElement.scrollHeight}px`;
  old.forEach((part, at) => part.replaceWith(come[at]));
  for (const told of document.head.querySelectorAll(HEAD)) told.remove();
  document.head.append(...next.head.querySelectorAll(HEAD));
  document.documentElement.lang = next.documentElement.lang;
  document.title = next.title;
  shown = pageOf(url);
  window.document$?.next(document); // Material mounts its parts anew
  old.forEach(takeApart);
  document.querySelector(".page-told").textContent = next.title; // a page that was loaded is read out by itself
  return true;
}

/** Those that the page has. @param {Document | null} page */
const partsOf = (page) => PARTS.map((part) => page?.querySelector(part)).filter((part) => part != null);

/** @param {URL} url @param {AbortSignal} signal */
async function fetched(url, signal) {
  try {
    const answer = await fetch(url, { signal });
    const page = await answer.blob(); // what is read as text at once is kept in the process while developer tools listen
    return answer.ok ? new DOMParser().parseFromString(await page.text(), "text/html") : null;
  } catch (fault) {
    if (signal.aborted) throw fault; // for another page, which is on its way
    return null;
  }
}

/**
 * While the next page is on its way its address stands already, and relative links would lead on from there.
 * @param {Document} root
 */
function writeLinksInFull(root) {
  /** @type {NodeListOf<HTMLAnchorElement | HTMLLinkElement>} */
  const links = root.querySelectorAll("a[href], link[rel=icon]");
  /** @type {NodeListOf<HTMLScriptElement>} */
  const scripts = root.querySelectorAll("script[src]");
  for (const link of links) link.href = link.href;
  for (const script of scripts) script.src = script.src;
}

/**
 * Material holds on to elements that it once watched, and each of them would hold on to all of its page. Widgets stay whole:
 * an answer may still be on its way to them.
 * @param {Element} part
 */
function takeApart(part) {
  for (const element of part.querySelectorAll("*")) {
    if (!element.parentElement?.closest("torite-play, torite-guide, torite-table, torite-four")) element.remove();
  }
}
