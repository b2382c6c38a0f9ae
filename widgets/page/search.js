// The theme's search, mended: it hears whatever changes its field, has the game of the page first, and leads to answers. What is found
// and how well, finder.js says.
const HOME = new URL("../../../", import.meta.url).href;
const IN_THIS_GAME = 0.25; // a little more than what players' own words lack to a title

export function mendSearch() {
  const box = document.querySelector(".md-search__input");
  // A menu, a voice, an input method for Japanese: without a key that the theme would hear.
  box.addEventListener("input", () => box.dispatchEvent(new Event("keyup")));
  const drawer = document.querySelector("#__search");
  drawer.addEventListener("change", () => drawer.matches(":checked") || unlockScroll());
  const list = document.querySelector(".md-search-result__list");
  const observer = new MutationObserver((changes) => {
    mend(changes.flatMap(({ addedNodes }) => /** @type {HTMLElement[]} */ ([...addedNodes])));
    observer.takeRecords();
  });
  observer.observe(list, { childList: true });
}

// On a narrow screen the page is held where it was while the search is open, and for a moment longer: a rule that is
// scrolled to meanwhile would be left again.
function unlockScroll() {
  const { body } = document;
  const y = -parseInt(body.style.top, 10);
  body.removeAttribute("data-md-scrolllock");
  body.style.top = "";
  if (y) scrollTo(0, y);
}

/** @param {HTMLElement[]} items */
function mend(items) {
  const game = `${HOME}${location.href.slice(HOME.length).split("/")[0]}/`;
  for (const item of items) {
    for (const link of item.querySelectorAll("a")) if (score(link) && link.href.startsWith(game)) raise(link);
    leadToAnswer(item);
  }
  const best = (/** @type {HTMLElement} */ item) => Math.max(...[...item.querySelectorAll("a")].map(score));
  items[0]?.parentElement?.append(...items.sort((a, b) => best(b) - best(a)));
}

/**
 * Under the title of a game or a page stand the sections that were found in it, the best first. The title leads to the best of all.
 * @param {HTMLElement} item
 */
function leadToAnswer(item) {
  const [page, section] = item.querySelectorAll("a");
  if (section && score(section) > score(page)) page.href = section.href;
}

/** @param {HTMLElement} link */
const scored = (link) => link.querySelector("[data-md-score]").dataset;

/** @param {HTMLElement} link */
const score = (link) => Number(scored(link).mdScore);

/** @param {HTMLElement} link */
function raise(link) {
  scored(link).mdScore = String(score(link) + IN_THIS_GAME);
}
