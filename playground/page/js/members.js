// The bar in which the person before the screen chooses whom he plays: one member, or up to four
// side by side.

import { avatar } from "./avatar.js";
import { h } from "./dom.js";
import { icon } from "./icons.js";

export const MOST_PANES = 4;

/** The members shown after `id` was clicked: the only one, or added to and taken from several. */
export function chosen(members, id, side) {
  if (!side) return [id];
  if (members.includes(id)) {
    return members.length === 1 ? members : members.filter((each) => each !== id);
  }
  return [...members, id].slice(-MOST_PANES);
}

/**
 * The bar. `view` = {members, side}; `nameOf(member)` gives a name, `roleOf(member)` the highest
 * role or undefined; `pick(id)` and `toggle()` are called on a click.
 */
export function memberBar({ people, view, t, nameOf, roleOf, pick, toggle }) {
  const buttons = people.map((person) => {
    const name = nameOf(person);
    return h(
      "button",
      {
        type: "button",
        class: "member",
        "aria-pressed": String(view.members.includes(person.id)),
        title: roleOf(person)?.name ?? null,
        data: { memberId: person.id },
        on: { click: () => pick(person.id) },
      },
      avatar(person, name),
      h("span", {}, name),
    );
  });
  const side = h(
    "button",
    {
      type: "button",
      class: "icon-button side",
      "aria-pressed": String(view.side),
      "aria-label": t("members.side"),
      title: t("members.sideHint"),
      on: { click: toggle },
    },
    icon("columns"),
  );
  return h(
    "div",
    { class: "member-bar", role: "group", "aria-label": t("members.label") },
    h("span", { class: "member-bar-label", "aria-hidden": "true" }, t("members.label")),
    h("div", { class: "member-list" }, buttons),
    side,
  );
}
