import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import {
  type FocusEvent,
  type KeyboardEvent,
  memo,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import rows from './list.css?inline'
import { useRowSize } from './row-size.ts'
import { SkeletonRow } from './skeleton-rows.tsx'
import { useStyles } from './styles.tsx'
import { Skeleton } from './text.tsx'
import type { Variables } from './variables.ts'
import css from './virtual-list.css?inline'

/** How many rows before the end more are requested. */
const AHEAD = 8

/** The state of a list: its tabbable row, and its scroll position. */
export interface ListPlace {
  at: number
  offset: number
}

export interface VirtualListProps {
  label: string
  /** The accessible hint about the arrow keys. */
  keys?: string | undefined
  /** The number of available rows. */
  count: number
  /** The total number, if known. */
  total?: number | undefined
  /** The number of loading rows, whose space is reserved. */
  coming: number
  /** Whether the rows have a second line. */
  sub?: boolean | undefined
  keyOf: (index: number) => string
  /** The heading above a row that starts a part of the list. */
  headingOf?: ((index: number) => string | undefined) | undefined
  /** Renders a row; only one of them is tabbable. */
  row: (index: number, tabIndex: 0 | -1) => ReactNode
  /** Called near the end. */
  onEnd?: (() => void) | undefined
  /** Called when these rows become visible. */
  onSeen?: ((first: number, last: number) => void) | undefined
  /** Whether the rows are read-only: the list itself is then focusable, so that the keyboard can scroll it. */
  still?: boolean | undefined
  /** Updated with the list's state: a list rendered with it again continues there. */
  place?: ListPlace | undefined
  /** The maximum number of rows, if known: the list takes no more space than they need. */
  whole?: number | undefined
  /** Called when the focus leaves the list at the top. */
  onLeave?: (() => void) | undefined
}

/** The row to which a key moves; undefined for other keys. */
function stepOf(key: string, at: number, page: number): number | undefined {
  if (key === 'ArrowDown') return at + 1
  if (key === 'ArrowUp') return at - 1
  if (key === 'PageDown') return at + page
  if (key === 'PageUp') return Math.max(at - page, 0)
  if (key === 'Home') return 0
  return key === 'End' ? Number.POSITIVE_INFINITY : undefined
}

interface RowAtProps extends Pick<VirtualListProps, 'row'> {
  index: number
  tabIndex: 0 | -1
}

/** Memoized, so that scrolling does not render it again. */
const RowAt = memo(({ row, index, tabIndex }: RowAtProps) => row(index, tabIndex))

/** A virtualized list of any length; the arrow keys move between rows. */
export default function VirtualList(props: VirtualListProps) {
  useStyles(rows)
  useStyles(css)
  const {
    label,
    keys,
    count,
    total,
    coming,
    keyOf,
    headingOf,
    row,
    onEnd,
    onSeen,
    onLeave,
    still,
    place,
    whole,
    sub = true,
  } = props
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const { row: rowHeight, heading: headingHeight } = useRowSize(box)
  const [at, setAt] = useState(place?.at ?? 0)
  const asked = useRef<number>(undefined)
  const current = Math.min(at, count - 1)
  // A new function causes all rows to be measured again, which other heights need, and a frame of a scroll does not.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other heights have to be measured
  const getItemKey = useCallback(
    (index: number) => (index < count ? keyOf(index) : `coming:${index}`),
    [count, keyOf, rowHeight],
  )

  const titleOf = (index: number) => (index < count ? headingOf?.(index) : undefined)

  const virtual = useVirtualizer({
    count: count + coming,
    getScrollElement: () => box.current,
    estimateSize: (index) => rowHeight + (titleOf(index) === undefined ? 0 : headingHeight),
    getItemKey,
    overscan: 4,
    useFlushSync: false,
    // The first rows must be rendered with the list: a returning focus looks for one of them.
    initialRect: { width: 0, height: 6 * rowHeight },
    initialOffset: place?.offset ?? 0,
    // The focused row stays rendered at any scroll position.
    rangeExtractor: (range: Range) => {
      const seen = defaultRangeExtractor(range)
      return current < 0 || seen.includes(current) ? seen : [...seen, current].sort((one, other) => one - other)
    },
  })
  const first = virtual.range?.startIndex ?? 0
  const last = Math.min(virtual.range?.endIndex ?? 0, count - 1)

  useLayoutEffect(() => {
    if (place) Object.assign(place, { at, offset: virtual.scrollOffset ?? 0 } satisfies ListPlace)
  })

  useLayoutEffect(() => {
    const control = box.current?.querySelector<HTMLElement>(`[data-index="${asked.current}"] > [tabindex]`)
    if (!control) return
    asked.current = undefined
    control.focus({ preventScroll: true })
  })

  const isNear = last + AHEAD >= count
  useEffect(() => {
    if (isNear) onEnd?.()
  }, [isNear, onEnd])
  useEffect(() => {
    if (first <= last) onSeen?.(first, last)
  }, [first, last, onSeen])

  const room: Variables | undefined =
    whole === undefined ? undefined : { '--room': `${virtual.getTotalSize() + (whole - count) * rowHeight}px` }

  const onFocus = (event: FocusEvent) => {
    const index = event.target.closest<HTMLElement>('[data-index]')?.dataset.index
    if (index !== undefined) setAt(Number(index))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const page = Math.max(1, Math.floor((box.current?.clientHeight ?? rowHeight) / rowHeight) - 1)
    const next = stepOf(event.key, current, page)
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    if (next < 0) return onLeave?.()
    const index = Math.min(next, count - 1)
    asked.current = index
    setAt(index)
    virtual.scrollToIndex(index)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only moves the focus from row to row
    <div
      ref={box}
      className="virtual"
      data-headed={(count > 0 && headingOf?.(0) !== undefined) || undefined}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
      style={room}
      {...(still && { tabIndex: 0, role: 'group', 'aria-label': label })}
    >
      <ul
        className="virtual-rows"
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets
        role="list"
        aria-label={label}
        aria-describedby={keys === undefined ? undefined : id}
        aria-busy={count === 0 || undefined}
        style={{ blockSize: virtual.getTotalSize() }}
      >
        {virtual.getVirtualItems().map(({ key, index, start, size }) =>
          index < count ? (
            <li
              key={key}
              data-index={index}
              aria-setsize={total ?? -1}
              aria-posinset={index + 1}
              style={{ transform: `translateY(${start}px)`, blockSize: size }}
            >
              {titleOf(index) === undefined ? null : <h2 className="virtual-heading">{titleOf(index)}</h2>}
              <RowAt row={row} index={index} tabIndex={index === current ? 0 : -1} />
            </li>
          ) : (
            <li key={key} aria-hidden="true" style={{ transform: `translateY(${start}px)` }}>
              <SkeletonRow>{sub ? <Skeleton inlineSize={72} blockSize={12} /> : null}</SkeletonRow>
            </li>
          ),
        )}
      </ul>
      {keys === undefined ? null : (
        <span id={id} hidden>
          {keys}
        </span>
      )}
    </div>
  )
}
