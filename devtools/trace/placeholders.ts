const base58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** A number as `length` digits after a leading 1: without letters, an address is its own checksum (EIP-55). */
const digits = (serial: number, length: number) => `1${String(serial).padStart(length - 1, '0')}`

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
    return (
      prefix +
      String(serial)
        .replaceAll('0', 'z')
        .replaceAll('1', 'y')
        .padStart(secret.length - prefix.length, 'q')
    )
  },
  text: (_: string, serial: number) => `redacted-${serial}`,
} satisfies Record<string, (secret: string, serial: number) => string>

export type PlaceholderKind = keyof typeof placeholders
