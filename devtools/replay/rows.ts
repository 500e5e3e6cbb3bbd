/** The rows of a long list that are drawn: from one on, up to another that is not. */
export interface Rows {
  from: number
  to: number
}

export interface Sight {
  /** How far the list is scrolled, and how high what is seen of it is, in pixels. */
  scrolled: number
  height: number
  /** The height of a row. */
  row: number
  count: number
}

/** Drawn before and after what is seen, so that a scroll shows no gap. */
const SPARE = 8

/** Which rows of a list are seen, and a few around them. */
export function rowsIn({ scrolled, height, row, count }: Sight): Rows {
  const first = Math.floor(Math.max(0, scrolled) / row)
  const seen = Math.ceil(height / row) + 1
  const from = Math.max(0, Math.min(first, count - seen) - SPARE)
  return { from, to: Math.min(count, first + seen + SPARE) }
}

/** How far a list has to be scrolled so that a row is seen; as it is where it already is. */
export function scrolledTo(index: number, { scrolled, height, row }: Sight): number {
  const top = index * row
  if (top < scrolled) return top
  return top + row > scrolled + height ? top + row - height : scrolled
}
