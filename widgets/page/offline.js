// Reading and playing without a network: the service worker, what it keeps when it is wanted, and how a newer version is told.
import { FILES } from "./build.js";

const HOME = new URL("../../../", import.meta.url).href;
const files = Object.keys(FILES).map((name) => new URL(name, import.meta.url).href);
const { serviceWorker } = navigator;

/** @param {string} text @param {() => void} pressed */
function button(text, pressed) {
  const made = Object.assign(document.createElement("button"), { type: "button", textContent: text });
  made.addEventListener("click", pressed);
  return made;
}

/** A newer version waits until no page of this one is open, or until a reader wants it. @param {ServiceWorkerRegistration} registration */
function tell(registration) {
  if (!serviceWorker.controller || document.querySelector(".offline-newer")) return;
  const told = document.createElement("p");
  told.className = "offline-newer";
  told.setAttribute("role", "status");
  const show = () => {
    serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    registration.waiting?.postMessage("take over");
  };
  told.append("There is a new version of these pages. Your tables are kept. ", button("Show it", show), button("Later", () => told.remove()));
  document.body.append(told);
}

async function register() {
  const registration = await serviceWorker.register(`${HOME}sw.js`, { scope: HOME });
  if (registration.waiting) tell(registration);
  registration.addEventListener("updatefound", () => {
    const next = registration.installing;
    next?.addEventListener("statechange", () => next.state === "installed" && tell(registration));
  });
}

const isKept = async () => (await Promise.all(files.map((file) => caches.match(file)))).every(Boolean);

/** Beside the questions of a table: all that playing needs is fetched at once, and kept by the service worker on its way. */
export async function offerToKeep() {
  const line = /** @type {HTMLElement | null} */ (document.querySelector(".lobby-offline"));
  if (!line) return;
  await serviceWorker.ready;
  const kept = () => line.replaceChildren("Kept: you can play here without a network.");
  const keep = async () => {
    try {
      for (const [at, file] of files.entries()) {
        line.replaceChildren(`Keeping: ${Math.round((100 * at) / files.length)} %`);
        await (await fetch(file)).blob();
      }
      kept();
    } catch {
      line.replaceChildren("Something did not arrive. ", button("Try again", keep));
    }
  };
  if (await isKept()) kept();
  else line.replaceChildren(button("Keep for offline (5 MB)", keep));
}

register().catch(() => {}); // a browser that keeps nothing reads on with its network
