/** The range of rendered rows in a long list; the end is exclusive. */
export interface Rows {
  from: number
  to: number
}

export interface Sight {
  /** The scroll position and the visible height, in pixels. */
  scrolled: number
  height: number
  /** The height of a row. */
  row: number
  count: number
}

/** The rows rendered before and after the visible ones, so that scrolling shows no gap. */
const SPARE = 8

/** The visible rows of a list, and a few around them. */
export function rowsIn({ scrolled, height, row, count }: Sight): Rows {
  const first = Math.floor(Math.max(0, scrolled) / row)
  const seen = Math.ceil(height / row) + 1
  const from = Math.max(0, Math.min(first, count - seen) - SPARE)
  return { from, to: Math.min(count, first + seen + SPARE) }
}

/** The scroll position at which a row is visible; unchanged if it already is. */
export function scrolledTo(index: number, { scrolled, height, row }: Sight): number {
  const top = index * row
  if (top < scrolled) return top
  return top + row > scrolled + height ? top + row - height : scrolled
}
