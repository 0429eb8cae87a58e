// Threads as a member sees and handles them: their rows under a channel, the bar above an open one,
// the dialogs that start one and add somebody. What may be done is asked of rights.js.

import { h, uniqueId } from "./dom.js";
import { icon } from "./icons.js";
import { openDialog } from "./overlays.js";
import { may, RIGHT } from "./rights.js";

const PRIVATE_THREAD = 12;
const LONGEST_NAME = 100;

export const isThread = (place) => place?.thread_metadata !== undefined;

/** How a channel or thread is called in a text: `#stammtisch`, `Tisch 1`. */
export const placeName = (place) => (isThread(place) ? place.name : `#${place?.name ?? ""}`);

export const isArchived = (place) => Boolean(place?.thread_metadata?.archived);

export const isLocked = (place) => Boolean(place?.thread_metadata?.locked);

/** What a thread is marked with, in words. */
function marksOf(thread, t) {
  const marks = [];
  if (isArchived(thread)) marks.push(t("thread.archived"));
  if (isLocked(thread)) marks.push(t("thread.locked"));
  return marks;
}

/** The icon that tells the kinds of threads apart. */
const face = (thread) => icon(thread.type === PRIVATE_THREAD || isLocked(thread) ? "lock" : "thread");

/**
 * What stands under a channel in the list: its active threads, and the archived ones folded away.
 * `row(place, face, label)` draws one entry.
 */
export function threadRows(threads, current, t, row) {
  const label = (thread) => t("thread.named", { name: [thread.name, ...marksOf(thread, t)].join(", ") });
  const draw = (thread) => row(thread, face(thread), label(thread));
  const archived = threads.filter(isArchived);
  const open = threads.filter((thread) => !isArchived(thread));
  if (threads.length === 0) return null;
  const folded = h(
    "details",
    { class: "archived", open: archived.some(({ id }) => id === current) },
    h("summary", {}, t("thread.archivedCount", { count: archived.length })),
    h("ul", {}, archived.map(draw)),
  );
  return h(
    "ul",
    { class: "threads", "aria-label": t("thread.list") },
    open.map(draw),
    archived.length > 0 ? h("li", {}, folded) : null,
  );
}

/** One of the bar's buttons. */
const action = (text, name, act) =>
  h("button", { type: "button", class: "text-button", data: { action: name }, on: { click: act } }, text);

/**
 * Draws into `bar` what an open thread is and what the member may do with it.
 *
 * `context` = {t, store, member, nameOf, change(fields), add()}; an ordinary channel has no bar.
 */
export function drawThreadBar(bar, thread, context) {
  const { t, store, member, nameOf } = context;
  bar.hidden = !isThread(thread);
  if (bar.hidden) {
    bar.replaceChildren();
    return;
  }
  const rights = store.rights(member, thread.id);
  const manages = may(rights, RIGHT.manageThreads);
  const [archived, locked] = [isArchived(thread), isLocked(thread)];
  const handles = manages || (thread.owner_id === member && !locked);
  const names = thread.members.map((id) => nameOf(id) ?? id).join(", ");
  const toggle = (key, now, on, off) =>
    action(t(now ? off : on), key, () => context.change({ [key]: !now }));
  const opens = archived && !locked;
  const marks = marksOf(thread, t);
  bar.replaceChildren(
    h(
      "p",
      { class: "thread-state" },
      face(thread),
      marks.length > 0 ? h("strong", {}, marks.join(" · ")) : null,
      h("span", {}, t("thread.members", { names })),
      opens ? h("span", {}, t("thread.opens")) : null,
    ),
    h(
      "div",
      { class: "thread-actions", role: "group", "aria-label": t("thread.actions") },
      archived ? null : action(t("thread.add"), "add", context.add),
      handles || opens ? toggle("archived", archived, "thread.archive", "thread.unarchive") : null,
      manages ? toggle("locked", locked, "thread.lock", "thread.unlock") : null,
    ),
  );
}

/** A small form as a dialog; resolves to what `read` gives, or to null. */
async function ask(t, title, fields, read) {
  const id = uniqueId("title");
  const error = h("p", { class: "composer-error", role: "alert" });
  const submit = h("button", { class: "button primary" }, t("action.submit"));
  const cancel = h("button", { type: "button", class: "button secondary" }, t("action.cancel"));
  const form = h(
    "form",
    { novalidate: true },
    h("div", { class: "dialog-head" }, h("h2", { id }, title)),
    h("div", { class: "dialog-body" }, fields, error),
    h("div", { class: "dialog-foot" }, cancel, submit),
  );
  const dialog = h("dialog", { class: "card-dialog modal", lang: t.language, "aria-labelledby": id }, form);
  cancel.addEventListener("click", () => dialog.close(""));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (read() === null) error.textContent = t("error.required");
    else dialog.close("done");
  });
  return (await openDialog(dialog)) === "done" ? read() : null;
}

/** Asks for a new thread's name and kind: {name, private}; `both` says whether private ones go. */
export function askForThread(t, { publicly, privately }) {
  const id = uniqueId("input");
  const name = h("input", { id, type: "text", maxlength: LONGEST_NAME, autocomplete: "off" });
  const hidden = h("input", { type: "checkbox", disabled: !(publicly && privately) });
  hidden.checked = !publicly;
  const fields = [
    h("div", { class: "modal-field" }, h("label", { for: id }, t("thread.name")), name),
    privately
      ? h("div", { class: "choices" }, h("label", { class: "choice" }, hidden, h("span", {}, t("thread.private"))))
      : null,
  ];
  const read = () =>
    name.value.trim() === "" ? null : { name: name.value.trim(), private: hidden.checked };
  return ask(t, t("thread.start"), fields, read);
}

/** Asks whom to add to a thread: a member's id, or null. */
export function askForMember(t, people, nameOf) {
  const id = uniqueId("input");
  const options = people.map((person) => h("option", { value: person.id }, nameOf(person.id)));
  const who = h("select", { id }, options);
  const field = h("div", { class: "modal-field" }, h("label", { for: id }, t("select.user")), who);
  return ask(t, t("thread.add"), [field], () => who.value || null);
}
