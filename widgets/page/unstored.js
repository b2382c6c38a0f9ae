// PyScript opens databases in which it keeps nothing of ours, and does not start where the browser allows none.
// It gets one that is always empty.
/** @param {unknown} result */
const answered = (result) => {
  /** @type {{ result: unknown, onsuccess?: (event: { target: object }) => void }} */
  const request = { result };
  queueMicrotask(() => request.onsuccess?.({ target: request }));
  return request;
};

const store = { getAllKeys: () => answered([]) };
const database = { transaction: () => ({ objectStore: () => store }), close() {} };

export function openNoDatabase() {
  Object.defineProperty(self, "indexedDB", { value: { open: () => answered(database) }, configurable: true });
}
