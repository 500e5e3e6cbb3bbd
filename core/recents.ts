/** How many recently used wallets are stored [storage-recent]. */
const most = 2

/** Adds a wallet to the recently used ones, newest first. A wallet that is already there keeps its place. */
export const addRecent = (recents: readonly string[], name: string): readonly string[] =>
  recents.includes(name) ? recents : [name, ...recents].slice(0, most)
