/** The colours of transactions that are not simply completed. */
export const tones = { pending: 'warn', failed: 'bad' } as const
