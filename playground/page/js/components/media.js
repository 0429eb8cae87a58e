// Finds where an unfurled media item lies: its own address, or the message's attachment.

const ATTACHMENT = "attachment://";

/** The address of `media` with name and size where the message's attachment tells them. */
export function resolve(media, message) {
  const attachments = message?.attachments ?? [];
  const name = media.url.startsWith(ATTACHMENT) ? media.url.slice(ATTACHMENT.length) : null;
  const attachment = attachments.find(
    (each) => each.id === media.attachment_id || each.filename === name || each.url === media.url,
  );
  return {
    url: name === null ? media.url : (attachment?.url ?? ""),
    width: media.width ?? attachment?.width ?? null,
    height: media.height ?? attachment?.height ?? null,
    size: media.size ?? attachment?.size ?? null,
    description: attachment?.description ?? null,
    filename: attachment?.filename ?? decodeURIComponent(media.url.split(/[?#]/)[0].split("/").at(-1)),
  };
}

/** Only addresses that a browser may follow from here. */
export function safeAddress(address) {
  try {
    const { protocol } = new URL(address, location.origin);
    return protocol === "http:" || protocol === "https:" ? address : "";
  } catch {
    return "";
  }
}
