// Discord's permission bits that the page asks for; they come as decimal numbers in strings.

export const RIGHT = {
  administrator: 1n << 3n,
  manageMessages: 1n << 13n,
  manageThreads: 1n << 34n,
  useCommands: 1n << 31n,
  createPublicThreads: 1n << 35n,
  createPrivateThreads: 1n << 36n,
};

/** Whether a set of permissions (BigInt) holds one. */
export const may = (rights, right) => (rights & right) === right;
