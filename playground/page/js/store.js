// What the page knows of the world: members, roles, commands, and the channels, threads and messages
// that each followed member may see. It fetches and merges; drawing is left to whoever listens.

import { api, PlaygroundError } from "./api.js";
import { setClock } from "./clock.js";
import { languageOf } from "./i18n.js";
import { may, RIGHT } from "./rights.js";

const TYPING_MS = 9_000;

/** One member's messages in one channel, oldest first, with the frames that came meanwhile. */
class Timeline {
  messages = new Map();
  waiting = null;

  apply(frame) {
    if (frame.event === "message_delete") this.messages.delete(frame.id);
    else this.messages.set(frame.message.id, frame.message);
  }
}

/** The world as a member sees it, null for somebody who is no member any more. */
async function worldOf(member) {
  try {
    return await api.world(member);
  } catch (error) {
    if (!(error instanceof PlaygroundError) || error.status !== 400) throw error;
    return null;
  }
}

/**
 * Events: `world`, `bot`, `link` (connection), `unread`; with detail {member, channel}:
 * `reset`, `upsert` (+ message, fresh), `remove` (+ id), `typing`.
 */
export class Store extends EventTarget {
  members = [];
  roles = [];
  commands = [];
  guild = { id: "", name: "Stammtisch" };
  lang = "de";
  botOnline = true;
  linked = true;
  unread = new Set();
  #views = new Map();
  #timelines = new Map();
  #typing = new Map();

  tell(type, detail = {}) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }

  /** Loads members, roles, commands, the clock, and what each of `followed` sees. */
  async loadWorld(followed) {
    const worlds = await Promise.all(followed.map(worldOf));
    const known = worlds.filter((each) => each !== null);
    const world = known[0] ?? (await api.world());
    this.#views = new Map((known.length > 0 ? known : [world]).map((each) => [each.me.id, each]));
    this.members = world.members;
    this.roles = world.roles;
    this.commands = world.commands;
    this.guild = world.guild;
    this.lang = world.lang ?? "de";
    setClock(world.now);
    this.tell("world");
  }

  member(id) {
    return this.members.find((member) => member.id === id);
  }

  /** In which language a member reads the page: his own, or English where all of it is. */
  localeOf(id) {
    const { locale } = this.member(id) ?? {};
    return this.lang === "en" && languageOf(locale) !== "en" ? "en-US" : locale;
  }

  role(id) {
    return this.roles.find((role) => role.id === id);
  }

  /** The channels that any followed member sees. */
  get channels() {
    return this.#union("channels");
  }

  /** The threads that any followed member sees, archived ones too, oldest first. */
  get threads() {
    return this.#union("threads");
  }

  #union(key) {
    const all = [...this.#views.values()].flatMap((view) => view[key]);
    return [...new Map(all.map((place) => [place.id, place])).values()];
  }

  /** A channel or thread that any followed member sees. */
  channel(id) {
    return this.channels.find((place) => place.id === id) ?? this.threads.find((place) => place.id === id);
  }

  /** Whether a followed member sees a channel or thread. */
  sees(member, id) {
    const view = this.#views.get(member);
    return view !== undefined && [...view.channels, ...view.threads].some((place) => place.id === id);
  }

  /** The commands that a followed member may use in a channel or thread. */
  commandsFor(member, channel) {
    const rights = this.rights(member, channel);
    if (may(rights, RIGHT.administrator)) return this.commands;
    return this.commands.filter(({ default_member_permissions: asked }) => {
      const needed = BigInt(asked ?? 0) | RIGHT.useCommands;
      return asked !== "0" && may(rights, needed);
    });
  }

  /** What a followed member may do in a channel or thread, as a BigInt of Discord's bits. */
  rights(member, id) {
    const view = this.#views.get(member);
    const parent = view?.threads.find((thread) => thread.id === id)?.parent_id ?? id;
    return BigInt(view?.channels.find((channel) => channel.id === parent)?.permissions ?? 0);
  }

  /** How the application is called. */
  get appName() {
    const app = this.members.find(({ bot }) => bot);
    return app?.nick ?? app?.global_name ?? app?.username ?? "APP";
  }

  #timeline(member, channel) {
    const key = `${member}/${channel}`;
    if (!this.#timelines.has(key)) this.#timelines.set(key, new Timeline());
    return this.#timelines.get(key);
  }

  messages(member, channel) {
    return [...this.#timeline(member, channel).messages.values()];
  }

  message(member, channel, id) {
    return this.#timeline(member, channel).messages.get(id);
  }

  /** Replaces a timeline by the server's; frames that arrive meanwhile are applied after it. */
  async loadMessages(member, channel) {
    const timeline = this.#timeline(member, channel);
    if (!this.sees(member, channel)) {
      timeline.messages.clear();
      this.tell("reset", { member, channel });
      return;
    }
    const mine = [];
    timeline.waiting = mine;
    try {
      const { messages } = await api.messages(member, channel);
      if (timeline.waiting !== mine) return;
      timeline.messages = new Map(messages.map((message) => [message.id, message]));
      for (const frame of mine) timeline.apply(frame);
    } finally {
      if (timeline.waiting === mine) timeline.waiting = null;
    }
    this.tell("reset", { member, channel });
  }

  /** Takes one live frame for the members that are followed. */
  take(frame, followed) {
    if (frame.event === "bot") this.#setBot(frame.online);
    else if (frame.event === "clock") setClock(frame.now);
    else if (frame.event === "hello") this.#setBot(frame.bot_online);
    else if (frame.event === "commands") {
      this.commands = frame.commands;
      this.tell("world");
    } else if (frame.event === "typing") this.#setTyping(frame.channel, true);
    else if (frame.event === "message" || frame.event === "message_delete") {
      const targets = followed.filter((id) =>
        frame.for ? id === frame.for : this.sees(id, frame.channel),
      );
      if (frame.event === "message") this.#setTyping(frame.channel, false);
      for (const member of targets) this.#change(member, frame);
    }
  }

  #change(member, frame) {
    const { channel } = frame;
    const timeline = this.#timeline(member, channel);
    const fresh = frame.event === "message" && !timeline.messages.has(frame.message.id);
    timeline.waiting?.push(frame);
    timeline.apply(frame);
    if (frame.event === "message_delete") {
      this.tell("remove", { member, channel, id: frame.id });
    } else {
      this.tell("upsert", { member, channel, message: frame.message, fresh });
    }
  }

  markUnread(channel) {
    if (this.unread.has(channel)) return;
    this.unread.add(channel);
    this.tell("unread");
  }

  markRead(channel) {
    if (this.unread.delete(channel)) this.tell("unread");
  }

  setLinked(linked) {
    if (this.linked === linked) return;
    this.linked = linked;
    this.tell("link");
  }

  #setBot(online) {
    this.botOnline = Boolean(online);
    this.tell("bot");
  }

  isTyping(channel) {
    return this.#typing.has(channel);
  }

  #setTyping(channel, on) {
    clearTimeout(this.#typing.get(channel));
    this.#typing.delete(channel);
    if (on) {
      this.#typing.set(channel, setTimeout(() => this.#setTyping(channel, false), TYPING_MS));
    }
    this.tell("typing", { channel });
  }
}
