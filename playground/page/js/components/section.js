// A section (type 9): one to three texts with a button or a thumbnail at their side.

import { h } from "../dom.js";

export function section({ components, accessory }, { draw }) {
  return h(
    "div",
    { class: "section" },
    h("div", { class: "section-texts" }, components.map(draw)),
    accessory ? h("div", { class: "section-accessory" }, draw(accessory)) : null,
  );
}
