// Calls of the playground's page interface over HTTP; what the answers mean is left to the store.

/** A refusal or failure of the playground, with its status (0: nothing answered). */
export class PlaygroundError extends Error {
  #german;

  constructor(status, message, german = message) {
    super(message);
    this.name = "PlaygroundError";
    this.status = status;
    this.#german = german;
  }

  /** What is wrong, in the language of `t`. */
  text(t) {
    if (this.status === 0) return t("error.network");
    return t.language === "de" ? this.#german : this.message;
  }
}

async function call(method, path, { query = {}, body } = {}) {
  const address = new URL(path, location.origin);
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  const init = { method, headers: { Accept: "application/json" } };
  if (body !== undefined) {
    init.headers["Content-Type"] = "application/json";
    init.body = JSON.stringify(body);
  }
  let response;
  try {
    response = await fetch(address, init);
  } catch (reason) {
    throw new PlaygroundError(0, String(reason));
  }
  const text = await response.text();
  let answer = {};
  try {
    answer = text === "" ? {} : JSON.parse(text);
  } catch {
    throw new PlaygroundError(response.status, text.slice(0, 200));
  }
  if (!response.ok) {
    const reason = answer.error ?? answer.message ?? response.statusText;
    throw new PlaygroundError(response.status, reason, answer.error_de);
  }
  return answer;
}

const segment = encodeURIComponent;

export const api = {
  world: (member) => call("GET", "/page/world", { query: member ? { member } : {} }),
  messages: (member, channel) =>
    call("GET", `/page/channels/${segment(channel)}/messages`, { query: { member } }),
  interact: (body) => call("POST", "/page/interactions", { body }),
  interaction: (id) => call("GET", `/page/interactions/${segment(id)}`),
  remove: (member, channel, message) =>
    call("DELETE", `/page/messages/${segment(channel)}/${segment(message)}`, { query: { member } }),
  startThread: (member, channel, fields) =>
    call("POST", `/page/channels/${segment(channel)}/threads`, { body: { member, ...fields } }),
  changeThread: (member, thread, fields) =>
    call("PATCH", `/page/threads/${segment(thread)}`, { body: { member, ...fields } }),
  write: (member, channel, content) =>
    call("POST", `/page/channels/${segment(channel)}/messages`, { body: { member, content } }),
};
