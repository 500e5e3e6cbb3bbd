/** Bytes in the JSON between a page and its wallet. */
interface WireBytes {
  $bytes: string
}

/** Serializes JSON that preserves bytes. */
export function toWire(value: object): string {
  return JSON.stringify(value, function (this: Record<string, unknown>, key: string, given: unknown) {
    // JSON.stringify has already called a Buffer's `toJSON` here.
    const own = this[key]
    return own instanceof Uint8Array ? { $bytes: Buffer.from(own).toString('base64') } : given
  })
}

/** Parses such JSON. */
export function fromWire(text: string): unknown {
  return JSON.parse(text, (_key, value: unknown) =>
    isWireBytes(value) ? new Uint8Array(Buffer.from(value.$bytes, 'base64')) : value,
  )
}

function isWireBytes(value: unknown): value is WireBytes {
  return typeof value === 'object' && value !== null && '$bytes' in value && typeof value.$bytes === 'string'
}
