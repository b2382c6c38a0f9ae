// A reader who saves data is sent nothing that was not asked for.
export const savesData = () =>
  /** @type {any} */ (navigator).connection?.saveData || matchMedia("(prefers-reduced-data: reduce)").matches;
