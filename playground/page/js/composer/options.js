// One option of the command being typed: its labelled input, its suggestions and its check.

import { h, uniqueId } from "../dom.js";
import { icon } from "../icons.js";
import { candidates, check, fold, KIND, localized } from "./completion.js";
import { comboboxAttributes } from "./suggestions.js";

const SHOWN = 25;
const PAUSE_MS = 180;
const NARROWEST = 2;
const PADDING_PX = 18;

export class OptionField {
  #option;
  #context;
  #suggestions;
  #picked = null;
  #timer = 0;
  #asked = 0;
  #actions;

  /** `actions` = {done(field), remove(field), ask(field) → choices}. */
  constructor(option, suggestions, context, actions) {
    this.#option = option;
    this.#context = context;
    this.#suggestions = suggestions;
    this.#actions = actions;
    const { t } = context;
    const id = uniqueId("field");
    this.title = localized(option, "name", t.locale);
    this.error = h("span", { class: "field-error", id: `${id}-error`, role: "alert" });
    const numeric = option.type === KIND.integer || option.type === KIND.number;
    this.input = h("input", {
      ...comboboxAttributes,
      id,
      class: "field-input",
      inputmode: numeric ? "decimal" : null,
      "aria-required": option.required ? "true" : null,
      "aria-describedby": `${id}-hint ${id}-error`,
      data: { option: option.name },
    });
    this.element = h(
      "div",
      { class: "field" },
      h("label", { for: id }, this.title),
      this.input,
      option.required ? null : this.#removeButton(),
      h("span", { class: "visually-hidden", id: `${id}-hint` }, localized(option, "description", t.locale)),
      this.error,
    );
    this.input.addEventListener("input", () => {
      this.#picked = null;
      this.#typed();
    });
    this.input.addEventListener("focus", () => this.suggest());
    this.input.addEventListener("blur", () => this.#left());
    this.#fit();
  }

  get name() {
    return this.#option.name;
  }

  get required() {
    return Boolean(this.#option.required);
  }

  get hint() {
    return localized(this.#option, "description", this.#context.t.locale);
  }

  #removeButton() {
    const label = this.#context.t("command.remove", { name: this.title });
    const remove = () => this.#actions.remove(this);
    return h("button", { type: "button", class: "field-remove", tabindex: "-1", "aria-label": label, on: { click: remove } }, icon("close"));
  }

  /** {name, type, value}, or null when empty or wrong; `wrong` and the field itself tell which. */
  value() {
    const result = check(this.#option, this.input.value, this.#picked, this.#context);
    this.#showError(result.error);
    this.wrong = result.error !== undefined;
    if (result.value === undefined) return null;
    return { name: this.#option.name, type: this.#option.type, value: result.value };
  }

  /** The same for autocomplete, where half-typed values are allowed. */
  draft() {
    const { name, type } = this.#option;
    return { name, type, value: this.#picked?.value ?? this.input.value };
  }

  fill(text) {
    this.input.value = text;
    this.#fit();
  }

  #showError(error) {
    this.error.textContent = error === undefined ? "" : this.#context.t(...error);
    this.element.classList.toggle("invalid", error !== undefined);
    this.input.setAttribute("aria-invalid", String(error !== undefined));
  }

  #typed() {
    this.#fit();
    this.#showError(undefined);
    this.suggest();
  }

  #left() {
    this.#suggestions.hide();
    clearTimeout(this.#timer);
    if (this.input.value.trim() !== "") this.value();
  }

  #fit() {
    const length = Math.max(NARROWEST, [...this.input.value].length + 1);
    this.input.style.setProperty("width", `calc(${length}ch + ${PADDING_PX}px)`);
  }

  /** Offers what fits the text so far: the known values, or the application's answer. */
  suggest() {
    const known = candidates(this.#option, this.#context);
    if (known !== null) {
      const wanted = this.#picked === null ? fold(this.input.value.trim()) : "";
      this.#offer(known.filter(({ label }) => fold(label).includes(wanted)));
    } else if (this.#option.autocomplete) this.#ask();
    else this.#offer(null);
  }

  #ask() {
    clearTimeout(this.#timer);
    this.#asked += 1;
    const turn = this.#asked;
    this.#timer = setTimeout(async () => {
      const choices = await this.#actions.ask(this);
      if (turn !== this.#asked || document.activeElement !== this.input) return;
      const { locale } = this.#context.t;
      this.#offer(choices.map((each) => ({ value: each.value, label: localized(each, "name", locale) })));
    }, PAUSE_MS);
  }

  #offer(items) {
    const { t } = this.#context;
    const label = this.hint ? `${this.title}: ${this.hint}` : t("command.choices", { name: this.title });
    const shown = (items ?? []).slice(0, SHOWN).map((item) => ({ ...item, title: item.label }));
    this.#suggestions.show(this.input, shown, {
      label,
      empty: items === null ? label : t("command.noChoices"),
      first: this.#picked === null && (this.required || this.input.value !== ""),
      pick: (item) => this.#choose(item),
    });
  }

  #choose(item) {
    this.#picked = item;
    this.input.value = item.label;
    this.#fit();
    this.#showError(undefined);
    this.#actions.done(this);
  }
}
