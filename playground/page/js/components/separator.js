// A separator (type 14): a gap, with or without a line.

import { h } from "../dom.js";

const LARGE = 2;

export function separator({ divider = true, spacing = 1 }) {
  const size = spacing === LARGE ? "large" : "";
  return divider
    ? h("hr", { class: `separator ${size}` })
    : h("div", { class: `separator plain ${size}`, "aria-hidden": "true" });
}
