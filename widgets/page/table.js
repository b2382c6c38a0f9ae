// A table to play at. The engine decides; this keeps the table after every action, and finds it again.
import { tableOf } from "./address.js";
import { all, find, forget, isBroken, keep, keepsNothing, KEPT_NOT, watch } from "./store.js";
import { make, touched, Widget } from "./widget.js";

/**
 * Which table is open on which page: a page that is come back to is built anew.
 * @type {Map<string, string>}
 */
const opened = new Map();

const ELSEWHERE =
  "This address opens a table only in the browser where it is played. Whoever plays there can send it to you: " +
  "“Link”, below the table, copies an address that opens anywhere. Here you can deal a new one.";
const NOWHERE =
  "This browser keeps nothing for this site (its storage is full or closed), so a table lasts as long as its page is open. " +
  "Before you close or reload the next one, send yourself its link: “Link”, below the table. Here you can deal a new one.";
const BROKEN = "What this browser keeps of the table was cut off or changed, and cannot be read. It is left as it is.";

export class Table extends Widget {
  /** @type {HTMLFormElement} */
  lobby;
  /** @type {string | null} */
  table = null;
  /** @type {string | null} */
  state = null;
  path = "";
  wanted = 0;
  unwatch = () => {};
  offerAgain = () => this.offer();

  connectedCallback() {
    if (this.lobby) return;
    this.connect();
    this.path = location.pathname;
    this.lobby = this.querySelector(".lobby");
    this.addEventListener("click", (event) => this.clicked(event));
    this.lobby.addEventListener("submit", (event) => {
      event.preventDefault();
      this.begin();
    });
    this.lobby.addEventListener("change", () => this.offer());
    addEventListener("pageshow", this.offerAgain);
    this.unwatch = watch((id, how) => this.changedElsewhere(id, how));
    this.showLobby();
  }

  disconnectedCallback() {
    this.unwatch();
    removeEventListener("pageshow", this.offerAgain);
  }

  get common() {
    return { name: this.id, rules: this.dataset.rules };
  }

  /**
   * What an address names: a table kept here, or one that a link carries. False for anything else, which closes no table.
   * @param {string} fragment
   */
  open(fragment) {
    const named = tableOf(fragment);
    const here = opened.get(this.path);
    if (fragment === "") this.leave();
    else if (named?.code) this.takeLink(named.id, named.code);
    else if (named) this.take(named.id);
    else if (here) this.take(here, { address: false });
    return fragment === "" || named !== null;
  }

  // Options that the other answers leave nothing to decide, or do not allow, are not offered.
  offer() {
    const form = new FormData(this.lobby);
    const chosen = new Set([`${form.get("players")} players`, form.get("edition")]);
    /** @type {NodeListOf<HTMLInputElement>} */
    const options = this.lobby.querySelectorAll("input[name=option]");
    for (const option of options) {
      const needs = option.dataset.needs?.split(",") ?? [];
      const fits = needs.every((need) => (need.startsWith("not ") ? !chosen.has(need.slice(4)) : chosen.has(need)));
      option.disabled = !fits;
      const line = option.closest("p");
      if (line) line.hidden = !fits;
      if (fits && option.checked) chosen.add(option.value);
    }
    for (const group of this.lobby.querySelectorAll(".lobby-options")) group.hidden = !group.querySelector("p:not([hidden])");
  }

  begin() {
    if (this.waiting) return;
    this.offer();
    const form = new FormData(this.lobby);
    const chosen = [`${form.get("players")} players`, form.get("edition"), ...form.getAll("option")];
    const setup = chosen.filter(Boolean).join(", ");
    this.ask(unused(), () => ({ open: "table", game: this.game, setup, ...this.common }));
  }

  /** @param {string} id @param {{ address?: boolean }} [how] */
  take(id, how) {
    if (id === this.table) return;
    const table = find(id);
    if (!table) {
      this.leave();
      this.tell(isBroken(id) ? BROKEN : keepsNothing() ? NOWHERE : ELSEWHERE);
      return;
    }
    this.clear();
    this.ask(id, () => ({ state: (find(id) ?? table).state }), how);
  }

  /** The same link opened twice is the same table, as far as it was played here. @param {string} id @param {string} code */
  takeLink(id, code) {
    if (find(id)) return this.take(id);
    this.clear();
    this.ask(id, () => ({ open: "link", code, ...this.common }));
  }

  /**
   * Ask for a table. It is kept when it comes, and opened if the reader still waits for it.
   * @param {string} id
   * @param {import("./widget.js").Made} made
   * @param {{ address?: boolean }} [how]
   */
  ask(id, made, how) {
    this.wanted += 1;
    const { wanted } = this;
    const answered = (/** @type {Answer} */ answer) => {
      const isKept = find(id)?.state === answer.state || keep(id, this.record(answer));
      if (wanted === this.wanted && this.isConnected) this.enter(id, answer, isKept, how);
    };
    this.request(made, answered);
  }

  get game() {
    return this.dataset.game ?? "";
  }

  /** @param {Answer} answer */
  record({ state, summary, over }) {
    return { state, summary, over, game: this.game, when: Date.now() };
  }

