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

/** Whether a key writes a character, and not into a field that takes it anyway. */
export function isTyping(event) {
  const isShortcut = (event.ctrlKey || event.metaKey || event.altKey) && !event.getModifierState("AltGraph");
  const inField = event.target.closest?.("input, textarea, select") ?? null;
  return !isShortcut && !event.isComposing && inField === null && /^[^ ]$/u.test(event.key);
}

/** The buttons and selects of a message that can be used. */
const controls = (message) => [...message.querySelectorAll("[data-custom-id]:enabled")];

/**
 * Keeps the focus in a message that is drawn anew: on the same button; else on the first one, never
 * on one that deletes or dismisses; else on the message, and on its first button when one comes.
 */
export function keepFocus(old, fresh, replace) {
  const active = document.activeElement;
  if (!old.contains(active)) {
    replace();
    return;
  }
  const { customId } = active.dataset;
  const index = focusables(old).indexOf(active);
  replace();
  let target = null;
  if (customId !== undefined || active === old) {
    const offered = controls(fresh);
    target = offered.find((node) => node.dataset.customId === customId) ?? offered[0] ?? fresh;
  } else {
    const choices = focusables(fresh);
    target = choices[Math.min(index, choices.length - 1)];
  }
  target?.focus({ preventScroll: true });
}
