import type { Point } from './layout.ts'
import type { Box } from './pack.ts'

const radius = 6
const tip = 7

/** A line through points with round corners; with an arrow, it ends at the arrow's base. */
export function lineThrough(points: readonly Point[], withArrow: boolean): string {
  const last = points.at(-1)
  const before = points.at(-2)
  if (!last || !before) return ''
  const end = withArrow ? toward(last, before, tip - 1) : last
  const corners = [...points.slice(0, -1), end]
  return corners
    .map((point, index) => {
      const from = corners[index - 1]
      const to = corners[index + 1]
      if (!from) return `M${point.x} ${point.y}`
      if (!to) return `L${point.x} ${point.y}`
      const bend = Math.min(radius, distance(from, point) / 2, distance(point, to) / 2)
      const start = toward(point, from, bend)
      const stop = toward(point, to, bend)
      return `L${start.x} ${start.y}Q${point.x} ${point.y} ${stop.x} ${stop.y}`
    })
    .join('')
}

/** The arrowhead at the end of a line. */
export function arrowAt(points: readonly Point[]): string {
  const last = points.at(-1)
  const before = points.at(-2)
  if (!last || !before) return ''
  const base = toward(last, before, tip)
  const side = { x: ((last.y - base.y) / tip) * 4, y: ((last.x - base.x) / tip) * 4 }
  return `M${last.x} ${last.y}L${base.x + side.x} ${base.y - side.y}L${base.x - side.x} ${base.y + side.y}Z`
}

/** An arc from border to border of two boxes, for targets that are too far for a line. */
export function bowBetween(one: Box, other: Box): Point[] {
  const from = middleOf(one)
  const to = middleOf(other)
  return [borderToward(one, to), borderToward(other, from)]
}

const middleOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 })

function borderToward(box: Box, aim: Point): Point {
  const middle = middleOf(box)
  const dx = aim.x - middle.x
  const dy = aim.y - middle.y
  const part = Math.min(box.width / 2 / Math.abs(dx), box.height / 2 / Math.abs(dy))
  return Number.isFinite(part) ? { x: middle.x + dx * part, y: middle.y + dy * part } : middle
}

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y)

function toward(from: Point, to: Point, length: number): Point {
  const whole = distance(from, to)
  if (whole === 0) return from
  return { x: from.x + ((to.x - from.x) / whole) * length, y: from.y + ((to.y - from.y) / whole) * length }
}