  /** @param {string} id @param {Answer} answer @param {boolean} isKept @param {{ address?: boolean }} [how] */
  enter(id, answer, isKept, { address = true } = {}) {
    this.table = id;
    opened.set(this.path, id);
    this.clear();
    this.frame.hidden = false;
    if (address && location.hash !== `#table-${id}`) {
      document.querySelector(".page-lost")?.remove();
      const method = location.hash ? "replaceState" : "pushState";
      history[method](null, "", `#table-${id}`);
    }
    this.show(answer);
    if (!isKept) this.tell(KEPT_NOT);
    this.scrollIntoView({ block: "start" });
    if (this.contains(document.activeElement) || document.activeElement === document.body) this.focusNext();
  }

  // Nothing but the table that was asked for.
  clear() {
    this.lobby.hidden = true;
    this.querySelector(".lobby-tables").hidden = true;
  }

  /** @param {Answer} answer */
  show(answer) {
    this.state = answer.state;
    this.put(answer.frame);
    this.tell("");
  }

  // Back to the question how many play, and the tables kept here.
  leave() {
    opened.delete(this.path);
    this.showLobby();
  }

  showLobby() {
    this.wanted += 1;
    this.table = null;
    this.state = null;
    this.lobby.hidden = false;
    this.offer();
    this.frame.hidden = true;
    this.frame.replaceChildren();
    this.list();
    this.tell("");
  }

  list() {
    const tables = this.querySelector(".lobby-tables");
    const kept = all(this.game);
    tables.hidden = kept.length === 0;
    const items = kept.map(({ id, summary, when }) => {
      const day = new Date(when).toLocaleString(undefined, { dateStyle: "medium", timeStyle: "short" });
      const open = make("button", { type: "button", textContent: `${summary}, ${day}` });
      open.dataset.table = id;
      const remove = make("button", { type: "button", textContent: "Remove", ariaLabel: `Remove: ${summary}, ${day}` });
      remove.dataset.remove = id;
      const item = make("li");
      item.append(open, remove);
      return item;
    });
    const ul = make("ul");
    ul.append(...items);
    tables.replaceChildren(make("h2", { textContent: "Your tables" }), ul);
  }

  /** @param {MouseEvent} event */
  clicked(event) {
    const button = touched(event, "button");
    if (!button) return;
    const { send, page, link, report, table, remove } = button.dataset;
    // The second click of two meets what has moved there meanwhile.
    if (event.detail > 1 && (remove || /^(tap|table|do)\b/.test(send ?? ""))) return;
    if (send) this.send(send);
    else if (page === "leave") this.walkOut();
    else if (link) this.copyLink(link, button);
    else if (report) this.linkTo("seen", (address) => this.report(report, address));
    else if (table) this.take(table);
    else if (remove) this.removeTable(remove, button);
  }

  walkOut() {
    history.pushState(null, "", location.pathname + location.search);
    this.leave();
    this.querySelector(".lobby button").focus();
  }

  /** @param {string} id @param {HTMLElement} button */
  removeTable(id, button) {
    if (button.textContent === "Remove") {
      button.textContent = "Really remove?";
      button.ariaLabel = button.ariaLabel?.replace("Remove", "Really remove") ?? null;
      this.tell("Press again to remove the table.");
      return;
    }
    forget(id);
    this.list();
    this.querySelector(".lobby button").focus();
    this.tell("The table is removed.");
  }

  /**
   * What comes back is kept, also when the reader has left meanwhile; not over what another tab has kept since.
   * @param {string} message
   */
  send(message) {
    const id = this.table;
    if (!id) return;
    /** @type {string | null} */
    let from = null;
    const made = () => {
      from = this.state;
      if (!from || id !== this.table) return null;
      if ((find(id)?.state ?? from) !== from) {
        this.changedElsewhere(id);
        return null;
      }
      return { state: from, do: message };
    };
    const answered = (/** @type {Answer} */ answer) => {
      if ((find(id)?.state ?? from) !== from) return this.changedElsewhere(id);
      if (id === this.table) this.show(answer);
      if (!keep(id, this.record(answer))) this.tell(KEPT_NOT);
    };
    this.request(made, answered);
  }

  /** @param {string} kind @param {(address: string) => void} use */
  linkTo(kind, use) {
    const made = () => this.state && { state: this.state, link: kind };
    this.request(made, ({ code }) => use(`${location.origin}${location.pathname}#t${code}`));
  }

  /** @param {string} kind @param {HTMLElement} button */
  copyLink(kind, button) {
    button.closest("[popover]")?.hidePopover();
    this.linkTo(kind, (address) => this.copy(address, "The link is copied.", address));
  }

  /**
   * Another tab has played on: what it kept is shown here.
   * @param {string} id
   * @param {{ here?: boolean, removed?: boolean }} how
   */
  changedElsewhere(id, { here = false, removed = false } = {}) {
    if (this.table === null) this.list();
    if (id !== this.table) return;
    if (removed) this.tell("This table was removed in another tab. The next touch keeps it again.");
    const made = () => {
      const stored = find(id);
      return id === this.table && stored && stored.state !== this.state ? { state: stored.state } : null;
    };
    const answered = (/** @type {Answer} */ answer) => {
      if (id !== this.table) return;
      this.show(answer);
      if (!here) this.tell("This table was played on in another tab. This is how it stands now.");
    };
    if (made()) this.request(made, answered);
  }

  /** @param {string} sentence */
  failed(sentence) {
    if (!this.state) this.showLobby();
    this.tell(sentence);
  }

  goWithout() {
    if (!this.state) this.showLobby();
    this.tell("A table needs the engine. The rules and their examples can be read without it.");
  }
}

/** @returns {string} */
const unused = () => {
  const id = Math.random().toString(36).slice(2, 8);
  return find(id) ? unused() : id;
};
