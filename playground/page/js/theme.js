// Day and night colours: as the system says, until the button decides otherwise.

import { h } from "./dom.js";
import { icon } from "./icons.js";
import { recall, remember } from "./remembered.js";

const dark = matchMedia("(prefers-color-scheme: dark)");

const current = () => document.documentElement.dataset.theme;

function apply(theme) {
  document.documentElement.dataset.theme = theme;
}

/** Sets the colours at once, before anything is drawn. */
export function startTheme() {
  const chosen = () => recall("theme") ?? (dark.matches ? "dark" : "light");
  apply(chosen());
  dark.addEventListener("change", () => apply(chosen()));
}

/** The button that switches to the other colours. */
export function themeButton(t) {
  const button = h("button", { type: "button", class: "icon-button" });
  const show = () => {
    const next = current() === "dark" ? "light" : "dark";
    const label = t(`theme.${next}`);
    button.setAttribute("aria-label", label);
    button.title = label;
    button.replaceChildren(icon(next === "dark" ? "moon" : "sun"));
  };
  button.addEventListener("click", () => {
    const next = current() === "dark" ? "light" : "dark";
    remember("theme", next);
    apply(next);
    show();
  });
  show();
  return button;
}
