// A file (type 13) and attachments that are no pictures: name, size, download.

import { h } from "../dom.js";
import { icon } from "../icons.js";
import { resolve, safeAddress } from "./media.js";
import { cover } from "./spoiler.js";

const UNITS = ["B", "KB", "MB"];

function sizeText(bytes, locale) {
  let size = bytes;
  let unit = 0;
  while (size >= 1024 && unit < UNITS.length - 1) {
    size /= 1024;
    unit += 1;
  }
  const digits = { maximumFractionDigits: unit === 0 ? 0 : 1 };
  return `${new Intl.NumberFormat(locale, digits).format(size)} ${UNITS[unit]}`;
}

/** A card for a file at `url` of `size` bytes. */
export function fileCard({ url, filename, size }, { t }) {
  const label = t("action.download", { name: filename });
  const address = safeAddress(url);
  return h(
    "div",
    { class: "file" },
    icon("file"),
    h(
      "div",
      { class: "file-text" },
      h("a", { href: address, target: "_blank", rel: "noopener" }, filename),
      size === null || size === undefined ? null : h("small", {}, sizeText(size, t.locale)),
    ),
    h("a", { class: "icon-button", href: address, download: filename, "aria-label": label }, icon("download")),
  );
}

export function file(component, context) {
  const media = resolve(component.file, context.message);
  const details = {
    url: media.url,
    filename: component.name ?? media.filename,
    size: component.size ?? media.size,
  };
  const card = fileCard(details, context);
  return component.spoiler ? cover(card, context) : card;
}
