// The line at the foot of a pane: plain messages, and commands after a slash.

import { PlaygroundError } from "../api.js";
import { h } from "../dom.js";
import { icon } from "../icons.js";
import { refusal } from "../message.js";
import { RIGHT } from "../rights.js";
import { placeName } from "../threads.js";
import { CommandForm } from "./command.js";
import { completed, fold, flatten, matching } from "./completion.js";
import { comboboxAttributes, Suggestions } from "./suggestions.js";

const LONGEST = 2_000;
const COMMANDS_SHOWN = 50;

export class Composer {
  #context;
  #entries = [];
  #form = null;
  #suggestions = new Suggestions();
  #placeholder;

  /** `context` as components/index.js describes it, plus {interactions, write(content)}. */
  constructor(context) {
    this.#context = context;
    const { t, store, channel } = context;
    const label = t("composer.label", { channel: placeName(store.channel(channel)) });
    this.#placeholder = `${label} · ${t("composer.hint")}`;
    const begin = t("thread.start");
    this.begin = h(
      "button",
      { type: "button", class: "icon-button begin", "aria-label": begin, title: begin, on: { click: () => context.startThread() } },
      icon("thread"),
    );
    this.input = h("input", {
      ...comboboxAttributes,
      class: "composer-input",
      maxlength: LONGEST,
      "aria-label": label,
      placeholder: this.#placeholder,
      enterkeyhint: "send",
    });
    this.error = h("p", { class: "composer-error", role: "alert" });
    this.holder = h("div", { class: "composer-holder" }, this.input);
    this.element = h(
      "form",
      { class: "composer", on: { submit: (event) => this.#submit(event) } },
      this.#suggestions.element,
      this.error,
      h(
        "div",
        { class: "composer-box" },
        this.begin,
        this.holder,
        h("button", { class: "icon-button send", "aria-label": t("action.send") }, icon("send")),
      ),
    );
    this.input.addEventListener("input", () => this.#typed());
    this.input.addEventListener("focus", () => this.#typed());
    this.input.addEventListener("blur", () => this.#suggestions.hide());
    this.element.addEventListener("keydown", (event) => this.#key(event));
    this.commandsChanged();
  }

  commandsChanged() {
    const { store, t, member, channel } = this.#context;
    this.#entries = flatten(store.commandsFor(member, channel), t.locale);
    if (document.activeElement === this.input) this.#suggest();
  }

  /** Begins a command by its name, as a click on a command mention does. */
  startCommand(name) {
    const entry = this.#entries.find((each) => fold(each.path.join(" ")) === fold(name));
    if (entry === undefined) this.#fail(this.#context.t("command.unknown", { name: `/${name}` }));
    else this.#enter(entry);
  }

  /** Puts the cursor where typing goes on. */
  focus() {
    if (this.#form === null) this.input.focus();
    else this.#form.focus();
  }

  /** Hides what is open over the page. */
  hide() {
    this.#suggestions.hide();
  }

  /** Takes no more input for a reason that is shown instead; null opens it again. */
  close(reason) {
    if (reason !== null && this.#form !== null) this.#leave();
    this.input.disabled = reason !== null;
    this.input.placeholder = reason ?? this.#placeholder;
    this.element.classList.toggle("closed", reason !== null);
    for (const button of this.element.querySelectorAll(".composer-box > button")) {
      button.disabled = reason !== null;
    }
    this.begin.hidden = !this.#mayBegin();
  }

  /** Whether the member may start a thread here. */
  #mayBegin() {
    const { mayStartThread } = this.#context;
    return mayStartThread(RIGHT.createPublicThreads) || mayStartThread(RIGHT.createPrivateThreads);
  }

  #fail(text) {
    this.error.textContent = text;
  }

  #typed() {
    this.#fail("");
    this.#suggest();
  }

  #suggest() {
    const { t } = this.#context;
    const text = this.input.value;
    if (!text.startsWith("/")) {
      this.#suggestions.hide();
      return;
    }
    const entry = completed(this.#entries, text.slice(1));
    if (entry !== null) {
      this.#enter(entry);
      return;
    }
    const items = matching(this.#entries, text.slice(1))
      .slice(0, COMMANDS_SHOWN)
      .map((each) => ({ entry: each, title: `/${each.title}`, detail: each.description }));
    this.#suggestions.show(this.input, items, {
      label: t("command.list"),
      empty: t("command.none"),
      pick: (item) => this.#enter(item.entry),
    });
  }

  #enter(entry) {
    this.#fail("");
    this.#form = new CommandForm(entry, this.#suggestions, this.#context, {
      leave: () => this.#leave(),
      ask: (asked, options) => this.#choices(asked, options),
    });
    this.input.value = "";
    this.holder.replaceChildren(this.#form.element);
    this.#form.focus();
  }

  #leave() {
    this.#form = null;
    this.#fail("");
    this.#suggestions.hide();
    this.holder.replaceChildren(this.input);
    this.input.focus();
  }

  #choices(entry, options) {
    const { interactions, member, channel } = this.#context;
    return interactions.choices(member, channel, entry.path[0], options);
  }

  #key(event) {
    if (event.isComposing || !(event.target instanceof HTMLInputElement)) return;
    const list = this.#suggestions;
    const handled = () => event.preventDefault();
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      if (!list.open) return;
      list.move(event.key === "ArrowDown" ? 1 : -1);
      handled();
    } else if (event.key === "Tab" || event.key === "Enter") {
      if (!event.shiftKey && list.open && list.choose()) handled();
    } else if (event.key === "Escape") {
      if (list.open) list.hide();
      else if (this.#form !== null) this.#leave();
      else this.input.value = "";
      handled();
    } else if (event.key === "Backspace" && event.target.value === "" && this.#form !== null) {
      this.#form.back(event.target);
      handled();
    }
  }

  async #submit(event) {
    event.preventDefault();
    const { t } = this.#context;
    if (this.#form !== null) {
      await this.#run();
      return;
    }
    const text = this.input.value.trim();
    if (text === "") return;
    if (text.startsWith("/")) {
      this.#fail(t("command.unknown", { name: text }));
      return;
    }
    this.input.value = "";
    try {
      await this.#context.write(text);
    } catch (error) {
      if (!(error instanceof PlaygroundError)) throw error;
      if (this.input.value === "") this.input.value = text;
      this.#fail(error.text(t));
    }
  }

  async #run() {
    const form = this.#form;
    const options = form.options();
    if (options === null) return;
    const { interactions, member, channel, t } = this.#context;
    const { path, title } = form.entry;
    this.#leave();
    const sent = await interactions.command(member, channel, path[0], options, title);
    if (sent.status === "refused") this.#fail(refusal(sent, t));
  }
}
