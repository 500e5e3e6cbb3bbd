import type { Box } from './pack.ts'

const ways = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowUp: { x: 0, y: -1 },
}

export type Arrow = keyof typeof ways

export const isArrow = (key: string): key is Arrow => key in ways

/** The state that an arrow key leads to: the nearest in that direction, by where the names stand. */
export function stepFrom(id: string, arrow: Arrow, boxes: ReadonlyMap<string, Box>): string | undefined {
  const here = boxes.get(id)
  if (!here) return undefined
  const way = ways[arrow]
  const rated = [...boxes].flatMap(([other, box]) => {
    const [dx, dy] = [box.x - here.x, box.y - here.y]
    const along = dx * way.x + dy * way.y
    const aside = Math.abs(dx * way.y) + Math.abs(dy * way.x)
    return along > 0 ? [{ other, cost: along + 3 * aside }] : []
  })
  return rated.sort((one, other) => one.cost - other.cost)[0]?.other
}
