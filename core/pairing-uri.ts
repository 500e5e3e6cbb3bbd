/** The maximum length of a pairing URI, in characters. Real ones have about 300, and a QR code with a picture fits 1,600. */
const longest = 1_024

/** Whether a value is a pairing URI that a QR code can show [pairing-uri]. What follows `wc:` is the wallet's to judge. */
export const isPairingUri = (value: unknown): value is `wc:${string}` =>
  typeof value === 'string' && value.startsWith('wc:') && value.length <= longest
