const base58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** A number as `length` digits after a leading 1: without letters, an address is its own checksum (EIP-55). */
const digits = (serial: number, length: number) => `1${String(serial).padStart(length - 1, '0')}`

/** A number as letters that occur in every address alphabet, and digits from 2. */
const letters = (serial: number, length: number) =>
  String(serial).replaceAll('0', 'z').replaceAll('1', 'y').padStart(length, 'q')

/** A word of this length is an address in base58, if its letters are. */
export const SHORTEST_ADDRESS = 32

/** Thirty-two bytes with a small number, in base58. */
function base58Key(serial: number): string {
  let text = ''
  for (let rest = serial; rest > 0; rest = Math.floor(rest / 58)) text = base58.charAt(rest % 58) + text
  const bytes = Math.ceil(Math.log2(serial + 1) / 8)
  return text.padStart(text.length + 32 - bytes, '1')
}

/**
 * Placeholders for the secrets in a trace, numbered by kind. Each has the form of the secret (an address of the same
 * namespace, an email, six digits, hex of the same length), so that code makes the same decisions.
 */
export const placeholders = {
  email: (_: string, serial: number) => `person-${serial}@example.org`,
  hex: (secret: string, serial: number) => `0x${digits(serial, secret.length - 2)}`,
  key: (_: string, serial: number) => base58Key(serial),
  code: (_: string, serial: number) => digits(serial, 6),
  /** Of the same length, from letters that occur in every address alphabet; a prefix like `bc1` or `cosmos1` stays. */
  letters(secret: string, serial: number) {
    const [prefix = ''] = /^[a-z]{2,}1|^[13]/.exec(secret) ?? []
    return prefix + letters(serial, secret.length - prefix.length)
  },
  /** Of the same length and class: what is checked is whether it is hexadecimal, base58 or ASCII. */
  word(secret: string, serial: number) {
    if (!/^[\da-z]/i.test(secret)) return 'ö'.repeat(secret.length)
    const [, prefix = '', hex] = /^(0x)?([\da-f]{6,})$/i.exec(secret) ?? []
    if (hex !== undefined) return prefix + digits(serial, hex.length)
    const text = letters(serial, secret.length).slice(-secret.length)
    return secret.length >= SHORTEST_ADDRESS && /[0OIl]/.test(secret) ? `l${text.slice(1)}` : text
  },
  text: (_: string, serial: number) => `redacted-${serial}`,
} satisfies Record<string, (secret: string, serial: number) => string>

export type PlaceholderKind = keyof typeof placeholders
