import type { Size } from './measure.ts'

export interface Box extends Size {
  x: number
  y: number
}

interface Plan extends Size {
  place: (x: number, y: number, width: number, height: number) => Box[]
}

const gap = 12
const kept = 6

/** How badly a size fits a screen: smaller is better. */
export const spread = ({ width, height }: Size): number => Math.max(width / 1.6, height)

/** Arranges boxes in rows, in their order, in a shape that fits a screen. */
export function pack(sizes: readonly Size[]): Size & { boxes: Box[] } {
  const known = new Map<string, Plan[]>()
  const plansOf = (from: number, to: number): Plan[] => {
    const key = `${from} ${to}`
    const plans = known.get(key) ?? combine(from, to)
    known.set(key, plans)
    return plans
  }
  const combine = (from: number, to: number): Plan[] => {
    const only = sizes[from]
    if (only && to - from === 1) return [leaf(only)]
    const plans: Plan[] = []
    for (let cut = from + 1; cut < to; cut++)
      for (const one of plansOf(from, cut))
        for (const other of plansOf(cut, to)) plans.push(beside(one, other), below(one, other))
    return plans.sort((one, other) => one.width * one.height - other.width * other.height).slice(0, kept * 4)
  }
  const [best] = plansOf(0, sizes.length).sort((one, other) => spread(one) - spread(other))
  if (!best) return { width: 0, height: 0, boxes: [] }
  return { width: best.width, height: best.height, boxes: best.place(0, 0, best.width, best.height) }
}

const leaf = (size: Size): Plan => ({ ...size, place: (x, y, width, height) => [{ x, y, width, height }] })

const beside = (one: Plan, other: Plan): Plan => ({
  width: one.width + gap + other.width,
  height: Math.max(one.height, other.height),
  place: (x, y, width, height) => [
    ...one.place(x, y, one.width, height),
    ...other.place(x + one.width + gap, y, width - one.width - gap, height),
  ],
})

const below = (one: Plan, other: Plan): Plan => ({
  width: Math.max(one.width, other.width),
  height: one.height + gap + other.height,
  place: (x, y, width, height) => [
    ...one.place(x, y, width, one.height),
    ...other.place(x, y + one.height + gap, width, height - one.height - gap),
  ],
})
