// Covers a component until somebody asks for it.

import { h } from "../dom.js";

export function cover(node, { t }) {
  node.inert = true;
  const reveal = h("button", { type: "button", class: "cover-button" }, t("component.spoiler"));
  const box = h("div", { class: "cover" }, node, reveal);
  reveal.addEventListener("click", () => {
    node.inert = false;
    reveal.remove();
    box.classList.add("open");
  });
  return box;
}
