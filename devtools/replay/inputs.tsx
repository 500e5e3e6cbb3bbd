import { type KeyboardEvent, useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { useStyles } from '../../ui/styles.tsx'
import type { Step } from '../trace/trace.ts'
import { InputRow } from './input-row.tsx'
import css from './inputs.css?inline'
import { rowsIn, scrolledTo } from './rows.ts'

export interface InputsProps {
  steps: readonly Step[]
  /** The number of played inputs. */
  position: number
  /** The position of the diverging input, if any. */
  differing: number | undefined
  /** The selected row; 0 is the start. */
  looked: number
  onLook: (row: number) => void
  onJump: (position: number) => void
}

/** The height of a row in pixels, as in the stylesheet. */
const ROW = 28

/** The inputs of a session; only the visible ones are rendered. */
export function Inputs({ steps, position, differing, looked, onLook, onJump }: InputsProps) {
  useStyles(css)
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const space = useRef<HTMLDivElement>(null)
  const count = steps.length + 1
  const [seen, setSeen] = useState({ scrolled: 0, height: 400 })
  const { from, to } = rowsIn({ ...seen, row: ROW, count })

  const look = useCallback(() => {
    const { current } = box
    if (!current) return
    const { scrollTop: scrolled, clientHeight: height } = current
    setSeen((known) => (known.scrolled === scrolled && known.height === height ? known : { scrolled, height }))
  }, [])
  useLayoutEffect(() => {
    // As a property: a strict policy forbids style attributes in markup only.
    space.current?.style.setProperty('--rows', String(count))
    space.current?.style.setProperty('--from', String(from))
  }, [count, from])
  useEffect(() => {
    if (!box.current) return
    const observer = new ResizeObserver(look)
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [look])
  useLayoutEffect(() => {
    const { current } = box
    if (!current) return
    const { scrollTop: scrolled, clientHeight: height } = current
    current.scrollTop = scrolledTo(looked, { scrolled, height, row: ROW, count })
  }, [looked, count])

  const onKeyDown = (event: KeyboardEvent) => {
    const page = Math.max(1, Math.floor(seen.height / ROW) - 1)
    const by = { ArrowDown: 1, ArrowUp: -1, PageDown: page, PageUp: -page }[event.key]
    if (event.key === 'Enter') onJump(looked)
    else if (by !== undefined) onLook(Math.max(0, Math.min(count - 1, looked + by)))
    else return
    event.preventDefault()
  }
  const rows = Array.from({ length: to - from }, (_, index) => from + index)
  return (
    <div
      ref={box}
      className="inputs scroll"
      role="listbox"
      aria-label="Inputs"
      tabIndex={0}
      aria-activedescendant={`${id}${looked}`}
      onScroll={look}
      onKeyDown={onKeyDown}
    >
      <div ref={space} className="inputs-space" role="presentation">
        {rows.map((row) => (
          <InputRow
            key={row}
            id={`${id}${row}`}
            row={row}
            count={count}
            step={steps[row - 1]}
            state={row === differing ? 'differs' : row === position ? 'here' : row < position ? 'played' : 'ahead'}
            isLooked={row === looked}
            onPress={() => {
              onLook(row)
              onJump(row)
            }}
          />
        ))}
      </div>
    </div>
  )
}
