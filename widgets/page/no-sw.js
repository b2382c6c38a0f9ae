// A service worker that takes itself away, with all that the one before it has kept of pages: the way out, should that one be broken.
const { registration, clients, skipWaiting } = /** @type {any} */ (self);

const end = async () => {
  for (const name of await caches.keys()) if (name.endsWith(registration.scope) || name.endsWith(`${registration.scope}-live`)) await caches.delete(name);
  await registration.unregister();
  for (const page of await clients.matchAll({ type: "window" })) page.navigate(page.url).catch(() => {});
};
self.addEventListener("install", () => skipWaiting.call(self));
self.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(end()));
