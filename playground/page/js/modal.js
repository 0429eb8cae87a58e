// The form that an application opens (modal): title, fields, sending; its fields are drawn by
// modal_fields.js.

import { h, uniqueId } from "./dom.js";
import { icon } from "./icons.js";
import { refusal } from "./message.js";
import { drawField } from "./modal_fields.js";
import { openDialog } from "./overlays.js";

/**
 * Opens `modal` = {title, custom_id, components} as a dialog.
 *
 * `context` = {t, store, nameOf, send(components) → interaction}.
 */
export function openModal(modal, context) {
  const { t } = context;
  const title = uniqueId("modal");
  const fields = modal.components.map((component) => drawField(component, context));
  const error = h("p", { class: "composer-error", role: "alert" });
  const submit = h("button", { class: "button primary" }, t("action.submit"));
  const cancel = h("button", { type: "button", class: "button secondary" }, t("action.cancel"));
  const close = h("button", { type: "button", class: "icon-button", "aria-label": t("action.close") }, icon("close"));
  const form = h(
    "form",
    { novalidate: true },
    h("div", { class: "dialog-head" }, h("h2", { id: title }, modal.title), close),
    h("div", { class: "dialog-body" }, fields.map((field) => field.element), error),
    h("div", { class: "dialog-foot" }, cancel, submit),
  );
  const dialog = h(
    "dialog",
    { class: "card-dialog modal", lang: t.language, "aria-labelledby": title, data: { modalId: modal.custom_id } },
    form,
  );
  cancel.addEventListener("click", () => dialog.close());
  close.addEventListener("click", () => dialog.close());
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const wrong = fields.filter((field) => !field.check());
    if (wrong.length > 0) {
      wrong[0].focus();
      return;
    }
    submit.disabled = true;
    const values = await Promise.all(fields.map((field) => field.value()));
    const sent = await context.send(values.filter((value) => value !== null));
    submit.disabled = false;
    if (sent.status === "refused") error.textContent = refusal(sent, t);
    else dialog.close("sent");
  });
  const closed = openDialog(dialog);
  fields.find((field) => field.focus)?.focus();
  return closed;
}
