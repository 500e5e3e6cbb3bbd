import { type RefObject, useLayoutEffect, useState } from 'react'

/** The sizes of a long list's rows, in pixels, as `virtual-list.css` sets them. */
export interface RowSize {
  /** The height of a row and the gap below it. */
  row: number
  /** The height of a heading above a row. */
  heading: number
}

/** The sizes for a unit of text size, in pixels: rows grow with text that is larger than ours. */
const sizeFor = (unit: number): RowSize => ({
  row: Math.max(68, 28 + 4 * unit),
  heading: Math.max(36, 18 + 1.8 * unit),
})

/** The unit of all text sizes, unless the dApp sets another one. */
const OUR_UNIT = 10

/** The size of a list's text, in units: `--t-m` of `tokens.css`. */
const TEXT = 1.5

/** The sizes for the text size that the dApp has set, once the list is in the page. */
export function useRowSize(list: RefObject<HTMLElement | null>): RowSize {
  const [unit, setUnit] = useState(OUR_UNIT)
  useLayoutEffect(() => {
    const size = list.current && Number.parseFloat(getComputedStyle(list.current).fontSize)
    if (size) setUnit(size / TEXT)
  }, [list])
  return sizeFor(unit)
}
