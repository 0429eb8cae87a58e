// Faces of members and of the application, drawn by the page from their names.

import { h, svg } from "./dom.js";

const HUES = [204, 152, 28, 336, 262, 84, 8, 182];

const hue = (id) => HUES[Number(BigInt(id || "0") % BigInt(HUES.length))];

/** A round face: the application shows a card, people their first letter. */
export function avatar(user, name = user?.username ?? "?") {
  if (user?.bot) {
    return h("span", { class: "avatar avatar-app", "aria-hidden": "true" }, cardFace());
  }
  const letter = [...name.trim()][0]?.toLocaleUpperCase() ?? "?";
  const attributes = { class: "avatar", "aria-hidden": "true" };
  return h("span", { ...attributes, style: { "--hue": String(hue(user?.id)) } }, letter);
}

/** The application's mark: two cards on green. */
export function cardFace() {
  return svg(
    "svg",
    { viewBox: "0 0 40 40", focusable: "false", "aria-hidden": "true" },
    svg("rect", { width: 40, height: 40, class: "mark-cloth" }),
    svg("rect", { x: 8, y: 9, width: 13, height: 20, rx: 2, transform: "rotate(-13 14 19)", class: "mark-card" }),
    svg("rect", { x: 19, y: 9, width: 13, height: 20, rx: 2, transform: "rotate(11 25 19)", class: "mark-card" }),
    svg("path", { d: "M15 15c-1.3-2.6-5-1.3-4.4 1.3.5 2 3.2 3.7 5.2 5.2 1.3-2.2 2.9-5.2 2.5-7.1-.6-2.4-3-2-3.3.6z", class: "mark-red" }),
    svg("path", { d: "M26.5 13c-2.6 2.6-4.6 4-4.6 6.2 0 2 2.6 2.6 3.3 1.5l-.7 2.8h3.3l-.7-2.8c1.3 1.1 3.3.5 3.3-1.5 0-2.2-1.6-3.6-3.9-6.2z", class: "mark-black" }),
  );
}
