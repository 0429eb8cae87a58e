// The fields of a modal: labels around text inputs, selects, radio and checkbox groups, and texts
// between them. Each field checks itself and gives its part of the submission.

import { bounds, optionsOf } from "./components/selects.js";
import { unknown } from "./components/unknown.js";
import { h, uniqueId } from "./dom.js";
import { markdown } from "./markdown/render.js";

const ROW = 1;
const TEXT_INPUT = 4;
const TEXT = 10;
const LABEL = 18;
const FILE_UPLOAD = 19;
const RADIO_GROUP = 21;
const CHECKBOX_GROUP = 22;
const CHECKBOX = 23;
const SELECTS = new Set([3, 5, 6, 7, 8]);
const PARAGRAPH = 2;

const isRequired = (component) => component.required !== false;

/** A single- or many-line text input: {element, focus, check → error or null, value}. */
function textInput(component, { t }, id) {
  const many = component.style === PARAGRAPH;
  const { min_length: min, max_length: max } = component;
  const input = h(many ? "textarea" : "input", {
    id,
    rows: many ? 4 : null,
    type: many ? null : "text",
    maxlength: max ?? null,
    placeholder: component.placeholder ?? null,
    "aria-required": String(isRequired(component)),
    autocomplete: "off",
    data: { customId: component.custom_id },
  });
  input.value = component.value ?? "";
  const check = () => {
    const { length } = input.value;
    if (length === 0) return isRequired(component) ? t("error.required") : null;
    return min && length < min ? t("error.minLength", { min }) : null;
  };
  return { element: input, focus: () => input.focus(), check, value: () => ({ value: input.value }) };
}

/** A native select for one value of many. */
function oneOf(component, options, { t }, id) {
  const required = isRequired(component);
  const blank = h("option", { value: "" }, component.placeholder ?? t("component.choose"));
  const input = h(
    "select",
    { id, "aria-required": String(required), data: { customId: component.custom_id } },
    blank,
    options.map((option) => h("option", { value: option.value, selected: option.selected }, option.label)),
  );
  return {
    element: input,
    focus: () => input.focus(),
    check: () => (required && input.value === "" ? t("error.required") : null),
    value: () => ({ values: input.value === "" ? [] : [input.value] }),
  };
}

/** Radio buttons or checkboxes; `pick` turns the chosen values into the submission's part. */
function group(component, options, { t }, { type, min, max, pick }) {
  const name = uniqueId("group");
  const inputs = options.map((option) => {
    const input = h("input", { type, name, value: option.value });
    input.checked = Boolean(option.selected ?? option.default);
    return input;
  });
  const rows = options.map((option, at) =>
    h(
      "label",
      { class: "choice" },
      inputs[at],
      h("span", {}, option.label, option.description ? h("small", {}, option.description) : null),
    ),
  );
  const chosen = () => inputs.filter((input) => input.checked).map((input) => input.value);
  const check = () => {
    const { length } = chosen();
    if (length === 0 && !isRequired(component)) return null;
    if (length === 0) return t("error.required");
    return length < min || length > max ? t("modal.tooLarge", { min, max }) : null;
  };
  const element = h("div", { class: "choices", data: { customId: component.custom_id } }, rows);
  return { element, grouped: true, focus: () => inputs[0]?.focus(), check, value: () => pick(chosen()) };
}

function tick(component, { t }) {
  const input = h("input", { type: "checkbox", data: { customId: component.custom_id } });
  input.checked = Boolean(component.default);
  const yes = h("label", { class: "choice" }, input, h("span", {}, t("value.true")));
  const element = h("div", { class: "choices" }, yes);
  return { element, grouped: true, focus: () => input.focus(), check: () => null, value: () => ({ value: input.checked }) };
}

/** A file as the playground takes it: its name, and its bytes in base64. */
async function packed(file) {
  const reader = new FileReader();
  await new Promise((resolve, reject) => {
    reader.addEventListener("load", resolve);
    reader.addEventListener("error", () => reject(reader.error));
    reader.readAsDataURL(file);
  });
  return { name: file.name, content: reader.result.slice(reader.result.indexOf(",") + 1) };
}

/** Files to send. */
function upload(component, { t }, id) {
  const most = component.max_values ?? 1;
  const least = component.min_values ?? 1;
  const input = h("input", {
    id,
    type: "file",
    multiple: most > 1,
    "aria-required": String(isRequired(component)),
    data: { customId: component.custom_id },
  });
  const check = () => {
    const { length } = input.files;
    if (length === 0 && !isRequired(component)) return null;
    return length < least || length > most ? t("error.files", { min: least, max: most }) : null;
  };
  const value = async () => ({ files: await Promise.all([...input.files].map(packed)) });
  return { element: input, focus: () => input.focus(), check, value };
}

function control(component, context, id) {
  const { type } = component;
  if (type === TEXT_INPUT) return textInput(component, context, id);
  if (SELECTS.has(type)) {
    const options = optionsOf(component, context);
    const [min, max] = bounds(component, options.length);
    if (max === 1) return oneOf(component, options, context, id);
    return group(component, options, context, { type: "checkbox", min, max, pick: (values) => ({ values }) });
  }
  if (type === RADIO_GROUP) {
    const pick = ([value]) => ({ value: value ?? null });
    return group(component, component.options, context, { type: "radio", min: 1, max: 1, pick });
  }
  if (type === CHECKBOX_GROUP) {
    const most = component.max_values ?? component.options.length;
    const pick = (values) => ({ values });
    return group(component, component.options, context, { type: "checkbox", min: component.min_values ?? 1, max: most, pick });
  }
  if (type === FILE_UPLOAD) return upload(component, context, id);
  return type === CHECKBOX ? tick(component, context) : null;
}

function labelled(inner, label, description, wrap, context) {
  const id = uniqueId("input");
  const field = control(inner, context, id);
  if (field === null) return mute(unknown(inner, context));
  const error = h("p", { class: "field-error", id: `${id}-error`, role: "alert" });
  const hint = description ? h("small", { id: `${id}-hint` }, description) : null;
  const star = inner.type !== CHECKBOX && isRequired(inner) ? h("span", { class: "star", "aria-hidden": "true" }, " *") : null;
  const element = field.grouped
    ? h("fieldset", { class: "modal-field" }, h("legend", {}, label, star), hint, field.element, error)
    : h("div", { class: "modal-field" }, h("label", { for: id }, label, star), hint, field.element, error);
  field.element.setAttribute("aria-describedby", `${id}-hint ${id}-error`);
  const check = () => {
    const reason = field.check();
    error.textContent = reason ?? "";
    element.classList.toggle("invalid", reason !== null);
    return reason === null;
  };
  const value = async () =>
    wrap({ type: inner.type, id: inner.id, custom_id: inner.custom_id, ...(await field.value()) });
  return { element, focus: field.focus, check, value };
}

const mute = (element) => ({ element, check: () => true, value: () => null });

/** One top-level component of a modal as {element, focus?, check() → valid, value() → part or its promise}. */
export function drawField(component, context) {
  if (component.type === TEXT) {
    return mute(markdown(component.content, { ...context, jump: () => {}, startCommand: () => {} }));
  }
  if (component.type === LABEL) {
    const { id, label, description } = component;
    const wrap = (inner) => ({ type: LABEL, id, component: inner });
    return labelled(component.component, label, description, wrap, context);
  }
  if (component.type === ROW) {
    const inner = component.components[0];
    const wrap = (part) => ({ type: ROW, components: [part] });
    return labelled(inner, inner.label ?? inner.placeholder ?? "", null, wrap, context);
  }
  return mute(unknown(component, context));
}
