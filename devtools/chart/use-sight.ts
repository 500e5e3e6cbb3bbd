import { useReactFlow, useStore } from '@xyflow/react'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { Drawing } from './drawing.ts'
import type { Size } from './measure.ts'

/** The margins that the tools cover. */
const margin = { above: 54, below: 40, beside: 20 }
const readable = 0.8
/** Below this scale only the names of states are drawn, as large as their boxes allow. */
export const far = 0.4
/** Below this scale not even the names are legible. */
const tooFar = 0.2

const scaleOf = (size: Size, room: Size) => Math.min(room.width / size.width, room.height / size.height, 1)

const still = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * The visible part of a diagram: all of it if its text, or from afar its names, are legible; else the active state, until
 * the user moves it. A folded state keeps its position on the screen.
 */
export function useSight(
  drawing: Drawing | undefined,
  frame: RefObject<HTMLElement | null>,
  selected: string | undefined,
  active: string | undefined,
) {
  const flow = useReactFlow()
  const pane = useStore(({ width, height }) => `${width} ${height}`)
  const width = useStore((store) => store.width)
  const height = useStore((store) => store.height)
  const isLarge = useStore(({ transform: [, , zoom], width, height }) => {
    const size = drawing?.layout
    return size !== undefined && (size.width * zoom > width * 1.2 || size.height * zoom > height * 1.2)
  })
  const [placed, setPlaced] = useState(false)
  const held = useRef(false)
  const before = useRef<Drawing>(undefined)

  const whole = useCallback(
    (drawn: Drawing, duration: number) => {
      const size = drawn.layout
      const room = { width: width - 2 * margin.beside, height: height - margin.above - margin.below }
      const scale = scaleOf(size, room)
      const [x, y] = [(room.width - size.width * scale) / 2, (room.height - size.height * scale) / 2]
      const place = { x: x + margin.beside, y: y + margin.above, zoom: scale }
      void flow.setViewport(place, { duration }).then(() => setPlaced(true))
    },
    [flow, width, height],
  )

  // Read when the diagram is placed: later active states do not move it.
  const at = useRef(active)
  at.current = active
  const place = useCallback(
    (drawn: Drawing) => {
      const box = drawn.layout.boxes.get(at.current ?? '')
      const scale = scaleOf(drawn.layout, { width, height })
      if (!box || scale >= readable || (scale < far && scale >= tooFar)) return whole(drawn, 0)
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
      void flow.setCenter(x, y, { zoom: readable, duration: 0 }).then(() => setPlaced(true))
    },
    [flow, width, height, whole],
  )

  useEffect(() => {
    if (!drawing || pane === '0 0') return
    const previous = before.current
    before.current = drawing
    if (!previous || !held.current) return place(drawing)
    if (previous === drawing) return
    // The folded or unfolded state, and with it its surroundings, keeps its position.
    const changed = drawing.scene.nodes.find(
      ({ id, hidden }) => hidden !== previous.scene.nodes.find((node) => node.id === id)?.hidden,
    )
    const [from, to] = [previous, drawing].map(({ layout }) => layout.boxes.get(changed?.id ?? ''))
    const { x, y, zoom: scale } = flow.getViewport()
    if (from && to)
      void flow.setViewport({ x: x + (from.x - to.x) * scale, y: y + (from.y - to.y) * scale, zoom: scale })
  }, [drawing, pane, flow, place])

  const reveal = useCallback(
    (id: string) => {
      const box = drawing?.layout.boxes.get(id)
      if (!box) return
      held.current = true
      const { x, y, zoom: scale } = flow.getViewport()
      const [left, top] = [box.x * scale + x, box.y * scale + y]
      const inSight =
        left >= 0 &&
        top >= margin.above &&
        left + box.width * scale <= width &&
        top + Math.min(box.height * scale, 60) <= height
      if (inSight) return
      const fitting = Math.min((width - 2 * margin.beside) / box.width, (height - 2 * margin.above) / box.height)
      const next = Math.min(Math.max(scale, readable), fitting)
      void flow.setCenter(box.x + box.width / 2, box.y + box.height / 2, { zoom: next, duration: still() ? 0 : 250 })
    },
    [drawing, flow, width, height],
  )

  // Once per selection: if the user has moved on since, the view stays.
  const brought = useRef<string>(undefined)
  useEffect(() => {
    if (!drawing || brought.current === selected) return
    brought.current = selected
    if (selected !== undefined) reveal(selected)
  }, [drawing, selected, reveal])

  return {
    reveal,
    focus(id: string | undefined) {
      const name = id === undefined ? null : frame.current?.querySelector(`[data-state="${CSS.escape(id)}"]`)
      if (name instanceof HTMLElement) name.focus()
    },
    hold() {
      held.current = true
    },
    zoom(to: 'nearer' | 'farther' | 'whole') {
      const duration = still() ? 0 : 150
      held.current = to !== 'whole'
      if (to === 'nearer') void flow.zoomIn({ duration })
      if (to === 'farther') void flow.zoomOut({ duration })
      if (to === 'whole' && drawing) whole(drawing, duration)
    },
    /** Whether it has been scrolled into view. */
    placed,
    /** Whether much of it is not visible. */
    isLarge,
  }
}
