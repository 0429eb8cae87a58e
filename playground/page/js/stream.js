// One member's messages of one channel as a scrolling list that follows the newest and redraws
// only what has changed.

import { announce, keepFocus } from "./a11y.js";
import { carryPictures } from "./components/gallery.js";
import { flatten } from "./composer/completion.js";
import { h } from "./dom.js";
import { icon } from "./icons.js";
import { dismissListbox } from "./listbox.js";
import { drawCommand, drawMessage, showOutcome, spoken } from "./message.js";
import { whenReleased } from "./pressing.js";
import { placeName } from "./threads.js";

const JOIN_WITHIN_MS = 7 * 60_000;
const BOTTOM_PX = 60;

export class Stream {
  #context;
  #interactions;
  #rows = new Map();
  #list;
  #locals = h("div", { class: "locals" });
  #newest;
  #following = true;
  #loaded = false;

  /** `context` as components/index.js describes it, plus {interactions, mayDelete, remove, forget}. */
  constructor(context) {
    this.#context = context;
    this.#interactions = context.interactions;
    const { t, store, channel } = context;
    const name = placeName(store.channel(channel));
    this.#list = h("ol", { class: "messages", "aria-label": t("message.list", { channel: name }) });
    this.#newest = h(
      "button",
      { type: "button", class: "newest", hidden: true, on: { click: () => this.toBottom() } },
      icon("down"),
      h("span", {}, t("message.new")),
    );
    this.empty = h("div", { class: "stream-empty" }, t("state.loading"));
    this.scroller = h(
      "div",
      { class: "stream", tabindex: "0", role: "region", "aria-label": t("message.list", { channel: name }) },
      h("div", { class: "stream-top" }, h("h2", {}, t("message.welcome", { channel: name })), this.empty),
      this.#list,
      this.#locals,
    );
    this.element = h("div", { class: "stream-frame" }, this.scroller, this.#newest);
    this.scroller.addEventListener("scroll", () => this.#scrolled(), { passive: true });
    this.sizes = new ResizeObserver(() => {
      if (this.#following) this.toBottom();
    });
    for (const node of [this.scroller, this.#list, this.#locals]) this.sizes.observe(node);
  }

  toBottom() {
    this.scroller.scrollTop = this.scroller.scrollHeight;
    this.#following = true;
    this.#newest.hidden = true;
  }

  #scrolled() {
    const { scrollHeight, scrollTop, clientHeight } = this.scroller;
    this.#following = scrollHeight - scrollTop - clientHeight < BOTTOM_PX;
    if (this.#following) this.#newest.hidden = true;
  }

  /** Draws the whole list anew, keeping what has not changed. */
  reset(messages) {
    const known = new Set(messages.map((message) => message.id));
    for (const id of [...this.#rows.keys()]) if (!known.has(id)) this.remove(id);
    for (const message of messages) this.upsert(message, false);
    this.#loaded = true;
    this.commandsChanged();
    this.empty.hidden = messages.length > 0;
    this.refresh();
  }

  /** Says in an empty channel how to begin, with the first command there is. */
  commandsChanged() {
    if (!this.#loaded) return;
    const { t, store, startCommand, member, channel, nameOf } = this.#context;
    if (!store.sees(member, channel)) {
      this.empty.replaceChildren(h("p", {}, t("channels.hidden", { name: nameOf(member) ?? "" })));
      return;
    }
    const [first] = flatten(store.commandsFor(member, channel), t.locale);
    this.empty.replaceChildren(h("p", {}, t("message.none")));
    if (first === undefined) return;
    const begin = () => startCommand(first.path.join(" "));
    const command = h("button", { type: "button", class: "mention", on: { click: begin } }, `/${first.title}`);
    this.empty.append(h("p", {}, t.nodes("message.example", { command })));
  }

  /** Draws anew what tells of threads: they may be archived by now, or gone. */
  threadsChanged() {
    for (const row of this.#rows.values()) {
      if (row.message.thread === undefined) continue;
      this.#redraw(row, row.message, row.text);
    }
  }

  /** Puts a new message at the end, or a changed one in its place. */
  upsert(message, fresh) {
    const row = this.#rows.get(message.id);
    const text = JSON.stringify(message);
    if (row?.text === text) return;
    this.empty.hidden = true;
    if (row === undefined) {
      this.#add(message, text);
      if (fresh) announce(spoken(message, this.#context));
      if (fresh && !this.#following) this.#newest.hidden = false;
      if (fresh && this.#isOwn(message)) this.toBottom();
    } else this.#redraw(row, message, text);
  }

  /** Whether the member wrote or asked for it: then it is what he wants to see next. */
  #isOwn(message) {
    const { member } = this.#context;
    const asked = message.interaction?.user.id === member;
    return asked || message.ephemeral || message.author.id === member;
  }

  #add(message, text) {
    const previous = this.#previous(message.id);
    const article = drawMessage(message, this.#context, joins(previous?.message, message));
    const item = h("li", {}, article);
    const row = { item, article, message, text };
    this.#rows.set(message.id, row);
    if (previous === null) this.#list.prepend(item);
    else previous.item.after(item);
    this.outcome(message.id);
  }

  /** The row before this id; ids of one length order like their numbers. */
  #previous(id) {
    let best = null;
    for (const row of this.#rows.values()) {
      if (BigInt(row.message.id) >= BigInt(id)) continue;
      if (best === null || BigInt(row.message.id) > BigInt(best.message.id)) best = row;
    }
    return best;
  }

  #redraw(row, message, text) {
    Object.assign(row, { message, text });
    whenReleased(row, () => this.#replace(row));
  }

  #replace(row) {
    const { message } = row;
    if (this.#rows.get(message.id) !== row) return; // gone by now
    const joined = row.article.classList.contains("joined");
    const article = drawMessage(message, this.#context, joined);
    carryPictures(row.article, article);
    keepFocus(row.article, article, () => row.article.replaceWith(article));
    row.article = article;
    dismissListbox(
      (close) =>
        close.message !== message.id ||
        article.querySelector(`[data-custom-id="${CSS.escape(close.customId)}"]:enabled`) !== null,
    );
    this.outcome(message.id);
  }

  remove(id) {
    const row = this.#rows.get(id);
    if (row === undefined) return;
    this.#rows.delete(id);
    const hadFocus = row.item.contains(document.activeElement);
    row.item.remove();
    if (hadFocus) this.scroller.focus({ preventScroll: true });
    dismissListbox((close) => close.message !== id);
    this.empty.hidden = this.#rows.size > 0;
  }

  /** Shows what became of the clicks on one message. */
  outcome(id) {
    const row = this.#rows.get(id);
    if (row === undefined) return;
    const { member, t } = this.#context;
    showOutcome(row.article, this.#interactions.of(member, id), t);
  }

  /** Shows what became of clicks and commands. */
  refresh() {
    for (const id of this.#rows.keys()) this.outcome(id);
    const { member, channel } = this.#context;
    const waiting = this.#interactions
      .commands(member, channel)
      .filter((each) => each.status === "pending" || each.status === "failed");
    this.#locals.replaceChildren(
      ...waiting.map((each) => drawCommand(each, this.#context)),
    );
    if (this.#following) this.toBottom();
  }

  /** Scrolls to a message and marks it for a moment; false when it is not here. */
  jump(id) {
    const row = this.#rows.get(id);
    if (row === undefined) return false;
    row.item.scrollIntoView({ block: "center" });
    row.article.classList.add("jumped");
    row.article.addEventListener("animationend", () => row.article.classList.remove("jumped"), { once: true });
    return true;
  }
}

function joins(previous, message) {
  if (previous === undefined || message.interaction?.name) return false;
  if (previous.author.id !== message.author.id) return false;
  if (Boolean(previous.ephemeral) !== Boolean(message.ephemeral)) return false;
  return Date.parse(message.timestamp) - Date.parse(previous.timestamp) < JOIN_WITHIN_MS;
}
