// The frame around the panes: server and channel list (a drawer on phones), top bar, member bar.

import { cardFace } from "./avatar.js";
import { h } from "./dom.js";
import { icon } from "./icons.js";
import { memberBar } from "./members.js";
import { themeButton } from "./theme.js";

const TEXT_CHANNEL = 0;
const THREADS = new Set([10, 11, 12]);

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
    this.#bar.replaceChildren(memberBar({ people, view, t, nameOf, pick, toggle }));
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
    const { guild, channels } = this.#store;
    const rows = channels
      .filter(({ type }) => type === TEXT_CHANNEL || THREADS.has(type))
      .map((channel) => this.#channelRow(channel, view, t));
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

  #channelRow(channel, view, t) {
    const unread = this.#store.unread.has(channel.id);
    const open = () => {
      this.#drawer(false);
      this.#actions.open(channel.id);
    };
    const button = h(
      "button",
      {
        type: "button",
        class: `channel${unread ? " unread" : ""}${THREADS.has(channel.type) ? " thread" : ""}`,
        "aria-current": channel.id === view.channel ? "page" : null,
        "aria-label": unread ? t("channels.unread", { name: channel.name }) : channel.name,
        data: { channelId: channel.id },
        on: { click: open },
      },
      icon("hash"),
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
    this.#top.replaceChildren(
      menu,
      h("h2", { class: "channel-title" }, icon("hash"), h("span", {}, channel?.name ?? "")),
      channel?.topic ? h("p", { class: "topic" }, channel.topic) : h("span", { class: "topic" }),
      themeButton(t),
    );
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
