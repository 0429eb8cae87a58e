// Dialogs that belong to no component: the enlarged picture and the question before deleting.

import { h, uniqueId } from "./dom.js";
import { icon } from "./icons.js";

/** Opens a modal dialog that removes itself when closed; resolves to its return value. */
export function openDialog(dialog) {
  const before = document.activeElement;
  document.body.append(dialog);
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) dialog.close("");
  });
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener("close", () => {
      dialog.remove();
      if (before?.isConnected) before.focus({ preventScroll: true });
      resolve(dialog.returnValue);
    });
  });
}

/** Shows a picture as large as the window, with its alt text under it. */
export function enlarge({ source, alt }, t) {
  const close = h(
    "button",
    { type: "button", class: "icon-button", "aria-label": t("action.close") },
    icon("close"),
  );
  const caption = alt ? h("figcaption", {}, alt) : null;
  const dialog = h(
    "dialog",
    { class: "lightbox", "aria-label": t("component.alt") },
    close,
    h("figure", {}, h("img", { src: source, alt }), caption),
  );
  close.addEventListener("click", () => dialog.close());
  return openDialog(dialog);
}

/** Asks whether a message shall go; resolves to true or false. */
export async function confirmRemoval(t) {
  const title = uniqueId("title");
  const yes = h("button", { type: "button", class: "button danger" }, t("action.delete"));
  const no = h("button", { type: "button", class: "button secondary" }, t("action.cancel"));
  const dialog = h(
    "dialog",
    { class: "card-dialog", "aria-labelledby": title },
    h("h2", { id: title }, t("action.delete")),
    h("div", { class: "dialog-foot" }, no, yes),
  );
  yes.addEventListener("click", () => dialog.close("yes"));
  no.addEventListener("click", () => dialog.close(""));
  return (await openDialog(dialog)) === "yes";
}
