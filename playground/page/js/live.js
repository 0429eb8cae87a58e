// The live socket: delivers the playground's frames and reconnects by itself for ever.
// It keeps no state of the world; whoever listens reloads that on every `open`.

const FIRST_DELAY_MS = 250;
const LONGEST_DELAY_MS = 2_000;
const HELLO_WITHIN_MS = 5_000;

export class Live extends EventTarget {
  #members = [];
  #socket = null;
  #delay = FIRST_DELAY_MS;
  #timer = 0;

  /** Follows these members; an open socket for others is replaced. */
  follow(members) {
    if (String(members) === String(this.#members) && this.#socket !== null) return;
    this.#members = [...members];
    this.#delay = FIRST_DELAY_MS;
    this.#connect();
  }

  /** Tries again at once, for instance when the page becomes visible after a long sleep. */
  wake() {
    if (this.#socket === null || this.#socket.readyState > WebSocket.OPEN) this.#connect();
  }

  #connect() {
    clearTimeout(this.#timer);
    const old = this.#socket;
    this.#socket = null;
    old?.close();
    const address = new URL("/page/live", location.origin);
    address.protocol = address.protocol.replace("http", "ws");
    for (const member of this.#members) address.searchParams.append("member", member);
    const socket = new WebSocket(address);
    this.#socket = socket;
    const hello = setTimeout(() => socket.close(), HELLO_WITHIN_MS);
    socket.addEventListener("message", ({ data }) => {
      if (socket !== this.#socket) return;
      clearTimeout(hello);
      const frame = JSON.parse(data);
      if (frame.event === "hello") this.#delay = FIRST_DELAY_MS;
      this.dispatchEvent(new CustomEvent("frame", { detail: frame }));
    });
    socket.addEventListener("close", () => {
      clearTimeout(hello);
      if (socket === this.#socket) this.#lost();
    });
  }

  #lost() {
    this.#socket = null;
    this.dispatchEvent(new CustomEvent("lost"));
    const jitter = 0.75 + Math.random() / 2;
    this.#timer = setTimeout(() => this.#connect(), this.#delay * jitter);
    this.#delay = Math.min(this.#delay * 2, LONGEST_DELAY_MS);
  }
}
