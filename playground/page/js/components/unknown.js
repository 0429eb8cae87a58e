// The visible error in place of a component that the page does not know.

import { h } from "../dom.js";
import { icon } from "../icons.js";

const LONGEST = 600;

export function unknown(component, { t }) {
  return h(
    "div",
    { class: "unknown", role: "alert", data: { unknownComponent: component?.type ?? "" } },
    h("p", {}, icon("warning"), t("component.unknown", { type: String(component?.type) })),
    h("pre", {}, h("code", {}, (JSON.stringify(component, null, 1) ?? "").slice(0, LONGEST))),
  );
}
