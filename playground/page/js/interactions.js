// Sends what a member does to the application and follows what becomes of it; how a pending or
// failed interaction looks is left to the stream and the composer.

import { api, PlaygroundError } from "./api.js";

const COMMAND = 2;
const COMPONENT = 3;
const AUTOCOMPLETE = 4;
const MODAL = 5;
const EARLY_KEPT = 64;
/** A second click within this time is sent as well, as Discord's client does. */
const INERT_AFTER_MS = 300;

/**
 * Events, each with detail = the interaction {id, member, channel, kind, message, customId, name,
 * status, error, since}: `change` on every new status, `modal` (+ modal) when one is to be opened.
 */
export class Interactions extends EventTarget {
  #open = new Map();
  #early = new Map();

  /** Sends a slash command; `options` as the playground takes them. */
  command(member, channel, command, options, name) {
    const body = { member, channel, type: COMMAND, command, options };
    return this.#send(body, { kind: "command", name });
  }

  /** Clicks a button or sends a select's values. */
  component(member, channel, message, customId, values) {
    const body = { member, channel, type: COMPONENT, message, custom_id: customId };
    if (values !== undefined) body.values = values;
    return this.#send(body, { kind: "component", message, customId });
  }

  /** Submits a modal; resolves to the interaction, refused when the playground did not take it. */
  submit(opened, customId, components) {
    const { member, channel, message } = opened;
    const body = { member, channel, type: MODAL, interaction: opened.id };
    return this.#send({ ...body, custom_id: customId, components }, { kind: "modal", message });
  }

  /** Asks for an option's choices; resolves to [] when they fail or do not come. */
  async choices(member, channel, command, options) {
    const body = { member, channel, type: AUTOCOMPLETE, command, options };
    const sent = await this.#send(body, { kind: "autocomplete" });
    if (sent.status === "refused") return [];
    const settled = await sent.settled;
    return settled.choices ?? [];
  }

  /** Interactions of a member that wait for an answer or have failed on a message. */
  of(member, message) {
    return [...this.#open.values()].filter(
      (each) => each.member === member && each.message === message,
    );
  }

  /** Commands of a member in a channel that have no answer yet, or failed. */
  commands(member, channel) {
    return [...this.#open.values()].filter(
      (each) => each.member === member && each.channel === channel && each.kind === "command",
    );
  }

  /** Forgets a failed interaction. */
  forget(interaction) {
    this.#open.delete(interaction.id);
    this.#changed(interaction);
  }

  /** Takes an `interaction` frame of the live socket. */
  take(frame) {
    const interaction = this.#open.get(frame.id);
    if (interaction !== undefined) {
      this.#advance(interaction, frame);
      return;
    }
    this.#early.set(frame.id, frame);
    if (this.#early.size > EARLY_KEPT) this.#early.delete(this.#early.keys().next().value);
  }

  /** Asks what became of everything open, after the live socket was away. */
  async catchUp() {
    for (const interaction of [...this.#open.values()]) {
      if (interaction.status === "failed" || interaction.status === "refused") continue;
      let outcome = { status: "failed" };
      try {
        outcome = await api.interaction(interaction.id);
      } catch (error) {
        if (!(error instanceof PlaygroundError)) throw error;
      }
      if (this.#open.has(interaction.id)) this.#advance(interaction, outcome);
    }
  }

  async #send(body, context) {
    const interaction = {
      ...context,
      id: `sending-${crypto.randomUUID()}`,
      member: body.member,
      channel: body.channel,
      status: "pending",
      since: performance.now(),
      error: null,
    };
    interaction.settled = new Promise((resolve) => {
      interaction.settle = resolve;
    });
    this.#clearFailures(interaction);
    this.#open.set(interaction.id, interaction);
    this.#changed(interaction);
    setTimeout(() => this.#changed(interaction), INERT_AFTER_MS);
    try {
      const { interaction: id } = await api.interact(body);
      this.#open.delete(interaction.id);
      interaction.id = id;
      this.#open.set(id, interaction);
      const early = this.#early.get(id);
      this.#early.delete(id);
      if (early !== undefined) this.#advance(interaction, early);
      else this.#changed(interaction);
    } catch (error) {
      if (!(error instanceof PlaygroundError)) throw error;
      interaction.status = "refused";
      interaction.error = error;
      interaction.settle(interaction);
      if (context.kind !== "component") this.#open.delete(interaction.id);
      this.#changed(interaction);
    }
    return interaction;
  }

  #clearFailures(fresh) {
    for (const old of this.of(fresh.member, fresh.message)) {
      const over = old.status === "failed" || old.status === "refused";
      if (over && fresh.message !== undefined) this.#open.delete(old.id);
    }
  }

  #advance(interaction, { status, choices, modal }) {
    interaction.status = status;
    interaction.choices = choices;
    if (status === "modal") {
      this.dispatchEvent(new CustomEvent("modal", { detail: { interaction, modal } }));
    }
    if (status !== "pending") interaction.settle(interaction);
    // "thinking" has its own message from here on; who asked for choices needs no failure shown.
    const shown = status === "pending" || (status === "failed" && interaction.kind !== "autocomplete");
    if (!shown) this.#open.delete(interaction.id);
    this.#changed(interaction);
  }

  #changed(interaction) {
    this.dispatchEvent(new CustomEvent("change", { detail: interaction }));
  }
}

/** Whether the clicked component shows that it waits. */
export const isWaiting = (interaction) => interaction.status === "pending";

/** Whether a further click on the component is swallowed. */
export const isInert = (interaction) =>
  interaction.status === "pending" && performance.now() - interaction.since >= INERT_AFTER_MS;
