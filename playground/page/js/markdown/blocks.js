// Reads the blocks of Discord's markdown, line by line, into a tree; the runs of text inside them
// are read by inline.js.

import { parseInline } from "./inline.js";

const FENCE = /^```(?:([\w+#.-]+)\n)?\n?([\s\S]*?)\n?```/;
const HEADING = /^(#{1,3})\s+(.+)$/;
const SMALL = /^-#\s+(.+)$/;
const QUOTE = /^>\s(.*)$/;
const ITEM = /^(\s*)([-*]|\d{1,9}\.)\s+(.*)$/;

/** Splits at code fences, which nothing else may look into. */
function fences(source) {
  const parts = [];
  let rest = source;
  for (;;) {
    const start = rest.indexOf("```");
    const match = start < 0 ? null : FENCE.exec(rest.slice(start));
    if (match === null) break;
    parts.push({ text: rest.slice(0, start).replace(/\n$/, "") });
    parts.push({ code: match[2], language: match[1] ?? "" });
    rest = rest.slice(start + match[0].length).replace(/^\n/, "");
  }
  parts.push({ text: rest });
  return parts;
}

/** Turns consecutive list lines into lists nested by their indentation. */
function list(lines) {
  const root = { type: "list", ordered: false, start: 1, items: [] };
  const open = [];
  for (const [, space, mark, text] of lines) {
    const indent = space.length;
    while (open.length > 0 && open.at(-1).indent > indent) open.pop();
    if (open.length === 0 || indent >= open.at(-1).indent + 2) {
      const ordered = /\d/.test(mark);
      const made = { type: "list", ordered, start: ordered ? Number.parseInt(mark, 10) : 1, items: [] };
      const parent = open.at(-1)?.list.items.at(-1);
      if (parent === undefined) Object.assign(root, made);
      else parent.lists.push(made);
      open.push({ indent, list: parent === undefined ? root : made });
    }
    open.at(-1).list.items.push({ children: parseInline(text), lists: [] });
  }
  return root;
}

function blocksOfText(text) {
  const lines = text.split("\n");
  const blocks = [];
  let paragraph = [];
  const flush = () => {
    if (paragraph.some((line) => line.trim() !== "")) {
      blocks.push({ type: "paragraph", children: parseInline(paragraph.join("\n")) });
    } else if (paragraph.length > 0 && blocks.length > 0) {
      blocks.push({ type: "gap" });
    }
    paragraph = [];
  };
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    const run = (pattern) => {
      const matches = [];
      for (let match; at < lines.length && (match = pattern.exec(lines[at])) !== null; at += 1) {
        matches.push(match);
      }
      at -= 1;
      return matches;
    };
    const heading = HEADING.exec(line);
    const small = SMALL.exec(line);
    if (line.startsWith(">>> ")) {
      flush();
      blocks.push({ type: "quote", children: parseBlocks([line.slice(4), ...lines.slice(at + 1)].join("\n")) });
      return blocks;
    }
    if (heading !== null) {
      flush();
      blocks.push({ type: "heading", level: heading[1].length, children: parseInline(heading[2]) });
    } else if (small !== null) {
      flush();
      blocks.push({ type: "small", children: parseInline(small[1]) });
    } else if (QUOTE.test(line)) {
      flush();
      const quoted = run(QUOTE).map((match) => match[1]).join("\n");
      blocks.push({ type: "quote", children: blocksOfText(quoted) });
    } else if (ITEM.test(line)) {
      flush();
      blocks.push(list(run(ITEM)));
    } else paragraph.push(line);
  }
  flush();
  return blocks;
}

/** The blocks of a whole text: headings, quotes, lists, code, small text, paragraphs. */
export function parseBlocks(source) {
  return fences(String(source)).flatMap((part) => {
    if (part.code !== undefined) return [{ type: "codeBlock", text: part.code, language: part.language }];
    return part.text === "" ? [] : blocksOfText(part.text);
  });
}
