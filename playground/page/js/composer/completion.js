// What can be typed after a slash: the commands as one flat list, filtering by what was typed, and
// the values and payload of a command's options. No DOM here.

import { placeName } from "../threads.js";

const SUBCOMMAND = 1;
const GROUP = 2;
const CHAT_INPUT = 1;

export const KIND = {
  string: 3,
  integer: 4,
  boolean: 5,
  user: 6,
  channel: 7,
  role: 8,
  mentionable: 9,
  number: 10,
};

/** Text as it is compared: lower case, without accents. */
export const fold = (text) =>
  String(text).normalize("NFD").replace(/\p{M}/gu, "").toLocaleLowerCase();

/** The name or description of a command, option or choice in a member's language. */
export function localized(item, field, locale) {
  return item[`${field}_localizations`]?.[locale] ?? item[field] ?? "";
}

/**
 * Every command that can be run: [{path, title, description, options, id}], subcommands unfolded.
 * `path` holds the names as registered, `title` what the member reads.
 */
export function flatten(commands, locale) {
  const entries = [];
  const walk = (item, path, titles, id) => {
    const here = [...path, item.name];
    const shown = [...titles, localized(item, "name", locale)];
    const inner = (item.options ?? []).filter(({ type }) => type === SUBCOMMAND || type === GROUP);
    if (inner.length > 0) {
      for (const child of inner) walk(child, here, shown, id);
      return;
    }
    entries.push({
      id,
      path: here,
      title: shown.join(" "),
      description: localized(item, "description", locale),
      options: item.options ?? [],
    });
  };
  for (const command of commands) {
    if ((command.type ?? CHAT_INPUT) === CHAT_INPUT) walk(command, [], [], command.id);
  }
  return entries;
}

/** Entries that fit what stands after the slash, those that begin with it first. */
export function matching(entries, typed) {
  const wanted = fold(typed).trim().replace(/\s+/g, " ");
  const rank = (entry) => {
    const titles = [fold(entry.title), fold(entry.path.join(" "))];
    if (titles.some((title) => title.startsWith(wanted))) return 0;
    return titles.some((title) => title.includes(wanted)) ? 1 : 2;
  };
  return entries
    .map((entry, at) => ({ entry, at, rank: rank(entry) }))
    .filter((each) => each.rank < 2)
    .sort((a, b) => a.rank - b.rank || a.at - b.at)
    .map(({ entry }) => entry);
}

/** The entry whose whole name was typed and ended by a space, as in "/rommé start ". */
export function completed(entries, typed) {
  if (!/\s$/.test(typed)) return null;
  const wanted = fold(typed).trim().replace(/\s+/g, " ");
  return entries.find(
    (entry) => fold(entry.title) === wanted || fold(entry.path.join(" ")) === wanted,
  ) ?? null;
}

const people = (store, nameOf) =>
  store.members.map(({ id, username }) => ({ value: id, label: nameOf(id), detail: username }));

const roles = (store) => store.roles.map(({ id, name }) => ({ value: id, label: name }));

/** What may stand in an option: [{value, label}], or null when any text may. */
export function candidates(option, { store, nameOf, t }) {
  if (option.choices?.length > 0) {
    return option.choices.map((choice) => ({
      value: choice.value,
      label: localized(choice, "name", t.locale),
    }));
  }
  switch (option.type) {
    case KIND.boolean:
      return [true, false].map((value) => ({ value, label: t(`value.${value}`) }));
    case KIND.user:
      return people(store, nameOf);
    case KIND.mentionable:
      return [...people(store, nameOf), ...roles(store)];
    case KIND.channel:
      return [...store.channels, ...store.threads]
        .filter(({ type }) => !option.channel_types?.length || option.channel_types.includes(type))
        .map((place) => ({ value: place.id, label: placeName(place) }));
    case KIND.role:
      return roles(store);
    default:
      return null;
  }
}

/**
 * Checks one option as Discord's client does.
 *
 * `text` is what was typed, `picked` the candidate that was chosen from a list. Gives {value} or
 * {error: [key, values]}; an optional one left empty gives {}.
 */
export function check(option, text, picked, context) {
  if (picked !== null) return { value: picked.value };
  if (text.trim() === "") return option.required ? { error: ["error.required", {}] } : {};
  const known = candidates(option, context);
  if (known !== null) {
    const same = known.find(({ label }) => fold(label) === fold(text.trim()));
    return same === undefined ? { error: ["error.choice", {}] } : { value: same.value };
  }
  if (option.type === KIND.string) return checkText(option, text);
  if (option.type === KIND.integer || option.type === KIND.number) return checkNumber(option, text);
  return { error: ["error.unsupported", { type: option.type }] };
}

function checkText({ min_length: min, max_length: max }, text) {
  if (min !== undefined && min !== null && text.length < min) return { error: ["error.minLength", { min }] };
  if (max !== undefined && max !== null && text.length > max) return { error: ["error.maxLength", { max }] };
  return { value: text };
}

function checkNumber({ type, min_value: min, max_value: max }, text) {
  const integer = type === KIND.integer;
  const value = Number(text.trim().replace(",", "."));
  if (integer && !Number.isSafeInteger(value)) return { error: ["error.integer", {}] };
  if (!Number.isFinite(value)) return { error: ["error.number", {}] };
  if (min !== undefined && min !== null && value < min) return { error: ["error.min", { min }] };
  if (max !== undefined && max !== null && value > max) return { error: ["error.max", { max }] };
  return { value };
}

/** The options of an interaction: the values, wrapped in the subcommands of the entry's path. */
export function payload(entry, values) {
  const names = entry.path.slice(1);
  return names.reduceRight(
    (options, name, at) => [
      { name, type: at === names.length - 1 ? SUBCOMMAND : GROUP, options },
    ],
    values,
  );
}
