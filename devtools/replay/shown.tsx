import { useLayoutEffect, useRef, useState } from 'react'
import type { MessageCatalog } from '../../locales/catalog.ts'
import { ViewBoundary } from '../../views/view-boundary.tsx'
import { Picture } from '../picture/picture.tsx'
import type { Simulation } from '../simulation.ts'
import { isOpenIn } from './selectors.ts'

export interface ShownProps {
  simulation: Simulation
  catalog: MessageCatalog
  theme: 'light' | 'dark'
}

/** The width of a picture at its original size, in pixels. */
const WIDTH = 392

/** What the user saw: the modal, at its original size if there is room. */
export function Shown({ simulation, catalog, theme }: ShownProps) {
  const place = useRef<HTMLElement>(null)
  const [room, setRoom] = useState(WIDTH)
  useLayoutEffect(() => {
    if (!place.current) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom(Math.floor(entry.contentRect.width))
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
    <section ref={place} className="shown scroll" aria-label="What the user saw" tabIndex={0}>
      {isOpenIn(simulation) ? (
        // Views of one kit must not be reused for another: going back starts a new one.
        <ViewBoundary key={simulation.root.sessionId} broken={<p className="shown-nothing dim">The view broke.</p>}>
          <Picture kit={simulation.root} catalog={catalog} theme={theme} scale={Math.min(1, room / WIDTH)} />
        </ViewBoundary>
      ) : (
        <p className="shown-nothing dim">The modal is closed.</p>
      )}
    </section>
  )
}
