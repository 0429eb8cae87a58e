// Selects in messages: of strings (type 3), people (5), roles (6), both (7) and channels (8).
// The options open in a list box; what was chosen is sent when that closes, as Discord does.

import { avatar } from "../avatar.js";
import { h } from "../dom.js";
import { emoji } from "../emoji.js";
import { icon } from "../icons.js";
import { openListbox } from "../listbox.js";
import { placeName } from "../threads.js";

const STRING = 3;
const USER = 5;
const MENTIONABLE = 7;
const CHANNEL = 8;
const PLACEHOLDERS = {
  3: "select.string",
  5: "select.user",
  6: "select.role",
  7: "select.mentionable",
  8: "select.channel",
};

/** What can be chosen: [{value, label, description?, face?, selected}]. */
export function optionsOf(component, { store, nameOf }) {
  const defaults = new Set((component.default_values ?? []).map((each) => each.id));
  if (component.type === STRING) {
    return component.options.map((option) => ({
      value: option.value,
      label: option.label,
      description: option.description ?? "",
      face: () => emoji(option.emoji),
      selected: Boolean(option.default),
    }));
  }
  if (component.type === CHANNEL) {
    const allowed = component.channel_types ?? [];
    return [...store.channels, ...store.threads]
      .filter(({ type }) => allowed.length === 0 || allowed.includes(type))
      .map((place) => ({ value: place.id, label: placeName(place), selected: defaults.has(place.id) }));
  }
  const people = store.members.map((member) => ({
    value: member.id,
    label: nameOf(member.id),
    face: () => avatar(member, nameOf(member.id)),
    selected: defaults.has(member.id),
  }));
  if (component.type === USER) return people;
  const roles = store.roles.map(({ id, name }) => ({
    value: id,
    label: id === store.guild.id ? name : `@${name}`,
    selected: defaults.has(id),
  }));
  return component.type === MENTIONABLE ? [...people, ...roles] : roles;
}

/** How many values may be chosen: [least, most], within the number of options. */
export function bounds(component, count) {
  const most = Math.min(component.max_values ?? 1, Math.max(count, 1));
  return [Math.min(component.min_values ?? 1, most), most];
}

export function select(component, context) {
  const { custom_id: customId, disabled, type } = component;
  const { t } = context;
  const options = optionsOf(component, context);
  const [min, max] = bounds(component, options.length);
  const placeholder = component.placeholder || t(PLACEHOLDERS[type]);
  let chosen = options.filter((option) => option.selected).map((option) => option.value);

  const face = h("span", { class: "select-face" });
  const show = () => {
    const picked = options.filter((option) => chosen.includes(option.value));
    face.classList.toggle("empty", picked.length === 0);
    face.replaceChildren(
      ...(picked.length === 0
        ? [placeholder]
        : picked.map((option) => h("span", { class: max > 1 ? "chip" : "" }, option.face?.(), option.label))),
    );
    const names = picked.map((option) => option.label).join(", ");
    trigger.setAttribute("aria-label", names ? `${placeholder}: ${names}` : placeholder);
  };
  const open = async () => {
    const close = { customId, message: context.message.id };
    const values = await openListbox({ trigger, label: placeholder, options, chosen, min, max, t, close });
    if (values === null || String(values) === String(chosen)) return;
    chosen = values;
    show();
    context.choose(context.message, customId, values);
  };
  const trigger = h(
    "button",
    {
      type: "button",
      class: "select",
      disabled: Boolean(disabled),
      "aria-haspopup": "listbox",
      data: { customId, componentType: type },
      on: { click: open },
    },
    face,
    icon("chevron"),
  );
  show();
  return trigger;
}
