// Draws one message: who wrote it, what it answers, its content, and what became of clicks on it.

import { avatar, cardFace } from "./avatar.js";
import { written } from "./clock.js";
import { markWaiting } from "./components/buttons.js";
import { fileCard } from "./components/file.js";
import { gallery } from "./components/gallery.js";
import { drawComponent } from "./components/index.js";
import { unknown } from "./components/unknown.js";
import { h, uniqueId } from "./dom.js";
import { icon } from "./icons.js";
import { isWaiting } from "./interactions.js";
import { markdown, plain } from "./markdown/render.js";
import { RIGHT } from "./rights.js";
import { isArchived } from "./threads.js";

const COMPONENTS_V2 = 1 << 15;
const THREAD_CREATED = 18;

/** How a user is called here: the member's name, else what the message itself says. */
const called = (user, context) => context.nameOf(user.id) ?? user.global_name ?? user.username;

/** Who wrote it, with "APP" beside an application's name. */
function author(message, context) {
  const name = called(message.author, context);
  return [
    h("span", { class: `author ${message.author.bot ? "author-app" : ""}` }, name),
    message.author.bot ? h("span", { class: "app-tag" }, context.t("app.tag")) : roleTag(message, context),
  ];
}

/** The highest role of a person, with its colour. */
function roleTag(message, context) {
  const role = context.roleOf(message.author.id);
  if (role === undefined) return null;
  const colour = `#${role.color.toString(16).padStart(6, "0")}`;
  return h("span", { class: "role-tag", style: { "--role": colour } }, role.name);
}

/** The way into the thread that hangs on a message. */
function threadLink(message, context) {
  if (message.thread === undefined) return null;
  const thread = context.store.channel(message.thread.id);
  const gone = thread === undefined;
  const { name } = thread ?? message.thread;
  const state = isArchived(thread) ? context.t("thread.archived") : context.t("thread.open");
  const open = () => context.jump(message.thread.id);
  return h(
    "button",
    { type: "button", class: "thread-link", disabled: gone, data: { threadId: message.thread.id }, on: { click: open } },
    icon("thread"),
    h("strong", {}, name),
    h("small", {}, gone ? context.t("thread.gone") : state),
  );
}

/** What the server itself says of a thread that somebody started. */
function systemLine(message, context) {
  const who = h("strong", {}, called(message.author, context));
  return h("p", { class: "system" }, context.t.nodes("thread.told", { user: who }));
}

/** "Anna hat /rommé start benutzt" above an answer. */
export function usedLine(user, name, context) {
  const who = called(user, context);
  const parts = context.t.nodes("command.used", {
    user: h("strong", {}, who),
    command: h("span", { class: "mention" }, `/${name}`),
  });
  return h("p", { class: "used" }, icon("reply"), avatar(user, who), h("span", {}, parts));
}

function body(message, context) {
  if (message.type === THREAD_CREATED) return systemLine(message, context);
  if (message.loading) {
    const app = called(message.author, context);
    return h(
      "p",
      { class: "thinking", role: "status" },
      h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i")),
      context.t("message.thinking", { app }),
    );
  }
  const draw = (component) => drawComponent(component, context);
  const parts = (message.components ?? []).map(draw);
  if ((message.flags & COMPONENTS_V2) !== 0) return parts;
  const attachments = message.attachments ?? [];
  const pictures = attachments.filter((each) => each.content_type?.startsWith("image/"));
  const files = attachments.filter((each) => !pictures.includes(each));
  const items = pictures.map((each) => ({ media: each, description: each.description }));
  return [
    message.content ? markdown(message.content, context) : null,
    items.length > 0 ? gallery({ items }, context) : null,
    files.map((each) => fileCard(each, context)),
    (message.embeds ?? []).map((embed) => unknown({ ...embed, type: `embed ${embed.type ?? ""}` }, context)),
    parts,
  ];
}

function tools(message, context) {
  if (message.ephemeral) return null;
  const tool = (label, name, act) =>
    h("button", { type: "button", class: "icon-button", "aria-label": label, title: label, on: { click: act } }, icon(name));
  const starts = message.thread === undefined && context.mayStartThread(RIGHT.createPublicThreads);
  const offered = [
    starts ? tool(context.t("thread.start"), "thread", () => context.startThread(message)) : null,
    context.mayDelete(message) ? tool(context.t("action.delete"), "trash", () => context.remove(message)) : null,
  ].filter((each) => each !== null);
  return offered.length > 0 ? h("div", { class: "tools" }, offered) : null;
}

