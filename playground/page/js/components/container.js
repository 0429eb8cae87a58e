// A container (type 17): a card with an accent colour around other components.

import { h } from "../dom.js";
import { cover } from "./spoiler.js";

/** A colour of Discord (0xRRGGBB) as CSS. */
export const colour = (value) => `#${Number(value).toString(16).padStart(6, "0").slice(-6)}`;

export function container(component, context) {
  const { accent_color: accent, spoiler, components } = component;
  const coloured = accent !== null && accent !== undefined;
  const box = h(
    "div",
    { class: "container", style: coloured ? { "--edge": colour(accent) } : {} },
    components.map(context.draw),
  );
  return spoiler ? cover(box, context) : box;
}
