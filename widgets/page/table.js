// A table to play at. The engine decides; this keeps the table after every action, and finds it again.
import { Idiomorph } from "idiomorph";
import { tableOf } from "./address.js";
import { madeLog, Showing } from "./felt.js";
import { choose, habits } from "./habits.js";
import { oneStop, slideOver } from "./hand.js";
import { middle } from "./motion.js";
import { closeSheets, pressed, skipped } from "./keys.js";
import { list, offer, preload, removeTable, setupOf, whyNone } from "./lobby.js";
import { linkTo, shareLink } from "./sharing.js";
import { find, keep, KEPT_NOT, unused, watch } from "./store.js";
import { DRAWN, STILL, touched, Widget } from "./widget.js";

/**
 * Which table is open on which page: a page that is come back to is built anew.
 * @type {Map<string, string>}
 */
const opened = new Map();

/** @typedef {{ address?: boolean, step?: string }} How Is the address to name it? At which step is it opened? */

export class Table extends Widget {
  /** @type {HTMLFormElement} */
  lobby;
  /** @type {string | null} */
  table = null;
  /** @type {string | null} */
  state = null;
  path = "";
  coming = ""; // what lies there until the table comes that a link brings
  wanted = 0;
  showing = /** @type {Showing | null} */ (null);
  log = madeLog();
  /** @type {import("./motion.js").Point | null} */
  touchedAt = null;
  unwatch = () => {};
  pressing = (/** @type {KeyboardEvent} */ event) => pressed(this, event);
  skipping = (/** @type {MouseEvent} */ event) => skipped(this, event);
  offerAgain = () => offer(this.lobby);

  connectedCallback() {
    if (this.lobby) return;
    this.connect();
    this.path = location.pathname;
    this.coming = this.frame.innerHTML;
    this.lobby = this.querySelector(".lobby");
    this.addEventListener("click", (event) => this.clicked(event));
    closeSheets(this);
    this.lobby.addEventListener("submit", (event) => this.begin(event));
    this.lobby.addEventListener("change", this.offerAgain);
    addEventListener("pageshow", this.offerAgain);
    document.addEventListener("keydown", this.pressing);
    document.addEventListener("click", this.skipping);
    slideOver(this);
    this.append(this.log);
    this.unwatch = watch((id, how) => this.changedElsewhere(id, how));
    this.showLobby();
    preload(this.lobby);
  }

  disconnectedCallback() {
    this.unwatch();
    this.showing?.stop();
    removeEventListener("pageshow", this.offerAgain);
    document.removeEventListener("keydown", this.pressing);
    document.removeEventListener("click", this.skipping);
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
    else if (named?.code) this.takeLink(named.id, named.code, named.step);
    else if (named) this.take(named.id);
    else if (here) this.take(here, { address: false });
    return fragment === "" || named !== null;
  }

  /** @param {Event} event */
  begin(event) {
    event.preventDefault();
    if (this.waiting) return;
    offer(this.lobby);
    const setup = setupOf(this.lobby);
    this.ask(unused(), () => ({ open: "table", game: this.game, setup, ...this.common }));
  }

  /** @param {string} id @param {How} [how] */
  take(id, how) {
    if (id === this.table) return this.lookAt(how?.step);
    const table = find(id);
    if (!table) {
      this.leave();
      this.tell(whyNone(id), true);
      return;
    }
    this.clear();
    this.ask(id, () => ({ state: (find(id) ?? table).state }), how);
  }

  /** The same link opened twice is the same table, as far as it was played here. @param {string} id @param {string} code @param {string} [step] */
  takeLink(id, code, step) {
    if (!this.table) Object.assign(this.frame, { innerHTML: this.coming, hidden: false });
    if (find(id)) return this.take(id, { step });
    this.clear();
    this.ask(id, () => ({ open: "link", code, ...this.common }), { step });
  }

