// Reads the inline part of Discord's markdown into a tree of plain values; blocks are read by
// blocks.js, drawing is left to render.js.

const DEEPEST = 12;

const leaf = (type, fields) => (match) => ({ node: { type, ...fields(match) } });
const span = (type) => (match) => ({ type, inner: match[1] });

/** Rules by their first character; each is tried where it stands, in this order. */
const RULES = [
  ["\\", /\\([^\p{L}\p{N}\s])/uy, leaf("text", ([, text]) => ({ text }))],
  ["`", /(`{1,2})([^`](?:[\s\S]*?[^`])?)\1(?!`)/y, leaf("code", ([, , text]) => ({ text: text.trim() || text }))],
  ["*", /\*\*\*(?!\s)([\s\S]+?)\*\*\*(?!\*)/y, span("strongEmphasis")],
  ["*", /\*\*([\s\S]+?)\*\*(?!\*)/y, span("strong")],
  ["*", /\*(?![\s*])((?:\*\*[^*]+\*\*|[^*])+?)\*(?!\*)/y, span("emphasis")],
  ["_", /__([\s\S]+?)__(?!_)/y, span("underline")],
  ["_", /_(?![\s_])([^_]+?)_(?![\p{L}\p{N}_])/uy, span("emphasis")],
  ["~", /~~([\s\S]+?)~~/y, span("strike")],
  ["|", /\|\|([\s\S]+?)\|\|/y, span("spoiler")],
  ["[", /\[((?:\\.|[^\]\\]){1,400})\]\(<?(https?:\/\/[^\s<>()]+(?:\([^\s<>()]*\)[^\s<>()]*)*)>?(?:\s+"[^"]*")?\)/y,
    (match) => ({ type: "link", inner: match[1], fields: { href: match[2] } })],
  ["<", /<@!?(\d{1,20})>/y, leaf("user", ([, id]) => ({ id }))],
  ["<", /<@&(\d{1,20})>/y, leaf("role", ([, id]) => ({ id }))],
  ["<", /<#(\d{1,20})>/y, leaf("channel", ([, id]) => ({ id }))],
  ["<", /<\/([^:<>\n]{1,100}):(\d{1,20})>/y, leaf("command", ([, name, id]) => ({ name, id }))],
  ["<", /<t:(-?\d{1,13})(?::([tTdDfFsSR]))?>/y,
    leaf("time", ([, seconds, style]) => ({ seconds: Number(seconds), style: style ?? "f" }))],
  ["<", /<(a?):(\w{2,32}):(\d{1,20})>/y,
    leaf("emoji", ([, animated, name, id]) => ({ name, id, animated: animated === "a" }))],
  ["<", /<(https?:\/\/[^\s<>]+)>/y, leaf("address", ([, href]) => ({ href }))],
  ["h", /https?:\/\/[^\s<>|*`]+[^\s<>|*`.,:;"'!?)\]]/y, leaf("address", ([href]) => ({ href }))],
  ["@", /@(everyone|here)\b/y, leaf("everyone", ([text]) => ({ text }))],
];

const BY_FIRST = new Map();
for (const [first, pattern, build] of RULES) {
  BY_FIRST.set(first, [...(BY_FIRST.get(first) ?? []), [pattern, build]]);
}

const isWord = (text) => /[\p{L}\p{N}_]/u.test(text);

function matchAt(text, at) {
  const character = text[at];
  const rules = BY_FIRST.get(character);
  if (rules === undefined) return null;
  if ((character === "_" || character === "h") && at > 0 && isWord(text[at - 1])) return null;
  for (const [pattern, build] of rules) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match !== null) return { built: build(match), length: match[0].length };
  }
  return null;
}

/** The nodes of one run of text: {type, text | children | …}, never markup. */
export function parseInline(text, depth = 0) {
  const nodes = [];
  let plain = "";
  const flush = () => {
    if (plain !== "") nodes.push({ type: "text", text: plain });
    plain = "";
  };
  let at = 0;
  while (at < text.length) {
    const found = depth < DEEPEST ? matchAt(text, at) : null;
    if (found === null) {
      plain += text[at];
      at += 1;
      continue;
    }
    flush();
    const { node, type, inner, fields } = found.built;
    nodes.push(node ?? { type, ...fields, children: parseInline(inner, depth + 1) });
    at += found.length;
  }
  flush();
  return nodes;
}
