// The list of a select's options as a dialog: beside its button, on a phone at the lower edge.
// It returns what was chosen; sending that is left to the select.

import { h, uniqueId } from "./dom.js";
import { icon } from "./icons.js";

const SHEET_BELOW_PX = 640;
const GAP_PX = 4;
const SEARCH_FROM = 16;
const TALLEST_PX = 480;

let current = null;

/** Closes the open list, unchosen, if its select is no longer on the page (`keep` says false). */
export function dismissListbox(keep) {
  if (current !== null && !keep(current.close)) current.dismiss();
}

/** The select's button, also when its message was drawn anew while the list was open. */
function sameTrigger(trigger, { customId, message }) {
  if (trigger.isConnected) return trigger;
  const article = document.querySelector(`[data-message-id="${CSS.escape(message)}"]`);
  return article?.querySelector(`[data-custom-id="${CSS.escape(customId)}"]`);
}

function place(dialog, trigger) {
  if (innerWidth < SHEET_BELOW_PX) return;
  const anchor = trigger.getBoundingClientRect();
  const below = innerHeight - anchor.bottom;
  const up = below < Math.min(320, dialog.scrollHeight) && anchor.top > below;
  const width = Math.max(anchor.width, 260);
  dialog.style.setProperty("width", `${width}px`);
  dialog.style.setProperty("left", `${Math.max(8, Math.min(anchor.left, innerWidth - width - 8))}px`);
  const room = Math.max(180, (up ? anchor.top : below) - 2 * GAP_PX - 8);
  dialog.style.setProperty("max-height", `${Math.min(room, TALLEST_PX)}px`);
  if (up) dialog.style.setProperty("bottom", `${innerHeight - anchor.top + GAP_PX}px`);
  else dialog.style.setProperty("top", `${anchor.bottom + GAP_PX}px`);
}

function row(option, many) {
  return h(
    "div",
    {
      class: "option",
      role: "option",
      id: uniqueId("option"),
      "aria-selected": "false",
      data: { value: option.value },
    },
    many ? h("span", { class: "box", "aria-hidden": "true" }, icon("check")) : null,
    h("span", { class: "option-face", "aria-hidden": "true" }, option.face?.()),
    h(
      "span",
      { class: "option-text" },
      h("span", {}, option.label),
      option.description ? h("small", {}, option.description) : null,
    ),
    many ? null : h("span", { class: "tick", "aria-hidden": "true" }, icon("check")),
  );
}

/**
 * Opens the options and resolves to the values chosen, in the options' order, or to null when
 * nothing valid was chosen. One choice closes at once; several are confirmed, or taken when the
 * list is left by Escape or a tap beside it.
 */
export function openListbox({ trigger, label, options, chosen, min, max, t, close }) {
  const many = max > 1;
  const picked = new Set(chosen);
  const rows = options.map((option) => row(option, many));
  const hint = many ? t("select.many", { min, max }) : "";
  const status = h("span", { class: "listbox-status", role: "status" });
  const confirm = h("button", { type: "button", class: "button primary" }, t("action.confirm"));
  const clear = h("button", { type: "button", class: "button secondary" }, t("select.clear"));
  const list = h(
    "div",
    { class: "options", role: "listbox", tabindex: "0", "aria-label": label, "aria-multiselectable": String(many) },
    rows,
  );
  const find = t("select.search");
  const search = h("input", { type: "search", class: "listbox-search", "aria-label": find, placeholder: find });
  const foot = h("div", { class: "listbox-foot" }, status, min === 0 || many ? clear : null, many ? confirm : null);
  const dialog = h(
    "dialog",
    { class: "listbox", "aria-label": label, data: { listbox: close.customId } },
    h("div", { class: "listbox-head" }, h("strong", {}, label), h("small", {}, hint)),
    options.length >= SEARCH_FROM ? search : null,
    list,
    many || min === 0 ? foot : null,
  );

  let active = Math.max(0, options.findIndex((option) => picked.has(option.value)));
  const valid = () => picked.size >= min && picked.size <= max;
  const move = (to) => {
    const visible = rows.filter((node) => !node.hidden);
    if (visible.length === 0) return;
    rows[active]?.classList.remove("active");
    active = rows.indexOf(visible[Math.max(0, Math.min(to, visible.length - 1))]);
    rows[active].classList.add("active");
    list.setAttribute("aria-activedescendant", rows[active].id);
    rows[active].scrollIntoView({ block: "nearest" });
  };
  const show = () => {
    rows.forEach((node, at) => {
      const on = picked.has(options[at].value);
      node.setAttribute("aria-selected", String(on));
      node.setAttribute("aria-disabled", String(many && !on && picked.size >= max));
    });
    status.textContent = t("select.count", { count: `${picked.size}/${max}` });
    confirm.disabled = !valid();
    clear.disabled = picked.size === 0;
  };
  const toggle = (at) => {
    const { value } = options[at];
    if (!many) {
      picked.clear();
      picked.add(value);
      dialog.close("done");
    } else if (picked.has(value)) picked.delete(value);
    else if (picked.size < max) picked.add(value);
    show();
  };
  const position = () => rows.filter((node) => !node.hidden).indexOf(rows[active]);
  const keys = (event) => {
    const steps = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8, Home: -999, End: 999 };
    if (event.key in steps) move(position() + steps[event.key]);
    else if (event.key === "Enter" && many) {
      if (valid()) dialog.close("done");
    } else if (event.key === "Enter" || (event.key === " " && event.target !== search)) {
      if (rows[active] && !rows[active].hidden) toggle(active);
    } else if (event.key.length === 1 && event.target === list) {
      const wanted = event.key.toLowerCase();
      const found = rows.findIndex((node, at) => at > active && options[at].label.toLowerCase().startsWith(wanted));
      if (found >= 0) move(rows.filter((node) => !node.hidden).indexOf(rows[found]));
      return;
    } else return;
    event.preventDefault();
  };

  list.addEventListener("click", (event) => {
    const at = rows.indexOf(event.target.closest("[role=option]"));
    if (at < 0) return;
    move(rows.filter((node) => !node.hidden).indexOf(rows[at]));
    toggle(at);
  });
  list.addEventListener("keydown", keys);
  search.addEventListener("keydown", keys);
  search.addEventListener("input", () => {
    const wanted = search.value.trim().toLowerCase();
    rows.forEach((node, at) => {
      const { label: name, description = "" } = options[at];
      node.hidden = !`${name} ${description}`.toLowerCase().includes(wanted);
    });
    move(0);
  });
  confirm.addEventListener("click", () => dialog.close("done"));
  clear.addEventListener("click", () => {
    picked.clear();
    if (!many) dialog.close("done");
    show();
    list.focus();
  });
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) dialog.close("done");
  });
  dialog.addEventListener("cancel", (event) => {
    event.preventDefault();
    dialog.close("done");
  });

  document.body.append(dialog);
  dialog.showModal();
  place(dialog, trigger);
  show();
  move(active);
  list.focus();
  return new Promise((resolve) => {
    current = { close, dismiss: () => dialog.close("gone") };
    dialog.addEventListener("close", () => {
      current = null;
      dialog.remove();
      const values = options.map((option) => option.value).filter((value) => picked.has(value));
      resolve(dialog.returnValue === "done" && valid() ? values : null);
      sameTrigger(trigger, close)?.focus({ preventScroll: true });
    });
  });
}
