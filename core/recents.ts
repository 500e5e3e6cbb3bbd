/** How many wallets count as used recently [storage-recent]. */
const most = 2

/** The names of the wallets used last once one more is: the newest first; one that is there keeps its place. */
export const addRecent = (recents: readonly string[], name: string): readonly string[] =>
  recents.includes(name) ? recents : [name, ...recents].slice(0, most)
