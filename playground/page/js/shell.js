// The frame around the panes: server and channel list (a drawer on phones), top bar, member bar.

import { cardFace } from "./avatar.js";
import { h } from "./dom.js";
import { icon } from "./icons.js";
import { memberBar } from "./members.js";
import { themeButton } from "./theme.js";
import { isThread, threadRows } from "./threads.js";


export class Shell {
  #store;
  #actions;
  #sidebar = h("nav", { class: "sidebar", id: "channels" });
  #top = h("header", { class: "top" });
  #bar = h("div", { class: "bar" });
  #curtain = h("div", { class: "curtain", "aria-hidden": "true" });
  panes = h("main", { class: "panes" });

  /** `actions` = {open(channel), pick(member), toggle()}. */
  constructor(store, notices, actions) {
    this.#store = store;
    this.#actions = actions;
    this.#curtain.addEventListener("click", () => this.#drawer(false));
    this.#sidebar.addEventListener("keydown", (event) => {
      if (event.key === "Escape") this.#drawer(false);
    });
    this.elements = [
      this.#sidebar,
      this.#curtain,
      h("div", { class: "stage" }, this.#top, this.#bar, notices.element, this.panes),
    ];
  }

  /** Draws everything around the panes for `view` = {members, channel, side}. */
  draw(view, t) {
    this.#drawSidebar(view, t);
    this.#drawTop(view, t);
    const nameOf = (person) => person.nick ?? person.global_name ?? person.username;
    const focused = this.#bar.contains(document.activeElement) && document.activeElement;
    const scroll = this.#bar.querySelector(".member-list")?.scrollLeft ?? 0;
    const { pick, toggle } = this.#actions;
    const people = this.#store.members.filter((member) => !member.bot);
    const roleOf = (person) => this.#store.role(person.roles?.[0]);
    this.#bar.replaceChildren(memberBar({ people, view, t, nameOf, roleOf, pick, toggle }));
    this.#bar.querySelector(".member-list").scrollLeft = scroll;
    if (focused) {
      const id = focused.dataset.memberId;
      const again = id ? `[data-member-id="${CSS.escape(id)}"]` : ".side";
      this.#bar.querySelector(again)?.focus();
    }
    this.panes.classList.toggle("several", view.members.length > 1);
    this.panes.dataset.count = String(view.members.length);
  }

  #drawSidebar(view, t) {
    const { guild, channels, threads } = this.#store;
    const row = (place, face, label) => this.#channelRow(place, view, t, face, label);
    const rows = channels.map((channel) => {
      const mine = threads.filter((thread) => thread.parent_id === channel.id);
      const entry = row(channel, icon("hash"), channel.name);
      const inner = threadRows(mine, view.channel, t, row);
      if (inner !== null) entry.append(inner);
      return entry;
    });
    const close = { click: () => this.#drawer(false) };
    this.#sidebar.setAttribute("aria-label", t("channels.label"));
    this.#sidebar.replaceChildren(
      h("div", { class: "rail", "aria-hidden": "true" }, h("span", { class: "guild-mark" }, cardFace())),
      h(
        "div",
        { class: "channel-column" },
        h(
          "div",
          { class: "guild-name" },
          h("h1", {}, guild.name),
          h("button", { type: "button", class: "icon-button drawer-close", "aria-label": t("action.close"), on: close }, icon("close")),
        ),
        h("p", { class: "channel-kind" }, t("channels.text")),
        h("ul", { class: "channels" }, rows),
      ),
    );
  }

  #channelRow(channel, view, t, face, label) {
    const unread = this.#store.unread.has(channel.id);
    const open = () => {
      this.#drawer(false);
      this.#actions.open(channel.id);
    };
    const button = h(
      "button",
      {
        type: "button",
        class: `channel${unread ? " unread" : ""}${isThread(channel) ? " thread" : ""}`,
        "aria-current": channel.id === view.channel ? "page" : null,
        "aria-label": unread ? t("channels.unread", { name: label }) : label,
        data: { channelId: channel.id },
        on: { click: open },
      },
      face,
      h("span", {}, channel.name),
    );
    return h("li", {}, button);
  }

  #drawTop(view, t) {
    const channel = this.#store.channel(view.channel);
    const menu = h(
      "button",
      {
        type: "button",
        class: "icon-button menu",
        "aria-label": t("channels.menu"),
        "aria-controls": "channels",
        "aria-expanded": "false",
        on: { click: () => this.#drawer(true) },
      },
      icon("menu"),
    );
    const nodes = [
      menu,
      h("h2", { class: "channel-title" }, icon(isThread(channel) ? "thread" : "hash"), h("span", {}, channel?.name ?? "")),
      isThread(channel) ? this.#wayBack(channel) : null,
      channel?.topic ? h("p", { class: "topic" }, channel.topic) : h("span", { class: "topic" }),
      themeButton(t),
    ].filter((node) => node !== null);
    this.#top.replaceChildren(...nodes);
  }

  /** The button from a thread to its channel. */
  #wayBack(thread) {
    const parent = this.#store.channel(thread.parent_id);
    if (parent === undefined) return null;
    const back = () => this.#actions.open(parent.id);
    return h("button", { type: "button", class: "way-back", on: { click: back } }, `#${parent.name}`);
  }

  #drawer(open) {
    const app = document.getElementById("app");
    const was = app.classList.contains("drawer-open");
    app.classList.toggle("drawer-open", open);
    const menu = this.#top.querySelector(".menu");
    menu.setAttribute("aria-expanded", String(open));
    if (open) this.#sidebar.querySelector(".channel")?.focus();
    else if (was) menu.focus();
  }
}
