interface Part {
  box: number[]
  colours: string
}

/** The tolerance for a box, in px: text ends between pixels, and browsers round differently. */
const NEAR = 1
/** The tolerance for a colour's component: the last digit that is written. */
const ALIKE = 0.0011

/** The differences between a story's parts before and now; none if they would not be visible. */
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
