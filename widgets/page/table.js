// A table to play at. The engine decides; this keeps the table after every action, and finds it again.
import { all, find, forget, keep, KEPT_NOT, watch } from "./store.js";
import { make, Widget } from "./widget.js";

export class Table extends Widget {
  connectedCallback() {
    if (this.frame) return;
    this.connect();
    this.lobby = this.querySelector(".lobby");
    this.addEventListener("click", (event) => this.clicked(event));
    this.lobby.addEventListener("submit", (event) => {
      event.preventDefault();
      this.begin();
    });
    this.unwatch = watch((id) => this.changedElsewhere(id));
    this.leave();
  }

  disconnectedCallback() {
    this.unwatch?.();
  }

  get common() {
    return { name: this.id, rules: this.dataset.rules };
  }

  // What an address names: a table kept here, or one that a link carries. False for anything else.
  open(fragment) {
    const [, id] = /^table-(\w+)$/.exec(fragment) ?? [];
    const [, code] = /^t(\d+\.[\w-]*)$/.exec(fragment) ?? [];
    if (fragment === "") this.leave();
    else if (id) this.take(id);
    else if (code) this.takeLink(code);
    else return false;
    return true;
  }

  begin() {
    if (this.waiting) return;
    const form = new FormData(this.lobby);
    const setup = [`${form.get("players")} players`, ...form.getAll("option")].join(", ");
    const request = { open: "table", game: this.dataset.game, setup, ...this.common };
    this.request(() => request, (answer) => this.enter(unused(), answer));
  }

  take(id) {
    if (id === this.table) return;
    const table = find(id);
    if (!table) {
      this.leave();
      this.tell(`No table named “${id}” is kept in this browser. A table opens elsewhere by the link that its Link button copies.`);
      return;
    }
    this.clear();
    this.request(() => ({ state: table.state }), (answer) => this.enter(id, answer, table));
  }

  // The same link opened twice is the same table, as far as it was played here.
  takeLink(code) {
    const id = `l${hashed(code)}`;
    if (find(id)) this.take(id);
    else {
      this.clear();
      this.request(() => ({ open: "link", code, ...this.common }), (answer) => this.enter(id, answer));
    }
  }

  enter(id, answer, before = null) {
    this.table = id;
    this.clear();
    this.frame.hidden = false;
    if (location.hash !== `#table-${id}`) {
      const method = location.hash ? "replaceState" : "pushState";
      history[method](null, "", `#table-${id}`);
    }
    this.show(answer, before);
    this.scrollIntoView({ block: "start" });
    if (this.contains(document.activeElement) || document.activeElement === document.body) {
      this.focusNext({ preventScroll: true });
    }
  }

  // Nothing but the table that was asked for.
  clear() {
    this.lobby.hidden = true;
    this.querySelector(".tables").hidden = true;
  }

  show(answer, before = null) {
    this.state = answer.state;
    this.put(answer.frame);
    this.tell("");
    const { game } = this.dataset;
    const table = { state: answer.state, game, summary: answer.summary, over: answer.over, when: Date.now() };
    if (before?.state === answer.state) return;
    if (!keep(this.table, table)) this.tell(KEPT_NOT);
  }

  // Back to the question how many play, and the tables kept here.
  leave() {
    this.table = null;
    this.state = null;
    this.lobby.hidden = false;
    this.frame.hidden = true;
    this.frame.replaceChildren();
    this.list();
    this.tell("");
  }

  list() {
    const tables = this.querySelector(".tables");
    const kept = all(this.dataset.game);
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

  clicked(event) {
    const button = event.target.closest("button");
    if (!button) return;
    const { send, page, link, report, table, remove } = button.dataset;
    // The second click of two meets a card that has moved there meanwhile.
    if (send && event.detail > 1 && send.startsWith("tap")) return;
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
    this.lobby.querySelector("button").focus();
  }

  removeTable(id, button) {
    if (button.textContent === "Remove") {
      button.textContent = "Really remove?";
      button.ariaLabel = button.ariaLabel.replace("Remove", "Really remove");
      this.tell("Press again to remove the table.");
      return;
    }
    forget(id);
    this.list();
    this.lobby.querySelector("button").focus();
    this.tell("The table is removed.");
  }

  send(message) {
    const id = this.table;
    const made = () => {
      if (!this.state || id !== this.table) return null;
      const stored = find(id);
      if (stored && stored.state !== this.state) {
        this.changedElsewhere(id);
        return null;
      }
      return { state: this.state, do: message };
    };
    this.request(made, (answer) => id === this.table && this.show(answer));
  }

  linkTo(kind, use) {
    const made = () => this.state && { state: this.state, link: kind };
    this.request(made, ({ code }) => use(`${location.origin}${location.pathname}#t${code}`));
  }

  copyLink(kind, button) {
    button.closest("[popover]").hidePopover();
    this.linkTo(kind, (address) => this.copy(address, "The link is copied.", address));
  }

  // Another tab has played on: what it kept is shown here.
  changedElsewhere(id) {
    if (this.table === null) this.list();
    if (id !== this.table) return;
    const stored = find(id);
    if (!stored || stored.state === this.state) return;
    this.request(
      () => ({ state: stored.state }),
      (answer) => {
        if (id !== this.table) return;
        this.show(answer, stored);
        this.tell("This table was played on in another tab. This is how it stands now.");
      },
    );
  }

  failed(sentence) {
    if (!this.state) this.leave();
    this.tell(sentence);
  }

  goWithout() {
    if (!this.state) this.leave();
    this.tell("A table needs the engine. The rules and their examples can be read without it.");
  }
}

const unused = () => {
  const id = Math.random().toString(36).slice(2, 8);
  return find(id) ? unused() : id;
};

function hashed(text) {
  let found = 7;
  for (const letter of text) found = (Math.imul(found, 31) + letter.charCodeAt(0)) | 0;
  return (found >>> 0).toString(36);
}
