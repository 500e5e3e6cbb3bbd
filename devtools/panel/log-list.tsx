import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import type { Heard } from '../feed/terms.ts'
import { wordsOf } from './log-filter.ts'

export interface LogListProps {
  log: readonly Heard[]
  selected: number | undefined
  onSelect: (heard: Heard) => void
}

/** The height of a row in pixels, and how many rows are rendered beyond the visible ones. */
const ROW = 26
const BEYOND = 8

/** Renders only the visible rows; follows the newest while the end is visible. */
export function LogList({ log, selected, onSelect }: LogListProps) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const space = useRef<HTMLDivElement>(null)
  const follows = useRef(true)
  const [sight, setSight] = useState({ top: 0, height: 400 })
  const at = log.findIndex(({ serial }) => serial === selected)
  const first = Math.max(0, Math.floor(sight.top / ROW) - BEYOND)
  const rows = log.slice(first, Math.ceil((sight.top + sight.height) / ROW) + BEYOND)

  const look = () => {
    const { current } = box
    if (!current) return
    const { scrollTop: top, clientHeight: height, scrollHeight } = current
    follows.current = top + height >= scrollHeight - ROW
    setSight((known) => (known.top === top && known.height === height ? known : { top, height }))
  }
  useLayoutEffect(() => {
    space.current?.style.setProperty('--rows', String(log.length))
    space.current?.style.setProperty('--first', String(first))
  }, [log.length, first])
  // After an addition: if the end is visible, keep it so.
  useLayoutEffect(() => {
    if (follows.current && box.current && log.length > 0) box.current.scrollTop = box.current.scrollHeight
  }, [log])
  useEffect(() => {
    if (!box.current) return
    const observer = new ResizeObserver(look)
    observer.observe(box.current)
    return () => observer.disconnect()
  })

  const choose = (index: number) => {
    const heard = log[index]
    if (!heard || !box.current) return
    const { scrollTop, clientHeight } = box.current
    if (index * ROW < scrollTop) box.current.scrollTop = index * ROW
    else if ((index + 1) * ROW > scrollTop + clientHeight) box.current.scrollTop = (index + 1) * ROW - clientHeight
    onSelect(heard)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const last = log.length - 1
    const here = at < 0 ? last + 1 : at
    const page = Math.max(1, Math.floor(sight.height / ROW) - 1)
    const next = {
      ArrowDown: at < 0 ? last : here + 1,
      ArrowUp: here - 1,
      PageDown: here + page,
      PageUp: here - page,
      Home: 0,
      End: last,
    }[event.key]
    if (next === undefined) return
    event.preventDefault()
    choose(Math.max(0, Math.min(last, next)))
  }
  return (
    <div
      ref={box}
      className="log-list scroll"
      role="listbox"
      aria-label="Events"
      tabIndex={0}
      aria-activedescendant={at < 0 ? undefined : `${id}${selected}`}
      onScroll={look}
      onKeyDown={onKeyDown}
    >
      <div ref={space} className="log-space" role="presentation">
        {rows.map((heard, index) => (
          <Row
            key={heard.serial}
            id={`${id}${heard.serial}`}
            heard={heard}
            position={first + index + 1}
            count={log.length}
            isSelected={heard.serial === selected}
            onSelect={onSelect}
          />
        ))}
      </div>
    </div>
  )
}

interface RowProps {
  id: string
  heard: Heard
  position: number
  count: number
  isSelected: boolean
  onSelect: (heard: Heard) => void
}

function Row({ id, heard, position, count, isSelected, onSelect }: RowProps) {
  const { kind, event, source, target, name, taken, time } = heard
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the list handles the keyboard and names the active row
    // biome-ignore lint/a11y/useFocusableInteractive: the list has the focus, not its rows
    <div
      id={id}
      className="log-row"
      role="option"
      aria-selected={isSelected}
      aria-posinset={position}
      aria-setsize={count}
      data-kind={kind}
      data-taken={taken}
      onClick={() => onSelect(heard)}
    >
      <span className="log-time mono">{clock(time)}</span>
      <span className="log-kind">{kind}</span>
      <span className="log-type mono cut">{wordsOf(event.type)}</span>
      <span className="log-path mono cut">
        {source === undefined ? '' : `${source || 'root'} → `}
        {target || name}
      </span>
      {taken ? null : <span className="tag">ignored</span>}
    </div>
  )
}

/** The time of day to the millisecond. */
function clock(time: number): string {
  const date = new Date(time)
  const two = (part: number) => String(part).padStart(2, '0')
  return `${two(date.getHours())}:${two(date.getMinutes())}:${two(date.getSeconds())}.${String(date.getMilliseconds()).padStart(3, '0')}`
}
