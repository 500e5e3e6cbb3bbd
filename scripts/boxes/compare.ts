interface Part {
  box: number[]
  colours: string
}

/** How far a box may be off, in px: a line of text ends between two pixels, and browsers do not round alike. */
const NEAR = 1
/** How far a number of a colour may be off: the last digit of those that are written down. */
const ALIKE = 0.0011

/** What is different between the parts of a story as they were and as they are; nothing where it would not be visible. */
export function differences(before: readonly string[], now: readonly string[]): string[] {
  const [were, are] = [partsOf(before), partsOf(now)]
  const gone = [...were].filter(([name]) => !are.has(name)).map(([name]) => `${name} has gone`)
  const changed = [...are].flatMap(([name, is]) => {
    const was = were.get(name)
    if (!was) return [`${name} is new: ${boxOf(is)}`]
    return [
      ...(isNear(was.box, is.box) ? [] : [`${name} was at ${boxOf(was)} and is at ${boxOf(is)}`]),
      ...(isAlike(was.colours, is.colours)
        ? []
        : [`${name} had ${was.colours || 'no colour of its own'} and has ${is.colours || 'none'}`]),
    ]
  })
  return [...gone, ...changed]
}

const partsOf = (lines: readonly string[]): Map<string, Part> =>
  new Map(
    lines.map((line) => {
      const [, name = '', x, y, width, height, colours = ''] =
        /^(.+?) +(-?\d+),(-?\d+) (\d+)x(\d+)(?: +(.*))?$/.exec(line) ?? []
      if (name === '') throw new Error(`Not a part: "${line}"`)
      return [name, { box: [x, y, width, height].map(Number), colours }]
    }),
  )

const boxOf = ({ box: [x, y, width, height] }: Part) => `${x},${y} ${width}x${height}`

const isNear = (one: readonly number[], other: readonly number[]) =>
  one.every((value, index) => Math.abs(value - (other[index] ?? Number.NaN)) <= NEAR)

const number = /-?\d+(\.\d+)?/g
const numbersOf = (text: string) => (text.match(number) ?? []).map(Number)

function isAlike(one: string, other: string): boolean {
  if (one.replace(number, '0') !== other.replace(number, '0')) return false
  const values = numbersOf(other)
  return numbersOf(one).every((value, index) => Math.abs(value - (values[index] ?? Number.NaN)) <= ALIKE)
}
