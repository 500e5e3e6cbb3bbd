import { createHash } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'

const SIDE = 48
/** The drawing's width and height in cells, and a cell's size in pixels; the rest is margin. */
const CELLS = 5
const CELL = 6
const MARGIN = (SIDE - CELLS * CELL) / 2
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const WHITE = [255, 255, 255]

/** A real picture for a name (PNG): a white, symmetrical mark on a colour, both derived from the name. */
export function imageOf(name: string): Uint8Array<ArrayBuffer> {
  const digest = createHash('sha256').update(name).digest()
  const colour = calm((((digest[0] ?? 0) * 256 + (digest[1] ?? 0)) / 65_536) * 360)
  const rows = Array.from({ length: SIDE }, (_, y) => {
    const pixels = Array.from({ length: SIDE }, (_, x) => (isMarked(digest, cellOf(x), cellOf(y)) ? WHITE : colour))
    return Buffer.from([0, ...pixels.flat()])
  })
  const header = Buffer.alloc(13)
  header.writeUInt32BE(SIDE, 0)
  header.writeUInt32BE(SIDE, 4)
  // Eight bits each for red, green and blue.
  header.set([8, 2], 8)
  const parts = [
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]
  return new Uint8Array(Buffer.concat(parts))
}

const cellOf = (pixel: number) => Math.floor((pixel - MARGIN) / CELL)

/** Whether a cell is part of the mark: one bit of the digest decides for a cell and its mirror image. */
function isMarked(digest: Buffer, x: number, y: number): boolean {
  if (x < 0 || y < 0 || x >= CELLS || y >= CELLS) return false
  const place = y * 3 + Math.min(x, CELLS - 1 - x)
  return (((digest[2 + (place >> 3)] ?? 0) >> (place & 7)) & 1) === 1
}

/** The red, green and blue of a hue in degrees, muted, and dark enough for white to be visible on it. */
function calm(hue: number): number[] {
  return [0, 8, 4].map((shift) => {
    const place = (shift + hue / 30) % 12
    return Math.round(255 * (0.42 - 0.21 * Math.max(-1, Math.min(place - 3, 9 - place, 1))))
  })
}

function chunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}
