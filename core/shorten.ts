/** The start and the end of an address, an ellipsis between them; one too short to gain by it stays whole. */
export const shorten = (address: string, start = 6, end = 4): string =>
  address.length <= start + end + 1 ? address : `${address.slice(0, start)}…${address.slice(-end)}`
