// Draws the tree of a markdown text as DOM nodes; names behind ids come from the given context.

import { moment } from "../clock.js";
import { h } from "../dom.js";
import { emojiImage } from "../emoji.js";
import { parseBlocks } from "./blocks.js";

const MESSAGE_LINK = /^https:\/\/(?:\w+\.)?discord\.com\/channels\/(\d+|@me)\/(\d+)(?:\/(\d+))?$/;

const TAGS = {
  strong: "strong",
  emphasis: "em",
  underline: "u",
  strike: "s",
};

function link(href, children, context) {
  const jump = MESSAGE_LINK.exec(href);
  if (jump !== null) {
    const go = () => context.jump(jump[2], jump[3]);
    return h("button", { type: "button", class: "mention", on: { click: go } }, children);
  }
  return h("a", { href, target: "_blank", rel: "noopener noreferrer nofollow" }, children);
}

function spoiler(children, context) {
  const node = h(
    "button",
    { type: "button", class: "spoiler", "aria-label": context.t("component.spoiler") },
    h("span", { class: "spoiler-text" }, children),
  );
  node.addEventListener("click", () => {
    const shown = h("span", { class: "spoiler shown", tabindex: "-1" }, [
      ...node.firstElementChild.childNodes,
    ]);
    node.replaceWith(shown);
    shown.focus();
  });
  return node;
}

function commandMention({ name, id }, context) {
  const start = () => context.startCommand(name, id);
  return h("button", { type: "button", class: "mention", on: { click: start } }, `/${name}`);
}

function channelMention({ id }, context) {
  const channel = context.store.channel(id);
  if (channel === undefined) return h("span", { class: "mention" }, `#${context.t("channels.unknown")}`);
  const open = () => context.jump(id);
  return h("button", { type: "button", class: "mention", on: { click: open } }, `#${channel.name}`);
}

const roleName = ({ id }, context) => context.store.role(id)?.name ?? id;

function userMention({ id }, context) {
  const name = context.nameOf(id) ?? id;
  const mine = id === context.member ? " mine" : "";
  return h("span", { class: `mention${mine}`, data: { userId: id } }, `@${name}`);
}

function time({ seconds, style }, context) {
  const date = new Date(seconds * 1_000);
  if (Number.isNaN(date.getTime())) return `<t:${seconds}:${style}>`;
  const locale = context.t.locale;
  const live = style === "R" ? { relative: seconds, locale } : {};
  const title = moment(seconds, "F", locale);
  return h("time", { datetime: date.toISOString(), title, data: live }, moment(seconds, style, locale));
}

function draw(node, context) {
  const children = () => node.children.map((child) => draw(child, context));
  switch (node.type) {
    case "text":
      return node.text.split("\n").flatMap((line, at) => (at === 0 ? [line] : [h("br"), line]));
    case "code":
      return h("code", {}, node.text);
    case "strongEmphasis":
      return h("strong", {}, h("em", {}, children()));
    case "spoiler":
      return spoiler(children(), context);
    case "link":
      return link(node.href, children(), context);
    case "address":
      return link(node.href, node.href, context);
    case "user":
      return userMention(node, context);
    case "role":
      return h("span", { class: "mention" }, `@${roleName(node, context)}`);
    case "everyone":
      return h("span", { class: "mention" }, node.text);
    case "channel":
      return channelMention(node, context);
    case "command":
      return commandMention(node, context);
    case "time":
      return time(node, context);
    case "emoji":
      return emojiImage(node);
    default:
      return h(TAGS[node.type], {}, children());
  }
}

function drawList(block, context) {
  const attributes = block.ordered ? { start: block.start } : {};
  const items = block.items.map((item) =>
    h(
      "li",
      {},
      item.children.map((child) => draw(child, context)),
      item.lists.map((inner) => drawList(inner, context)),
    ),
  );
  return h(block.ordered ? "ol" : "ul", attributes, items);
}

function drawBlock(block, context) {
  const children = () => block.children.map((child) => draw(child, context));
  switch (block.type) {
    case "heading":
      // The page's own headings take levels 1 and 2, so a text's begin at 3.
      return h(`h${block.level + 2}`, { class: `title-${block.level}` }, children());
    case "small":
      return h("p", { class: "small" }, h("small", {}, children()));
    case "quote":
      return h("blockquote", {}, block.children.map((child) => drawBlock(child, context)));
    case "list":
      return drawList(block, context);
    case "codeBlock":
      return h("pre", { tabindex: "0" }, h("code", {}, block.text));
    case "gap":
      return h("div", { class: "gap", "aria-hidden": "true" });
    default:
      return h("p", {}, children());
  }
}

/** A text as a block of DOM nodes; `context` = {t, store, member, nameOf, jump, startCommand}. */
export function markdown(source, context) {
  const blocks = parseBlocks(source).map((block) => drawBlock(block, context));
  return h("div", { class: "markdown" }, blocks);
}

function flat(node, context) {
  const children = () => (node.children ?? []).map((child) => flat(child, context)).join("");
  switch (node.type) {
    case "user":
      return `@${context.nameOf(node.id) ?? node.id}`;
    case "role":
      return `@${roleName(node, context)}`;
    case "channel":
      return `#${context.store.channel(node.id)?.name ?? context.t("channels.unknown")}`;
    case "command":
      return `/${node.name}`;
    case "time":
      return moment(node.seconds, node.style, context.t.locale);
    case "spoiler":
      return context.t("component.spoiler");
    default:
      return node.text ?? node.href ?? node.name ?? children();
  }
}

function lines(block, context) {
  const text = (nodes) => nodes.map((node) => flat(node, context)).join("");
  if (block.type === "list") {
    return block.items.flatMap((item) => [
      text(item.children),
      ...item.lists.flatMap((inner) => lines(inner, context)),
    ]);
  }
  if (block.type === "quote") return block.children.flatMap((inner) => lines(inner, context));
  return [block.text ?? text(block.children ?? [])];
}

/** A text without its marks, line by line, for announcements; what is veiled stays veiled. */
export const plain = (source, context) =>
  parseBlocks(source)
    .flatMap((block) => lines(block, context))
    .filter((line) => line.trim() !== "")
    .join("\n");
