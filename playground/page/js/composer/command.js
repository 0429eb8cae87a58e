// The composer while a command is being filled in: its name, its option fields, and a last input
// that offers the options still left. Sending is left to the composer.

import { h } from "../dom.js";
import { icon } from "../icons.js";
import { fold, localized, payload } from "./completion.js";
import { OptionField } from "./options.js";
import { comboboxAttributes } from "./suggestions.js";

export class CommandForm {
  #entry;
  #context;
  #suggestions;
  #actions;
  #fields = [];

  /** `actions` = {leave(), ask(entry, options) → choices}. */
  constructor(entry, suggestions, context, actions) {
    this.#entry = entry;
    this.#context = context;
    this.#suggestions = suggestions;
    this.#actions = actions;
    const { t } = context;
    this.more = h("input", {
      ...comboboxAttributes,
      class: "field-more",
      "aria-label": `/${entry.title}: ${t("command.add")}`,
    });
    const leave = { click: () => actions.leave() };
    this.element = h(
      "div",
      { class: "command", role: "group", "aria-label": `/${entry.title}` },
      h("span", { class: "command-name" }, `/${entry.title}`),
      this.more,
      h("button", { type: "button", class: "icon-button", "aria-label": t("command.leave"), on: leave }, icon("close")),
    );
    for (const option of entry.options) if (option.required) this.#add(option);
    this.more.addEventListener("input", () => this.#moreTyped());
    this.more.addEventListener("focus", () => this.#suggestMore());
    this.more.addEventListener("blur", () => suggestions.hide());
    this.#placeholder();
  }

  get entry() {
    return this.#entry;
  }

  /** Puts the focus where typing goes on: the first empty required field, else the last input. */
  focus() {
    const empty = this.#fields.find((field) => field.required && field.input.value === "");
    (empty?.input ?? this.more).focus();
  }

  get #left() {
    const used = new Set(this.#fields.map((field) => field.name));
    return this.#entry.options.filter((option) => !used.has(option.name));
  }

  #placeholder() {
    const count = this.#left.length;
    const text = count > 0 ? this.#context.t("command.addCount", { count }) : "";
    this.more.setAttribute("placeholder", text);
  }

  #add(option) {
    const field = new OptionField(option, this.#suggestions, this.#context, {
      done: () => this.focus(),
      remove: (gone) => this.#drop(gone),
      ask: (asking) => this.#ask(asking),
    });
    this.#fields.push(field);
    this.element.insertBefore(field.element, this.more);
    this.#placeholder();
    return field;
  }

  #drop(field) {
    this.#fields = this.#fields.filter((each) => each !== field);
    field.element.remove();
    this.#placeholder();
    this.focus();
  }

  #ask(asking) {
    const drafts = this.#fields.flatMap((field) => {
      const { name, type, value } = field.draft();
      if (field === asking) return [{ name, type, value, focused: true }];
      return value === "" ? [] : [{ name, type, value }];
    });
    return this.#actions.ask(this.#entry, payload(this.#entry, drafts));
  }

  #items() {
    const { t } = this.#context;
    const wanted = fold(this.more.value.trim());
    return this.#left
      .map((option) => ({
        option,
        title: localized(option, "name", t.locale),
        detail: localized(option, "description", t.locale),
        badge: option.required ? t("command.required") : t("command.optional"),
      }))
      .filter((item) => fold(item.title).includes(wanted));
  }

  #suggestMore() {
    const items = this.#items();
    if (items.length === 0) {
      this.#suggestions.hide();
      return;
    }
    this.#suggestions.show(this.more, items, {
      label: this.#context.t("command.options"),
      first: this.more.value !== "",
      pick: ({ option }) => this.#open(option),
    });
  }

  #open(option, text = "") {
    this.more.value = "";
    const field = this.#add(option);
    field.fill(text);
    field.input.focus();
  }

  /** "variante:Kurz" opens the option at once, as typing in Discord does. */
  #moreTyped() {
    const match = /^\s*([^:\s]+):\s*(.*)$/.exec(this.more.value);
    const option = match && this.#left.find((each) => {
      const names = [each.name, localized(each, "name", this.#context.t.locale)];
      return names.some((name) => fold(name) === fold(match[1]));
    });
    if (option) this.#open(option, match[2]);
    else this.#suggestMore();
  }

  /** Goes back one step from an empty input: to the field before it, or out of the command. */
  back(input) {
    const at = this.#fields.findIndex((field) => field.input === input);
    const before = at < 0 ? this.#fields.at(-1) : this.#fields[at - 1];
    const field = this.#fields[at];
    if (field !== undefined && !field.required) this.#drop(field);
    if (before === undefined) this.#actions.leave();
    else before.input.focus();
  }

  /** The options to send, or null when something is missing or wrong; the focus goes there. */
  options() {
    const values = this.#fields.map((field) => field.value());
    const wrong = this.#fields.find((field) => field.wrong);
    if (wrong !== undefined) {
      wrong.input.focus();
      return null;
    }
    if (this.more.value.trim() !== "") {
      this.more.focus();
      return null;
    }
    return payload(this.#entry, values.filter((value) => value !== null));
  }
}
