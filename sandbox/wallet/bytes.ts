/** Bytes as they travel in JSON between a page and its wallet. */
interface WireBytes {
  $bytes: string
}

/** JSON in which bytes stay bytes. */
export function toWire(value: object): string {
  return JSON.stringify(value, function (this: Record<string, unknown>, key: string, given: unknown) {
    // A Buffer has turned itself into something else by the time it is given.
    const own = this[key]
    return own instanceof Uint8Array ? { $bytes: Buffer.from(own).toString('base64') } : given
  })
}

/** What was in such JSON. */
export function fromWire(text: string): unknown {
  return JSON.parse(text, (_key, value: unknown) =>
    isWireBytes(value) ? new Uint8Array(Buffer.from(value.$bytes, 'base64')) : value,
  )
}

function isWireBytes(value: unknown): value is WireBytes {
  return typeof value === 'object' && value !== null && '$bytes' in value && typeof value.$bytes === 'string'
}
