const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** Encodes bytes as base58. */
export function toBase58(bytes: Uint8Array): string {
  let text = ''
  for (let rest = BigInt(`0x0${Buffer.from(bytes).toString('hex')}`); rest > 0n; rest /= 58n) {
    text = ALPHABET.charAt(Number(rest % 58n)) + text
  }
  return '1'.repeat(leading(bytes, 0)) + text
}

/** Decodes base58. `undefined` if the text is invalid. */
export function fromBase58(text: string): Uint8Array | undefined {
  let number = 0n
  for (const letter of text) {
    const digit = ALPHABET.indexOf(letter)
    if (digit < 0) return undefined
    number = number * 58n + BigInt(digit)
  }
  const hex = number === 0n ? '' : number.toString(16)
  const zeros = new Uint8Array(leading([...text], '1'))
  return Uint8Array.from([...zeros, ...Buffer.from(hex.padStart(hex.length + (hex.length % 2), '0'), 'hex')])
}

function leading<T>(items: ArrayLike<T>, zero: T): number {
  const first = Array.from(items).findIndex((item) => item !== zero)
  return first < 0 ? items.length : first
}
