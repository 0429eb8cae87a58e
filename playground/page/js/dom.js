// Builds DOM nodes from plain values; the only way this page makes elements, so that
// untrusted text can never become markup. What the nodes mean is left to the callers.

const SVG = "http://www.w3.org/2000/svg";

/** Sets one attribute: `on` adds listeners, `data` fills the dataset, true/false/null switch it. */
function assign(node, name, value) {
  if (value === null || value === undefined || value === false) return;
  if (name === "on") {
    for (const [event, listener] of Object.entries(value)) node.addEventListener(event, listener);
  } else if (name === "data") {
    for (const [key, item] of Object.entries(value)) {
      if (item !== null && item !== undefined) node.dataset[key] = String(item);
    }
  } else if (name === "style") {
    for (const [key, item] of Object.entries(value)) node.style.setProperty(key, item);
  } else {
    node.setAttribute(name, value === true ? "" : String(value));
  }
}

/** Appends strings as text and nodes as they are; nested lists are flattened, empties skipped. */
export function append(parent, ...children) {
  for (const child of children.flat(Infinity)) {
    if (child === null || child === undefined || child === false || child === "") continue;
    parent.append(child instanceof Node ? child : String(child));
  }
  return parent;
}

/** Creates an HTML element. */
export function h(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) assign(node, name, value);
  return append(node, ...children);
}

/** Creates an SVG element. */
export function svg(tag, attributes = {}, ...children) {
  const node = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) assign(node, name, value);
  return append(node, ...children);
}

/** Elements inside `root` that the keyboard can reach, in document order. */
export function focusables(root) {
  const found = root.querySelectorAll("a[href], button, input, select, textarea, [tabindex='0']");
  return [...found].filter((node) => !node.disabled);
}

let counter = 0;

/** An element id that is unique on the page, for labels and descriptions. */
export function uniqueId(prefix) {
  counter += 1;
  return `${prefix}-${counter}`;
}
