import { encode } from 'uqr'

/** The drawing of a QR code, in modules: the pen strokes, and the three finder patterns. */
export interface QrShape {
  /** The number of modules along an edge. */
  size: number
  /** A path for a round pen of one module: adjacent modules merge, single ones are dots. */
  path: string
  /** The upper left corners of the finder patterns. */
  eyes: readonly (readonly [number, number])[]
  /** The size of the central hole, in modules; 0 if there is none. */
  hole: number
}

const EYE = 7
/**
 * The hole's part of an edge. A fifth of the edge is a 25th of the area; the code then tolerates the loss of a quarter.
 */
const HOLE_SHARE = 0.22

const oddAbove = (count: number) => 2 * Math.floor(count / 2) + 1

/** The runs of dark modules along a line, as [start, length]. */
function runsOf(line: readonly boolean[]): [number, number][] {
  const runs: [number, number][] = []
  for (const [at, dark] of line.entries()) {
    if (!dark) continue
    const last = runs.at(-1)
    if (last && last[0] + last[1] === at) last[1] += 1
    else runs.push([at, 1])
  }
  return runs
}

/** Encodes a text as a QR code, optionally with a central hole for a picture. */
export function qrShape(text: string, hasPicture: boolean): QrShape {
  const { size, data } = encode(text, { ecc: hasPicture ? 'Q' : 'M', border: 0 })
  const hole = hasPicture ? oddAbove(size * HOLE_SHARE) : 0
  const eyes = [[0, 0] as const, [size - EYE, 0] as const, [0, size - EYE] as const]
  const isInHole = (x: number, y: number) =>
    Math.abs(x - (size - 1) / 2) < hole / 2 && Math.abs(y - (size - 1) / 2) < hole / 2
  const isInEye = (x: number, y: number) =>
    eyes.some(([left, top]) => x >= left && x < left + EYE && y >= top && y < top + EYE)
  const rows = data.map((row, y) => row.map((dark, x) => dark && !isInEye(x, y) && !isInHole(x, y)))
  const columns = rows.map((_, x) => rows.map((row) => row[x] ?? false))

  const across = rows.flatMap((row, y) => runsOf(row).map(([x, length]) => stroke(x, y, 'h', length)))
  const down = columns.flatMap((column, x) =>
    runsOf(column)
      .filter(([, length]) => length > 1)
      .map(([y, length]) => stroke(x, y, 'v', length)),
  )
  return { size, path: [...across, ...down].join(''), eyes, hole }
}

// A dot is a minimal stroke: strokes of zero length are not drawn everywhere.
const stroke = (x: number, y: number, direction: 'h' | 'v', length: number) =>
  `M${x + 0.5} ${y + 0.5}${direction}${length === 1 ? '.01' : length - 1}`
