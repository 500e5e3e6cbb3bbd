/** Shortens an address to its start and end with an ellipsis; a short one stays whole. */
export const shorten = (address: string, start = 6, end = 4): string =>
  address.length <= start + end + 1 ? address : `${address.slice(0, start)}…${end > 0 ? address.slice(-end) : ''}`
