/** Where Storybook's server describes its sandbox. */
export const worldPath = '/sandbox/world.json'

/** Where a page can act as a wallet's user: `?wallet=&deed=`. */
export const deedsPath = '/sandbox/deeds'

/**
 * Approves or rejects the wallet's next request; disconnects every site; switches to a network that the app does not
 * have.
 */
export type UserDeed = 'approve' | 'reject' | 'forget' | 'stray'
