// A bot by discord.js: run with the playground's address, its token and a picture in hex.
// Prints `done` when a member used its command, saw a private picture, and pressed its button.
const {
  ActionRowBuilder, AttachmentBuilder, ButtonBuilder, ButtonStyle, Client, ContainerBuilder,
  GatewayIntentBits, MediaGalleryBuilder, MessageFlags, SlashCommandBuilder, TextDisplayBuilder,
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
  await (await channel.send("öffentlich")).edit("anders");
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
      } else {
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
  const act = (fields) =>
    fetch(`${base}/page/interactions`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ member, channel, ...fields }),
    });
  await act({ type: 2, command: "probe", options: [{ type: 3, name: "karte", value: "h7" }] });
  await answered.promise;
  const seen = await fetch(`${base}/page/channels/${channel}/messages?member=${member}`);
  const [hand] = (await seen.json()).messages;
  await act({ type: 3, message: hand.id, custom_id: "k" });
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
