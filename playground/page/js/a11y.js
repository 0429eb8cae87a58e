// What assistive technology and keyboards need on every part of the page: announcements and
// focus that survives a redraw.

import { focusables, h } from "./dom.js";

const KEPT = 20;
const LONGEST = 280;

/** Reads a text out politely; the region keeps the last few. */
export function announce(text) {
  const region = document.getElementById("announcer");
  region.append(h("p", {}, text.slice(0, LONGEST)));
  while (region.childElementCount > KEPT) region.firstElementChild.remove();
}

/** Remembers where the focus stands inside `old` and puts it at the same place of `fresh`. */
export function keepFocus(old, fresh, replace) {
  const active = document.activeElement;
  if (!old.contains(active)) {
    replace();
    return;
  }
  const customId = active.dataset.customId;
  const index = focusables(old).indexOf(active);
  replace();
  const choices = focusables(fresh);
  const same = customId && choices.find((node) => node.dataset.customId === customId);
  const target = same || choices[Math.min(index, choices.length - 1)];
  target?.focus({ preventScroll: true });
}
