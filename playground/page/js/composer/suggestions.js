// The list over the composer from which commands, options and values are picked; the focus stays
// in the input, which names the active line by aria-activedescendant.

import { h, uniqueId } from "../dom.js";

export class Suggestions {
  #items = [];
  #nodes = [];
  #active = -1;
  #input = null;
  #pick = null;

  constructor() {
    this.id = uniqueId("suggestions");
    this.title = h("p", { class: "suggestions-title", "aria-hidden": "true" });
    this.list = h("div", { class: "suggestions-list", role: "listbox", id: this.id });
    this.element = h("div", { class: "suggestions", hidden: true }, this.title, this.list);
    // The input must not lose the focus, or its list would close before the click arrives.
    this.element.addEventListener("mousedown", (event) => event.preventDefault());
    this.list.addEventListener("click", (event) => {
      const at = this.#nodes.indexOf(event.target.closest("[role=option]"));
      if (at >= 0) this.choose(at);
    });
  }

  get open() {
    return !this.element.hidden;
  }

  get active() {
    return this.#items[this.#active] ?? null;
  }

  /**
   * Shows `items` [{title, detail, badge}] for an input; `pick` receives the chosen one.
   * `first` says whether the first line is active at once; `empty` stands there for no items.
   */
  show(input, items, { label, pick, first = true, empty = "" }) {
    this.#detach();
    this.#input = input;
    this.#items = items;
    this.#pick = pick;
    this.#active = -1;
    this.#nodes = items.map((item) =>
      h(
        "div",
        { class: "suggestion", role: "option", id: uniqueId("suggestion"), "aria-selected": "false" },
        h(
          "span",
          { class: "suggestion-text" },
          h("span", { class: "suggestion-title" }, item.title),
          item.detail ? h("small", {}, item.detail) : null,
        ),
        item.badge ? h("span", { class: "badge" }, item.badge) : null,
      ),
    );
    this.title.textContent = label;
    this.list.setAttribute("aria-label", label);
    this.list.replaceChildren(...this.#nodes);
    if (items.length === 0 && empty) this.list.append(h("p", { class: "suggestions-empty" }, empty));
    this.element.hidden = items.length === 0 && !empty;
    input.setAttribute("aria-controls", this.id);
    input.setAttribute("aria-expanded", String(!this.element.hidden));
    if (first && items.length > 0) this.#activate(0);
  }

  hide() {
    this.#detach();
    this.element.hidden = true;
    this.#items = [];
    this.#nodes = [];
    this.#active = -1;
  }

  /** Moves the active line, around the ends. */
  move(step) {
    const count = this.#items.length;
    if (count === 0) return;
    const from = this.#active < 0 && step < 0 ? 0 : this.#active;
    this.#activate((from + step + count) % count);
  }

  choose(at = this.#active) {
    const item = this.#items[at];
    const pick = this.#pick;
    if (item === undefined) return false;
    this.hide();
    pick(item);
    return true;
  }

  #activate(at) {
    this.#nodes[this.#active]?.setAttribute("aria-selected", "false");
    this.#active = at;
    const node = this.#nodes[at];
    node.setAttribute("aria-selected", "true");
    node.scrollIntoView({ block: "nearest" });
    this.#input.setAttribute("aria-activedescendant", node.id);
  }

  #detach() {
    this.#input?.setAttribute("aria-expanded", "false");
    this.#input?.removeAttribute("aria-activedescendant");
    this.#input = null;
  }
}

/** Attributes of an input that works with a list of suggestions. */
export const comboboxAttributes = {
  type: "text",
  role: "combobox",
  "aria-autocomplete": "list",
  "aria-expanded": "false",
  autocomplete: "off",
  autocapitalize: "off",
  spellcheck: "false",
};
