// For the type checker alone: what comes from outside of these scripts.

/** What the worker answers. Which of it comes depends on what was asked; `fault` says that nothing else did. */
interface Answer {
  build: string;
  fault?: string;
  state: string;
  frame: string;
  passing: string[];
  said: string[];
  at: number;
  last: number;
  told: string;
  undo: boolean;
  redo: boolean;
  summary: string;
  over: boolean;
  code: string;
  cards: string;
}

/** A table as this browser keeps it. */
interface Kept {
  game: string;
  state: string;
  summary: string;
  over: boolean;
  when: number;
}

/** How far a start is: in words, or in bytes. */
interface News {
  words?: string;
  bytes?: number;
  of?: number;
}

/** PyScript's: a worker, and the functions that its Python gave it. */
interface PyWorker extends Worker {
  sync: { answer(request: string): Promise<string> };
}

interface Performance {
  getEntriesByType(type: "navigation"): PerformanceNavigationTiming[];
}

interface Window {
  /** Material's: it mounts its parts on each document told. */
  document$?: { next(page: Document): void };
  /** Of the page's head (overrides/main.html). */
  showTab?(): void;
}

/** What the build writes into every page, or into every widget of its kind. */
type Written =
  | ".widget-told"
  | ".widget-said"
  | ".widget-frame"
  | ".lobby button"
  | ".lobby-tables"
  | ".page-told"
  | ".search-open"
  | ".search-found"
  | ".search-told"
  | "noscript"
  | ".widget-transcript"
  | "[data-go=on]"
  | "[data-go=back]";

// All that is looked for by a selector is HTML; drawings are not.
interface ParentNode {
  querySelector(own: "torite-table, torite-four"): import("./table.js").Table | import("./four.js").Four | null;
  querySelectorAll(own: "torite-play, torite-guide"): NodeListOf<import("./example.js").Example | import("./guide.js").Guide>;
  querySelector(written: ".lobby"): HTMLFormElement;
  querySelector(written: ".search"): HTMLDialogElement;
  querySelector(written: ".search-form input"): HTMLInputElement;
  querySelector(written: "a.example-here" | "a.rule"): HTMLAnchorElement;
  querySelector(written: Written): HTMLElement;
  querySelector<K extends keyof HTMLElementTagNameMap>(name: K): HTMLElementTagNameMap[K] | null;
  querySelector<E extends Element = HTMLElement>(selector: string): E | null;
  querySelectorAll<K extends keyof HTMLElementTagNameMap>(name: K): NodeListOf<HTMLElementTagNameMap[K]>;
  querySelectorAll<E extends Element = HTMLElement>(selector: string): NodeListOf<E>;
}

interface Element {
  closest<K extends keyof HTMLElementTagNameMap>(name: K): HTMLElementTagNameMap[K] | null;
  closest<E extends Element = HTMLElement>(selector: string): E | null;
}