  /**
   * Ask for a table. It is kept when it comes, and opened if the reader still waits for it.
   * @param {string} id
   * @param {import("./widget.js").Made} made
   * @param {How} [how]
   */
  ask(id, made, how) {
    const wanted = (this.wanted += 1);
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

  /** @param {string} id @param {Answer} answer @param {boolean} isKept @param {How} [how] */
  enter(id, answer, isKept, { address = true, step } = {}) {
    const isAsked = this.contains(document.activeElement) || navigator.userActivation?.isActive; // and not an address just opened
    this.table = id;
    opened.set(this.path, id);
    this.clear();
    this.frame.hidden = false;
    if (address && location.hash !== `#table-${id}`) {
      document.querySelector(".page-lost")?.remove();
      history[location.hash ? "replaceState" : "pushState"](null, "", `#table-${id}`);
    }
    this.show(answer);
    if (!isKept) this.tell(KEPT_NOT);
    this.scrollIntoView({ block: "start" });
    if (isAsked) this.focusNext();
    this.lookAt(step);
  }

  /** A step that a link names. @param {string} [step] */
  lookAt(step) {
    if (step) this.send(`steps ${step}`);
  }

  // Nothing but the table that was asked for.
  clear() {
    this.lobby.hidden = true;
    this.querySelector(".lobby-tables").hidden = true;
  }

  /** @param {Answer} answer @param {boolean} [goesOn] Does what asks nobody go on by itself? */
  show(answer, goesOn = false) {
    this.showing?.stop();
    this.state = answer.state;
    this.tell("");
    this.showing = new Showing(this, answer, goesOn);
  }

  /** @param {string} html */
  put(html) {
    const rests = document.activeElement?.matches(".felt, .playing-onward");
    super.put(html);
    oneStop(this);
    if (rests) this.focusNext();
  }

  /** On the way the focus rests on the felt, if it was on what has gone. @param {Element} felt */
  putFelt(felt) {
    const before = this.focused();
    const shown = this.querySelector(".felt");
    if (shown) Idiomorph.morph(shown, felt, { morphStyle: "outerHTML", callbacks: { beforeNodeMorphed: DRAWN.beforeNodeMorphed } });
    oneStop(this);
    if (before === null || before === this.focused()) return; // gone, or morphed into another button
    (this.querySelector(".playing-onward") ?? this.querySelector(".felt"))?.focus(STILL);
  }

  // Back to the question how many play, and the tables kept here.
  leave() {
    opened.delete(this.path);
    this.showLobby();
  }

  showLobby() {
    this.wanted += 1;
    this.showing?.stop();
    this.showing = this.table = this.state = null;
    this.log.replaceChildren();
    this.lobby.hidden = false;
    offer(this.lobby);
    this.frame.hidden = true;
    this.frame.replaceChildren();
    list(this.querySelector(".lobby-tables"), this.game);
    this.tell("");
  }

  /** @param {MouseEvent} event */
  clicked(event) {
    if (this.showing?.hurries(event)) return;
    const button = touched(event, "button");
    if (!button) return;
    const { send, page, link, report, table, remove, habit } = button.dataset;
    // The second click of two meets what has moved there meanwhile.
    if (event.detail > 1 && (remove || /^(tap|table|do)\b/.test(send ?? ""))) return;
    if (send) this.sent(send);
    else if (habit) this.choose(habit);
    else if (page === "leave") this.walkOut();
    else if (link) shareLink(this, link, button);
    else if (report) linkTo(this, "seen", (address) => this.report(button, report, address));
    else if (table) this.take(table);
    else if (remove) removeTable(this, remove, button);
  }

  /** @param {string} message */
  sent(message) {
    const pressed = this.querySelector(`[data-send="${CSS.escape(message)}"]`);
    this.touchedAt = pressed && middle(pressed);
    for (const open of this.querySelectorAll(":popover-open")) open.hidePopover();
    this.send(message);
  }

  /** @param {string} habit */
  choose(habit) {
    choose(habit);
    this.request(() => this.state && { state: this.state }, (answer) => this.show(answer, this.showing?.goesOn));
  }

  walkOut() {
    history.pushState(null, "", location.pathname + location.search);
    this.leave();
    this.querySelector(".lobby button").focus();
  }

  /**
   * What comes back is kept, also when the reader has left meanwhile; not over what another tab has kept since.
   * @param {string} message
   */
  send(message) {
    const id = this.table;
    if (!id) return;
    this.showing?.leave();
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
      const isKept = keep(id, this.record(answer));
      if (id === this.table) this.show(answer, !/^(un|re)do$/.test(message));
      if (!isKept) this.tell(KEPT_NOT);
    };
    this.request(made, answered);
  }

  /** @param {import("./widget.js").Made} made @param {import("./widget.js").Answered} answered */
  request(made, answered) {
    const withHabits = () => {
      const request = made();
      return request && { ...request, habits: habits() };
    };
    super.request(withHabits, answered);
  }

  /**
   * Another tab has played on: what it kept is shown here.
   * @param {string} id
   * @param {{ here?: boolean, removed?: boolean }} how
   */
  changedElsewhere(id, { here = false, removed = false } = {}) {
    if (this.table === null) list(this.querySelector(".lobby-tables"), this.game);
    if (id !== this.table) return;
    if (removed) this.tell("This table was removed in another tab. A touch keeps it again.");
    const made = () => {
      const stored = find(id);
      return id === this.table && stored && stored.state !== this.state ? { state: stored.state } : null;
    };
    const answered = (/** @type {Answer} */ answer) => {
      if (id !== this.table) return;
      this.show(answer);
      if (!here) this.tell("This table was played on in another tab. So it stands now.");
    };
    if (made()) this.request(made, answered);
  }

  /** @param {string} sentence */
  failed(sentence) {
    if (!this.state) this.showLobby();
    this.tell(sentence, !this.state);
  }

  goWithout() {
    if (!this.state) this.showLobby();
  }
}