function privateLine(message, context) {
  if (!message.ephemeral) return null;
  const dismiss = h(
    "button",
    { type: "button", class: "text-button", on: { click: () => context.remove(message) } },
    context.t("action.dismiss"),
  );
  return h("p", { class: "private" }, icon("eye"), h("span", {}, context.t("message.ephemeral"), " · ", dismiss));
}

/**
 * An article for a message; `joined` hides face and name under another of the same author.
 * Attributes for tests: data-message-id, data-author-id, data-ephemeral, data-loading.
 */
export function drawMessage(message, context, joined) {
  const inner = { ...context, message };
  const title = uniqueId("title");
  const used = message.interaction?.name
    ? usedLine(message.interaction.user, message.interaction.name, context)
    : null;
  const head = h(
    "header",
    { id: title, class: joined ? "message-head visually-hidden" : "message-head" },
    author(message, context),
    h("time", { datetime: message.timestamp }, written(message.timestamp, context.t.locale)),
  );
  return h(
    "article",
    {
      class: `message${joined ? " joined" : ""}${message.ephemeral ? " ephemeral" : ""}`,
      tabindex: "-1",
      "aria-labelledby": title,
      data: {
        messageId: message.id,
        authorId: message.author.id,
        ephemeral: Boolean(message.ephemeral),
        loading: Boolean(message.loading),
      },
    },
    used,
    joined ? null : avatar(message.author, called(message.author, context)),
    head,
    h(
      "div",
      { class: "message-body" },
      body(message, inner),
      message.edited ? h("small", { class: "edited" }, context.t("message.edited")) : null,
      threadLink(message, context),
    ),
    privateLine(message, context),
    h("div", { class: "outcome", role: "status" }),
    tools(message, context),
  );
}

/** What is said when the playground did not take an interaction at all. */
export function refusal({ error }, t) {
  return error.status === 0 ? error.text(t) : t("interaction.refused", { reason: error.text(t) });
}

/** Brings waiting spinners and the failure line of a drawn message up to date. */
export function showOutcome(article, interactions, t) {
  markWaiting(article, interactions.filter(isWaiting), t);
  const over = interactions.findLast((each) => each.status === "failed" || each.status === "refused");
  const line = article.querySelector(".outcome");
  if (over === undefined) {
    line.replaceChildren();
    return;
  }
  const reason = over.status === "failed" ? t("interaction.failed") : refusal(over, t);
  if (line.textContent === reason) return;
  line.replaceChildren(h("p", { class: "failed" }, icon("warning"), reason));
  line.scrollIntoView({ block: "nearest" });
}

/** The row that stands for a command until its answer comes, or says that none came. */
export function drawCommand(interaction, context) {
  const { t } = context;
  const failed = interaction.status === "failed";
  const user = context.store.member(interaction.member);
  const dismiss = h(
    "button",
    { type: "button", class: "text-button", on: { click: () => context.forget(interaction) } },
    t("action.dismiss"),
  );
  return h(
    "article",
    {
      class: "message ephemeral local",
      "aria-label": `/${interaction.name}`,
      data: { interactionId: interaction.id, status: interaction.status },
    },
    usedLine(user, interaction.name, context),
    h("span", { class: "avatar avatar-app", "aria-hidden": "true" }, cardFace()),
    failed
      ? h("p", { class: "failed", role: "alert" }, icon("warning"), t("command.failed"))
      : h(
          "p",
          { class: "thinking" },
          h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i")),
          t("command.pending", { app: context.store.appName }),
        ),
    failed ? h("p", { class: "private" }, icon("eye"), h("span", {}, t("message.ephemeral"), " · ", dismiss)) : null,
  );
}

/** What a screen reader hears of a new message. */
export function spoken(message, context) {
  const texts = [];
  const walk = (components) => {
    for (const each of components ?? []) {
      if (typeof each.content === "string") texts.push(plain(each.content, context));
      walk(each.components);
    }
  };
  if (message.content) texts.push(plain(message.content, context));
  walk(message.components);
  const name = called(message.author, context);
  const note = message.ephemeral ? ` (${context.t("message.ephemeral")})` : "";
  return `${name}${note}: ${texts.join("\n")}`;
}
