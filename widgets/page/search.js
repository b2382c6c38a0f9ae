// The theme's search, mended: a result's large title leads to its answer, and the page can scroll when a result is chosen.
export function mendSearch() {
  document.getElementById("__search").addEventListener("change", ({ target }) => target.checked || unlockScroll());
  const results = document.querySelector(".md-search-result__list");
  const mend = (changes) => changes.flatMap(({ addedNodes }) => [...addedNodes]).forEach(leadToAnswer);
  new MutationObserver(mend).observe(results, { childList: true });
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

// Under the title of a page stand the sections that were found in it, the best first. The title leads to the best of all.
function leadToAnswer(item) {
  const [page, section] = item.querySelectorAll("a.md-search-result__link");
  if (section && score(section) > score(page)) page.href = section.href;
}

const score = (link) => Number(link.firstElementChild.dataset.mdScore);
