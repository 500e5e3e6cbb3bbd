import type { KeyboardEvent, PointerEvent } from 'react'
import type { Place } from './memory.ts'

export interface ResizerProps {
  side: Place['side']
  size: number
  onSize: (size: number) => void
}

/** The minimum size of the panel, and of the rest of the page, in pixels. */
const LEAST = 160
const LEFT = 40
const STEP = 24

/** The draggable edge of the panel, also moved by the arrow keys. */
export function Resizer({ side, size, onSize }: ResizerProps) {
  const isBottom = side === 'bottom'
  const most = () => (isBottom ? innerHeight : innerWidth) - LEFT
  const set = (next: number) => onSize(Math.round(Math.max(LEAST, Math.min(next, most()))))
  const [grows, shrinks] = isBottom ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight']

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { [grows]: size + STEP, [shrinks]: size - STEP, Home: most(), End: LEAST }[event.key]
    if (step === undefined) return
    event.preventDefault()
    set(step)
  }
  const onPointerMove = (event: PointerEvent) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    set(isBottom ? innerHeight - event.clientY : innerWidth - event.clientX)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: an hr can't be moved, and this separator can
    <div
      className="resizer"
      role="separator"
      tabIndex={0}
      aria-label="Size of the panel"
      aria-orientation={isBottom ? 'horizontal' : 'vertical'}
      aria-valuenow={Math.round(size)}
      aria-valuemin={LEAST}
      aria-valuemax={Math.max(LEAST, most())}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        event.preventDefault()
        event.currentTarget.setPointerCapture(event.pointerId)
      }}
      onPointerMove={onPointerMove}
    />
  )
}
