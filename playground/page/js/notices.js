// What the playground reports loudly (unknown routes, faults of the page) and the two banners for
// a bot or a playground that is away.

import { h } from "./dom.js";
import { icon } from "./icons.js";

const MOST = 4;
const PATIENCE_MS = 1_200;

export class Notices {
  #t;
  #list = h("div", { class: "notices" });
  #banner = h("p", { class: "banner", role: "status", hidden: true });
  #store;
  #timer = 0;

  constructor(store, t) {
    this.#store = store;
    this.#t = t;
    this.element = h("div", { class: "notice-area" }, this.#banner, this.#list);
    for (const type of ["bot", "link"]) store.addEventListener(type, () => this.#later());
  }

  speak(t) {
    this.#t = t;
    this.#showBanner();
  }

  /** Shows a text until somebody closes it; `level` is error, warning or info. */
  show(level, text) {
    const close = h(
      "button",
      { type: "button", class: "icon-button", "aria-label": this.#t("notice.dismiss") },
      icon("close"),
    );
    const notice = h("div", { class: `notice ${level}`, role: "alert", data: { notice: level } }, icon("warning"), h("p", {}, text), close);
    close.addEventListener("click", () => notice.remove());
    const same = [...this.#list.children].find((each) => each.textContent === notice.textContent);
    same?.remove();
    this.#list.append(notice);
    while (this.#list.childElementCount > MOST) this.#list.firstElementChild.remove();
  }

  /** A short absence, as at every change of members, is not worth a banner. */
  #later() {
    clearTimeout(this.#timer);
    const { linked, botOnline } = this.#store;
    if (linked && botOnline) this.#showBanner();
    else this.#timer = setTimeout(() => this.#showBanner(), PATIENCE_MS);
  }

  #showBanner() {
    const { linked, botOnline } = this.#store;
    this.#banner.hidden = linked && botOnline;
    const text = linked ? this.#t("state.botOffline") : this.#t("state.offline");
    this.#banner.replaceChildren(icon("warning"), this.#banner.hidden ? "" : text);
  }
}
