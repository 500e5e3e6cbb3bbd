/** How what has become of a transaction is coloured, where it is not simply done. */
export const tones = { pending: 'warn', failed: 'bad' } as const
