// The playground's clock as the page sees it, and the timestamps that follow it.

const MINUTE = 60;
const UNITS = [
  ["year", 365 * 24 * 3600],
  ["month", 30 * 24 * 3600],
  ["day", 24 * 3600],
  ["hour", 3600],
  ["minute", MINUTE],
  ["second", 1],
];
const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
  s: { dateStyle: "short", timeStyle: "short" },
  S: { dateStyle: "short", timeStyle: "medium" },
};
const TICK_MS = 1_000;

let offset = 0;

/** Milliseconds since 1970 of a server time given as ISO text, seconds or milliseconds. */
export function milliseconds(value) {
  if (typeof value === "string" && !/^\d+(\.\d+)?$/.test(value)) return Date.parse(value);
  const number = Number(value);
  return number < 1e11 ? number * 1_000 : number;
}

/** Sets the page's clock by the server's. */
export function setClock(now) {
  const time = milliseconds(now);
  if (Number.isFinite(time)) offset = time - Date.now();
}

/** Now on the server's clock, in milliseconds since 1970. */
export const now = () => Date.now() + offset;

/** "in 5 Minuten", "vor 2 Stunden": the largest unit that fits, rounded. */
export function relative(seconds, locale, at = now()) {
  const distance = Math.round(seconds - at / 1_000);
  const [unit, size] = UNITS.find(([, length]) => Math.abs(distance) >= length) ?? UNITS.at(-1);
  const format = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
  return format.format(Math.trunc(distance / size), unit);
}

/** A moment in one of the styles of `<t:seconds:style>`; R is relative. */
export function moment(seconds, style, locale) {
  if (style === "R") return relative(seconds, locale);
  return new Intl.DateTimeFormat(locale, STYLES[style] ?? STYLES.f).format(seconds * 1_000);
}

/** When a message was written: the time today, else date and time. */
export function written(timestamp, locale) {
  const time = Date.parse(timestamp);
  const sameDay = new Date(time).toDateString() === new Date(now()).toDateString();
  return moment(time / 1_000, sameDay ? "t" : "s", locale);
}

/** Keeps every `<time data-relative>` of the document up to date. */
export function startTicking() {
  setInterval(() => {
    for (const node of document.querySelectorAll("time[data-relative]")) {
      const text = relative(Number(node.dataset.relative), node.dataset.locale);
      if (node.textContent !== text) node.textContent = text;
    }
  }, TICK_MS);
}
