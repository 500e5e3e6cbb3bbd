/** Where the book's own server tells of its sandbox. */
export const worldPath = '/sandbox/world.json'

/** Where it plays the user of a wallet: `?wallet=&deed=`. */
export const deedsPath = '/sandbox/deeds'

/** Approves or rejects what the wallet asks next; disconnects every site; goes to a network that is none of the app's. */
export type UserDeed = 'approve' | 'reject' | 'forget' | 'stray'
