// The service worker: after one visit every page is there without a network, and what plays as soon as it was wanted once.
// The build puts before it what there is: `pages`, and where that lies which comes when it is wanted: `wanted`.
import { cacheNames, clientsClaim } from "workbox-core";
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from "workbox-precaching";
import { registerRoute } from "workbox-routing";

const { pages, wanted, registration } = /** @type {any} */ (self);
const STORE = `${cacheNames.runtime}-live`;
const folders = wanted.map((/** @type {string} */ folder) => new URL(folder, registration.scope).href);
const isWanted = (/** @type {string} */ address) => folders.some((/** @type {string} */ folder) => address.startsWith(folder));

precacheAndRoute(pages, { ignoreURLParametersMatching: [/./] });
cleanupOutdatedCaches();
clientsClaim();

// Kept as it comes; what is asked for anew comes anew.
registerRoute(
  ({ url }) => isWanted(url.href),
  async ({ url, request }) => {
    const store = await caches.open(STORE);
    const address = url.origin + url.pathname;
    const kept = request.cache === "reload" ? undefined : await store.match(address);
    // A script would take the address that an answer brings, of the first request, for its own.
    if (kept) return url.search ? new Response(kept.body, kept) : kept;
    const answer = await fetch(request);
    if (answer.ok) store.put(address, answer.clone()).catch(() => {});
    return answer;
  },
);

registerRoute(
  ({ request }) => request.mode === "navigate",
  async ({ request }) => fetch(request).catch(async () => (await matchPrecache("404.html")) ?? Response.error()),
);

const forget = async () => {
  const store = await caches.open(STORE);
  for (const { url } of await store.keys()) if (!isWanted(url)) await store.delete(url);
};
self.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(forget()));

// A page has told its reader of this newer version, and the reader wants it.
self.addEventListener("message", ({ data }) => data === "take over" && /** @type {any} */ (self).skipWaiting());
