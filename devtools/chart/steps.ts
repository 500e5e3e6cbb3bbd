import type { Box } from './pack.ts'

const directions = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowUp: { x: 0, y: -1 },
}

export type Arrow = keyof typeof directions

export const isArrow = (key: string): key is Arrow => key in directions

/** The state that an arrow key selects: the nearest in that direction, by the positions of the names. */
export function stepFrom(id: string, arrow: Arrow, boxes: ReadonlyMap<string, Box>): string | undefined {
  const here = boxes.get(id)
  if (!here) return undefined
  const direction = directions[arrow]
  const rated = [...boxes].flatMap(([other, box]) => {
    const [dx, dy] = [box.x - here.x, box.y - here.y]
    const along = dx * direction.x + dy * direction.y
    const aside = Math.abs(dx * direction.y) + Math.abs(dy * direction.x)
    return along > 0 ? [{ other, cost: along + 3 * aside }] : []
  })
  return rated.sort((one, other) => one.cost - other.cost)[0]?.other
}
