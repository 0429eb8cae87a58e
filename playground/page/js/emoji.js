// Draws emojis of buttons, options and texts: pictures for the application's own, else characters.

import { h } from "./dom.js";

/** The picture of a custom emoji {id, name, animated}, served by the playground. */
export function emojiImage({ id, name, animated }) {
  const source = `/cdn/emojis/${encodeURIComponent(id)}.${animated ? "gif" : "png"}`;
  return h("img", { class: "emoji", src: source, alt: `:${name}:`, draggable: "false" });
}

/**
 * A partial emoji as Discord's components carry it, or nothing. The label beside it says it all,
 * and what has none is named after its emoji: so it is never read aloud itself.
 */
export function emoji(partial) {
  if (!partial) return null;
  if (partial.id) return h("span", { class: "emoji", "aria-hidden": "true" }, emojiImage(partial));
  return h("span", { class: "emoji", "aria-hidden": "true" }, partial.name);
}
