// Chooses the drawing for each kind of component; one that is not known becomes a visible error.

import { actionRow, button } from "./buttons.js";
import { container } from "./container.js";
import { file } from "./file.js";
import { gallery, thumbnail } from "./gallery.js";
import { section } from "./section.js";
import { select } from "./selects.js";
import { separator } from "./separator.js";
import { text } from "./text.js";
import { unknown } from "./unknown.js";

const KINDS = new Map([
  [1, actionRow],
  [2, button],
  [3, select],
  [5, select],
  [6, select],
  [7, select],
  [8, select],
  [9, section],
  [10, text],
  [11, thumbnail],
  [12, gallery],
  [13, file],
  [14, separator],
  [17, container],
]);

/**
 * Draws one component of a message.
 *
 * `context` = {t, store, member, channel, message, nameOf, jump, startCommand, click, choose,
 * enlarge}; `draw` is added here so that containers need not know this module.
 */
export function drawComponent(component, context) {
  const kind = KINDS.get(component?.type);
  if (kind === undefined) return unknown(component, context);
  const inner = { ...context, draw: (child) => drawComponent(child, context) };
  return kind(component, inner);
}
