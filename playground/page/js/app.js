// Starts the page: loads the world, follows it live, and shows the chosen members' panes.

import { isTyping } from "./a11y.js";
import { PlaygroundError } from "./api.js";
import { startTicking } from "./clock.js";
import { translator } from "./i18n.js";
import { Interactions } from "./interactions.js";
import { Live } from "./live.js";
import { chosen, MOST_PANES } from "./members.js";
import { Notices } from "./notices.js";
import { Pane } from "./pane.js";
import { readAddress, writeAddress } from "./remembered.js";
import { Shell } from "./shell.js";
import { Store } from "./store.js";
import { startTheme } from "./theme.js";
import { placeName } from "./threads.js";

const RETRY_MS = 1_000;
/** Frames after which the world is asked for anew: what a member sees may be something else. */
const RELOADING = new Set(["hello", "world", "thread", "thread_delete"]);

class App {
  #root = document.getElementById("app");
  #store = new Store();
  #interactions = new Interactions();
  #live = new Live();
  #t = translator(navigator.language);
  #notices = new Notices(this.#store, this.#t);
  #view = { members: [], channel: null, side: false };
  #panes = [];
  #reloading = null;
  #isLoading = false;
  #stale = false;
  #shell = new Shell(this.#store, this.#notices, {
    open: (channel) => this.open(channel),
    pick: (id) => this.#show({ members: chosen(this.#view.members, id, this.#view.side) }),
    toggle: () => this.#toggleSide(),
  });

  async start() {
    this.#reportFaults();
    this.#root.replaceChildren(...this.#shell.elements);
    await this.#firstWorld();
    const { members, channel } = readAddress();
    const known = members.filter((id) => this.#store.member(id)).slice(0, MOST_PANES);
    const first = this.#store.members.find((member) => !member.bot).id;
    this.#listen();
    this.#show({
      members: known.length > 0 ? known : [first],
      channel: this.#store.channel(channel)?.id ?? this.#store.channels[0]?.id,
      side: known.length > 1,
    });
    this.#root.setAttribute("aria-busy", "false");
    startTicking();
  }

  /** Opens a channel, and scrolls to a message in it when one is named. */
  async open(channel, message) {
    if (this.#store.channel(channel) === undefined) return;
    if (channel !== this.#view.channel) {
      this.#show({ channel });
      await this.#reloading;
    }
    const found = this.#panes.map((pane) => message === undefined || pane.stream.jump(message));
    if (!found.includes(true)) this.#notices.show("info", this.#t("message.deleted"));
  }

  async #firstWorld() {
    for (;;) {
      try {
        await this.#store.loadWorld(readAddress().members.slice(0, MOST_PANES));
        this.#store.setLinked(true);
        return;
      } catch (error) {
        if (!(error instanceof PlaygroundError)) throw error;
        this.#store.setLinked(false);
        await new Promise((resolve) => {
          setTimeout(resolve, RETRY_MS);
        });
      }
    }
  }

  #toggleSide() {
    const side = !this.#view.side;
    const last = this.#view.members.slice(-1);
    this.#show({ side, members: side ? this.#view.members : last });
  }

  #show(change) {
    this.#view = { ...this.#view, ...change };
    const { members, channel } = this.#view;
    writeAddress(this.#view);
    this.#store.markRead(channel);
    this.#speak();
    const kept = this.#panes.filter((pane) => pane.channel === channel && members.includes(pane.member));
    for (const pane of this.#panes) if (!kept.includes(pane)) pane.close();
    this.#panes = members.map((member) => {
      const same = kept.find((pane) => pane.member === member);
      if (same !== undefined) return same;
      const pane = new Pane(member, channel, {
        store: this.#store,
        interactions: this.#interactions,
        notices: this.#notices,
        open: (to, message) => this.open(to, message),
        reload: () => this.#freshWorld(),
      });
      const known = this.#store.messages(member, channel);
      if (known.length > 0) pane.stream.reset(known);
      return pane;
    });
    this.#shell.panes.replaceChildren(...this.#panes.map((pane) => pane.element));
    for (const pane of this.#panes) pane.stream.toBottom();
    this.#draw();
    this.#live.follow(members);
    // Other members bring a new connection, and that brings their messages.
    if (change.channel !== undefined && change.members === undefined) this.#reload();
  }

  /** The frame speaks the first shown member's language, each pane its own member's. */
  #speak() {
    this.#t = translator(this.#store.localeOf(this.#view.members[0]));
    document.documentElement.lang = this.#t.language;
    this.#notices.speak(this.#t);
  }

  #draw() {
    this.#shell.draw(this.#view, this.#t);
    const name = placeName(this.#store.channel(this.#view.channel));
    document.title = `${name} · ${this.#t("app.title")}`;
  }

  #listen() {
    this.#live.addEventListener("frame", ({ detail }) => this.#take(detail));
    this.#live.addEventListener("lost", () => this.#store.setLinked(false));
    this.#store.addEventListener("world", () => this.#draw());
    this.#store.addEventListener("unread", () => this.#draw());
    this.#store.addEventListener("upsert", ({ detail }) => {
      if (detail.fresh && detail.channel !== this.#view.channel) this.#store.markUnread(detail.channel);
    });
    document.addEventListener("keydown", (event) => this.#typed(event));
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") this.#live.wake();
    });
  }

  /** Whoever types beside every field means the composer, as on Discord. */
  #typed(event) {
    if (!isTyping(event) || document.querySelector("dialog[open]") !== null) return;
    const pane = this.#panes.find(({ element }) => element.contains(event.target)) ?? this.#panes[0];
    pane?.composer.focus();
  }

  #take(frame) {
    if (frame.event === "interaction") this.#interactions.take(frame);
    else if (frame.event === "notice") this.#notices.show(frame.level, frame.text);
    else this.#store.take(frame, this.#view.members);
    if (RELOADING.has(frame.event)) {
      this.#store.setLinked(true);
      this.#reload();
    }
  }

  /**
   * After every connection the server's word replaces what was known: it may be a new process.
   * What comes while that is loading makes it load once more.
   */
  #reload() {
    this.#stale = true;
    if (this.#isLoading) return;
    this.#isLoading = true;
    this.#reloading = this.#loadUntilFresh();
  }

  /** Loads the world anew, for what was started here a moment ago. */
  async #freshWorld() {
    this.#reload();
    await this.#reloading;
  }

  async #loadUntilFresh() {
    try {
      while (this.#stale) {
        this.#stale = false;
        await this.#loadAll();
      }
    } finally {
      this.#isLoading = false;
    }
  }

  /** Leaves members who left and a channel that nobody sees any more. */
  #leaveWhatIsGone() {
    const { members, channel } = this.#view;
    const here = members.filter((id) => this.#store.member(id));
    const first = this.#store.members.find((member) => !member.bot)?.id;
    const change = {};
    if (here.length < members.length && first !== undefined) {
      change.members = here.length > 0 ? here : [first];
    }
    if (this.#store.channel(channel) === undefined) change.channel = this.#store.channels[0]?.id;
    if (Object.keys(change).length > 0) this.#show(change);
  }

  async #loadAll() {
    const { members, channel } = this.#view;
    try {
      await this.#store.loadWorld(members);
      this.#leaveWhatIsGone();
      await Promise.all(members.map((member) => this.#store.loadMessages(member, channel)));
      await this.#interactions.catchUp();
    } catch (error) {
      if (!(error instanceof PlaygroundError)) throw error;
      if (error.status !== 0) this.#notices.show("error", error.text(this.#t));
    }
  }

  #reportFaults() {
    const report = (reason) =>
      this.#notices.show("error", this.#t("error.browser", { reason: String(reason) }));
    addEventListener("error", (event) => {
      if (event.message) report(event.message);
    });
    addEventListener("unhandledrejection", (event) => report(event.reason));
  }
}

startTheme();
new App().start();
