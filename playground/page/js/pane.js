// What one member sees of one channel: header, stream, composer, and everything he can do there.

import { api, PlaygroundError } from "./api.js";
import { Composer } from "./composer/composer.js";
import { h } from "./dom.js";
import { translator } from "./i18n.js";
import { isInert } from "./interactions.js";
import { openModal } from "./modal.js";
import { confirmRemoval, enlarge } from "./overlays.js";
import { may, RIGHT } from "./rights.js";
import { Stream } from "./stream.js";
import { askForMember, askForThread, drawThreadBar, isLocked, isThread } from "./threads.js";

export class Pane {
  #store;
  #interactions;
  #notices;
  #listeners = new AbortController();

  /** `shell` = {store, interactions, notices, open(channel, message), reload()}. */
  constructor(member, channel, shell) {
    this.member = member;
    this.channel = channel;
    this.#store = shell.store;
    this.#interactions = shell.interactions;
    this.#notices = shell.notices;
    this.t = translator(this.#store.localeOf(member));
    const context = this.#context(shell);
    this.stream = new Stream(context);
    this.composer = new Composer(context);
    this.threadBar = h("div", { class: "thread-bar", hidden: true });
    this.typing = h("p", { class: "typing", "aria-live": "polite" });
    this.element = h(
      "section",
      {
        class: "pane",
        lang: this.t.language,
        "aria-label": this.t("members.pane", { name: this.nameOf(member) }),
        data: { memberId: member, channelId: channel },
      },
      this.threadBar,
      this.stream.element,
      this.typing,
      this.composer.element,
    );
    this.#showPlace();
    this.#listen();
  }

  nameOf(id) {
    const member = this.#store.member(id);
    return member ? (member.nick ?? member.global_name ?? member.username) : undefined;
  }

  #context(shell) {
    const { member, channel, t } = this;
    const mayHere = (right) => may(this.#store.rights(member, channel), right);
    return {
      t,
      member,
      channel,
      store: this.#store,
      interactions: this.#interactions,
      nameOf: (id) => this.nameOf(id),
      jump: (to, message) => shell.open(to, message),
      startCommand: (name) => this.composer.startCommand(name),
      enlarge: (picture) => enlarge(picture, t),
      forget: (interaction) => this.#interactions.forget(interaction),
      mayDelete: (message) => message.author.id === member || mayHere(RIGHT.manageMessages),
      mayStartThread: (kind) => !isThread(this.#store.channel(channel)) && mayHere(kind),
      startThread: (message) => this.#startThread(message, shell),
      roleOf: (id) => this.#store.role(this.#store.member(id)?.roles?.[0]),
      remove: (message) => this.#remove(message),
      click: (message, customId) => this.#click(message, customId),
      choose: (message, customId, values) =>
        this.#interactions.component(member, channel, message.id, customId, values),
      write: (content) => api.write(member, channel, content),
    };
  }

  #click(message, customId) {
    const busy = this.#interactions.of(this.member, message.id);
    if (busy.some((each) => each.customId === customId && isInert(each))) return;
    this.#interactions.component(this.member, this.channel, message.id, customId);
  }

  async #remove(message) {
    if (!message.ephemeral && !(await confirmRemoval(this.t))) return;
    await this.#tried(api.remove(this.member, this.channel, message.id));
  }

  /** Waits for a call; a refusal becomes a notice and gives null. */
  async #tried(call) {
    try {
      return await call;
    } catch (error) {
      if (!(error instanceof PlaygroundError)) throw error;
      this.#notices.show("error", error.text(this.t));
      return null;
    }
  }

  /** Starts a thread from a message, or without one, and opens it. */
  async #startThread(message, shell) {
    const rights = this.#store.rights(this.member, this.channel);
    const asked = await askForThread(this.t, {
      publicly: may(rights, RIGHT.createPublicThreads),
      privately: message === undefined && may(rights, RIGHT.createPrivateThreads),
    });
    if (asked === null) return;
    const fields = message === undefined ? asked : { name: asked.name, message: message.id };
    const started = await this.#tried(api.startThread(this.member, this.channel, fields));
    if (started === null) return;
    await shell.reload();
    shell.open(started.thread);
  }

  async #addToThread() {
    const { members } = this.#store.channel(this.channel);
    const people = this.#store.members.filter(({ id, bot }) => !bot && !members.includes(id));
    const add = await askForMember(this.t, people, (id) => this.nameOf(id));
    if (add !== null) await this.#tried(api.changeThread(this.member, this.channel, { add }));
  }

  /** Shows what the place is to this member: a thread's bar, and why he cannot write. */
  #showPlace() {
    const { member, channel, t } = this;
    const place = this.#store.channel(channel);
    const sees = this.#store.sees(member, channel);
    drawThreadBar(this.threadBar, sees ? place : undefined, {
      t,
      store: this.#store,
      member,
      nameOf: (id) => this.nameOf(id),
      change: (fields) => this.#tried(api.changeThread(member, channel, fields)),
      add: () => this.#addToThread(),
    });
    const manages = may(this.#store.rights(member, channel), RIGHT.manageThreads);
    if (!sees) this.composer.close(t("channels.hidden", { name: this.nameOf(member) ?? "" }));
    else this.composer.close(isLocked(place) && !manages ? t("thread.isLocked") : null);
  }

  #listen() {
    const { signal } = this.#listeners;
    const mine = ({ detail }) => detail.member === this.member && detail.channel === this.channel;
    const on = (target, type, act) => target.addEventListener(type, act, { signal });
    on(this.#store, "reset", (event) => {
      if (mine(event)) this.stream.reset(this.#store.messages(this.member, this.channel));
    });
    on(this.#store, "upsert", (event) => {
      if (mine(event)) this.stream.upsert(event.detail.message, event.detail.fresh);
    });
    on(this.#store, "remove", (event) => {
      if (mine(event)) this.stream.remove(event.detail.id);
    });
    on(this.#store, "typing", () => this.#showTyping());
    on(this.#store, "world", () => {
      this.#showPlace();
      this.composer.commandsChanged();
      this.stream.commandsChanged();
      this.stream.threadsChanged();
    });
    on(this.#interactions, "change", (event) => {
      if (!mine(event)) return;
      this.stream.refresh();
    });
    on(this.#interactions, "modal", ({ detail: { interaction, modal } }) => {
      if (interaction.member !== this.member || interaction.channel !== this.channel) return;
      const send = (components) => this.#interactions.submit(interaction, modal.custom_id, components);
      openModal(modal, { t: this.t, store: this.#store, nameOf: (id) => this.nameOf(id), send });
    });
  }

  #showTyping() {
    const app = this.#store.appName;
    const text = this.#store.isTyping(this.channel) ? this.t("message.typing", { app }) : "";
    if (this.typing.textContent !== text) this.typing.textContent = text;
  }

  close() {
    this.#listeners.abort();
    this.stream.sizes.disconnect();
    this.composer.hide();
  }
}
