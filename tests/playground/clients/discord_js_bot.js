// A bot by discord.js: run with the playground's address, its token and a picture in hex.
// Prints `done` when a member used its command, saw a private picture, pressed its button and sent
// in its modal, when a thread was started, archived and opened, and when that went on after a resume.
const {
  ActionRowBuilder, AttachmentBuilder, ButtonBuilder, ButtonStyle, Client, ContainerBuilder,
  GatewayIntentBits, LabelBuilder, MediaGalleryBuilder, MessageFlags, ModalBuilder,
  SlashCommandBuilder, TextDisplayBuilder, TextInputBuilder, TextInputStyle,
} = require("discord.js");

const [, , base, token, picture] = process.argv;

async function answer(client, interaction) {
  const button = new ButtonBuilder().setCustomId("k").setLabel("Knopf").setStyle(ButtonStyle.Primary);
  const container = new ContainerBuilder()
    .addTextDisplayComponents(new TextDisplayBuilder().setContent("Hallo"))
    .addMediaGalleryComponents(
      new MediaGalleryBuilder().addItems({ media: { url: "attachment://hand.png" }, description: "x" }),
    )
    .addActionRowComponents(new ActionRowBuilder().addComponents(button));
  const reply = await interaction.reply({
    components: [container],
    files: [new AttachmentBuilder(Buffer.from(picture, "hex"), { name: "hand.png" })],
    flags: MessageFlags.Ephemeral | MessageFlags.IsComponentsV2,
    withResponse: true,
  });
  if (!reply.resource.message.flags.has(MessageFlags.Ephemeral)) throw new Error("not private");
  const channel = await client.channels.fetch(interaction.channelId);
  const message = await channel.send("öffentlich");
  await message.edit("anders");
  const thread = await message.startThread({ name: "Tisch 1" });
  const said = await thread.send("Los!");
  await thread.setArchived(true);
  const refused = await said.edit("Weiter!").catch((error) => error.code);
  if (refused !== 50083) throw new Error(`an archived thread was changed: ${refused}`);
  await thread.setArchived(false);
  await said.edit("Weiter!");
}

function form() {
  const note = new TextInputBuilder().setCustomId("note").setStyle(TextInputStyle.Short);
  const label = new LabelBuilder().setLabel("Notiz").setTextInputComponent(note);
  return new ModalBuilder().setCustomId("m").setTitle("Formular").addLabelComponents(label);
}

async function main() {
  const client = new Client({
    intents: [GatewayIntentBits.Guilds],
    rest: { api: `${base}/api`, cdn: `${base}/cdn`, version: "10" },
  });
  const answered = Promise.withResolvers?.() ?? deferred();
  const clicked = Promise.withResolvers?.() ?? deferred();
  client.on("interactionCreate", async (interaction) => {
    try {
      if (interaction.isChatInputCommand()) {
        await answer(client, interaction);
        answered.resolve();
      } else if (interaction.isButton()) {
        await interaction.showModal(form());
      } else {
        if (interaction.fields.getTextInputValue("note") !== "fertig") throw new Error("not what was sent");
        await interaction.deferUpdate();
        const text = new TextDisplayBuilder().setContent("geklickt");
        await interaction.editReply({ components: [text], files: [] });
        clicked.resolve();
      }
    } catch (error) {
      answered.reject(error);
      clicked.reject(error);
    }
  });
  const ready = new Promise((resolve) => client.once("clientReady", resolve));
  await client.login(token);
  await ready;
  const command = new SlashCommandBuilder()
    .setName("probe")
    .setDescription("Probe.")
    .addStringOption((option) => option.setName("karte").setDescription("Karte.").setRequired(true));
  await client.application.commands.set([command]);

  const world = await (await fetch(`${base}/page/world`)).json();
  const [member, channel] = [world.me.id, world.channels[0].id];
  const post = async (path, body) => {
    const headers = { "Content-Type": "application/json" };
    const response = await fetch(base + path, { method: "POST", headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(await response.text());
    return response.json();
  };
  const act = (fields) => post("/page/interactions", { member, channel, ...fields });
  await act({ type: 2, command: "probe", options: [{ type: 3, name: "karte", value: "h7" }] });
  await answered.promise;
  const seen = await fetch(`${base}/page/channels/${channel}/messages?member=${member}`);
  const [hand] = (await seen.json()).messages;
  await post("/control/gateway", { action: "abort" });
  const { interaction } = await act({ type: 3, message: hand.id, custom_id: "k" });
  let opened = {};
  while (opened.status !== "modal") {
    await new Promise((resolve) => setTimeout(resolve, 10));
    opened = await (await fetch(`${base}/page/interactions/${interaction}`)).json();
  }
  const components = [{ custom_id: "note", value: "fertig" }];
  await act({ type: 5, interaction, custom_id: "m", components });
  await clicked.promise;
  await client.destroy();
  console.log("done");
}

function deferred() {
  const made = {};
  made.promise = new Promise((resolve, reject) => Object.assign(made, { resolve, reject }));
  return made;
}

main();
