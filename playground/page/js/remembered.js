// Small choices that outlive a reload: in the address (members, channel) and in the browser's own
// store (theme). Private windows may refuse the store; then the choice lasts as long as the page.

/** {members, channel} as the address names them; members may be empty, channel null. */
export function readAddress() {
  const query = new URLSearchParams(location.search);
  return { members: query.getAll("member"), channel: query.get("channel") };
}

export function writeAddress({ members, channel }) {
  const query = new URLSearchParams(location.search);
  query.delete("member");
  for (const member of members) query.append("member", member);
  query.set("channel", channel);
  history.replaceState(null, "", `?${query}`);
}

export function recall(key) {
  try {
    return localStorage.getItem(`stammtisch.${key}`);
  } catch {
    return null;
  }
}

export function remember(key, value) {
  try {
    localStorage.setItem(`stammtisch.${key}`, value);
  } catch {
    // Nothing to do: the choice is only lost at the next visit.
  }
}
