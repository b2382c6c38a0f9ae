// A finger that goes to one side.
const FAR = 40;

/** @param {HTMLElement} element @param {(where: "forward" | "back") => void} go */
export function swipes(element, go) {
  /** @type {Touch | null} */
  let begun = null;
  element.addEventListener("touchstart", ({ touches }) => (begun = touches.length === 1 ? touches[0] : null), { passive: true });
  element.addEventListener(
    "touchend",
    ({ changedTouches: [end] }) => {
      const [x, y] = begun ? [end.clientX - begun.clientX, end.clientY - begun.clientY] : [0, 0];
      if (Math.abs(x) > FAR && Math.abs(x) > 2 * Math.abs(y)) go(x < 0 ? "forward" : "back");
      begun = null;
    },
    { passive: true },
  );
}
