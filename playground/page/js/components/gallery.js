// Pictures: the media gallery (type 12), thumbnails (type 11) and a message's own attachments.
// A click opens them large; the alt text stands in `alt` and under the large picture.

import { h } from "../dom.js";
import { resolve, safeAddress } from "./media.js";
import { cover } from "./spoiler.js";

const MOST_COLUMNS = 3;

function picture(item, context, className) {
  const media = resolve(item.media, context.message);
  const alt = item.description || media.description || "";
  const source = safeAddress(media.url);
  const image = h("img", { src: source, alt, decoding: "async", draggable: "false" });
  const frame = h(
    "button",
    {
      type: "button",
      class: className,
      "aria-label": context.t("component.enlarge", { alt: alt || context.t("component.noAlt") }),
      on: { click: () => context.enlarge({ source, alt }) },
    },
    image,
    alt ? h("span", { class: "alt-mark", "aria-hidden": "true", title: alt }, "ALT") : null,
  );
  if (media.width && media.height) {
    image.setAttribute("width", media.width);
    image.setAttribute("height", media.height);
    frame.style.setProperty("--ratio", `${media.width} / ${media.height}`);
  }
  return item.spoiler ? cover(frame, context) : frame;
}

export function gallery({ items }, context) {
  const columns = items.length === 4 ? 2 : Math.min(items.length, MOST_COLUMNS);
  return h(
    "div",
    { class: `gallery columns-${columns}`, data: { count: items.length } },
    items.map((item) => picture(item, context, "picture")),
  );
}

export function thumbnail(component, context) {
  return picture(component, context, "picture thumbnail");
}

const BEHIND = "background-image";

/** What can be shown in a picture's place: the picture itself, else what stands behind it. */
function visible(image) {
  const isThere = image.complete && image.naturalWidth > 0;
  if (!isThere) return image.parentElement.style.getPropertyValue(BEHIND);
  return `url("${image.src.replace(/["\\]/g, encodeURIComponent)}")`;
}

/** Shows the pictures of `old` behind those of `fresh` until the new ones can be painted. */
export function carryPictures(old, fresh) {
  const before = [...old.querySelectorAll(".picture img")];
  [...fresh.querySelectorAll(".picture img")].forEach((image, at) => {
    const previous = before[at];
    if (previous === undefined) return;
    const frame = image.parentElement;
    frame.style.setProperty(BEHIND, visible(previous));
    const uncover = () => frame.style.removeProperty(BEHIND);
    if (previous.src === image.src) image.replaceWith(previous);
    // "load" comes before the picture is decoded, and a frame without any would flash.
    const shown = previous.src === image.src ? previous : image;
    shown.decode().then(uncover, uncover);
  });
}
