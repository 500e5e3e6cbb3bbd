import { createHash } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'

const SIDE = 32
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** A real picture for a name: a square (PNG) in a colour of its own. */
export function imageOf(name: string): Uint8Array<ArrayBuffer> {
  const colour = createHash('sha256').update(name).digest().subarray(0, 3)
  const row = Buffer.concat([Buffer.from([0]), ...Array.from({ length: SIDE }, () => colour)])
  const header = Buffer.alloc(13)
  header.writeUInt32BE(SIDE, 0)
  header.writeUInt32BE(SIDE, 4)
  // Eight bits of red, green and blue.
  header.set([8, 2], 8)
  const pixels = deflateSync(Buffer.concat(Array.from({ length: SIDE }, () => row)))
  return new Uint8Array(
    Buffer.concat([SIGNATURE, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]),
  )
}

function chunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}
