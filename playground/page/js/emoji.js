// Draws emojis of buttons, options and texts: pictures for the application's own, else characters.

import { h } from "./dom.js";

/** The picture of a custom emoji {id, name, animated}, served by the playground. */
export function emojiImage({ id, name, animated }) {
  const source = `/cdn/emojis/${encodeURIComponent(id)}.${animated ? "gif" : "png"}`;
  return h("img", { class: "emoji", src: source, alt: `:${name}:`, draggable: "false" });
}

/** A partial emoji as Discord's components carry it, or nothing. */
export function emoji(partial) {
  if (!partial) return null;
  if (partial.id) return emojiImage(partial);
  return h("span", { class: "emoji", "aria-hidden": "true" }, partial.name);
}
