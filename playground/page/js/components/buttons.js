// Buttons (type 2) and the rows that hold buttons or one select (type 1).

import { h } from "../dom.js";
import { emoji } from "../emoji.js";
import { icon } from "../icons.js";
import { isInert } from "../interactions.js";
import { safeAddress } from "./media.js";
import { unknown } from "./unknown.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link" };
const LINK = 5;

export function button(component, context) {
  const { style, label, url, disabled, custom_id: customId } = component;
  const look = STYLES[style];
  if (look === undefined) return unknown(component, context);
  const face = [emoji(component.emoji), label ? h("span", { class: "label" }, label) : null];
  const name = label ? {} : { "aria-label": component.emoji?.name ?? "" };
  if (style === LINK && !disabled) {
    return h(
      "a",
      { class: "button link", href: safeAddress(url), target: "_blank", rel: "noopener noreferrer", ...name },
      face,
      icon("external"),
    );
  }
  return h(
    "button",
    {
      type: "button",
      class: `button ${look}`,
      disabled: Boolean(disabled),
      data: { customId },
      on: { click: () => context.click(context.message, customId) },
      ...name,
    },
    face,
    style === LINK ? icon("external") : null,
    h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i")),
  );
}

export function actionRow({ components }, { draw }) {
  return h("div", { class: "row" }, components.map(draw));
}

/** Shows on a message's components which of them wait for an answer. */
export function markWaiting(root, waiting, t) {
  for (const node of root.querySelectorAll("[data-custom-id]")) {
    const busy = waiting.some((each) => each.customId === node.dataset.customId);
    node.classList.toggle("busy", busy);
    const inert = waiting.some((each) => each.customId === node.dataset.customId && isInert(each));
    const says = { "aria-busy": busy, "aria-disabled": inert, "aria-description": busy && t("component.busy") };
    for (const [name, value] of Object.entries(says)) {
      if (value) node.setAttribute(name, String(value));
      else node.removeAttribute(name);
    }
  }
}
