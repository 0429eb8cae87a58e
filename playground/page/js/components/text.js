// A text display (type 10): markdown.

import { markdown } from "../markdown/render.js";

export function text(component, context) {
  return markdown(component.content, context);
}
