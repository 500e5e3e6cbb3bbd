import { useLayoutEffect, useRef, useState } from 'react'
import type { Words } from '../../locales/words.ts'
import { ViewBoundary } from '../../react/view-boundary.tsx'
import { Picture } from '../picture/picture.tsx'
import type { Rehearsal } from '../rehearsal.ts'
import { isOpenIn } from './tell.ts'

export interface ShownProps {
  rehearsal: Rehearsal
  words: Words
  theme: 'light' | 'dark'
}

/** A picture at life size, in pixels; where there is less room it is smaller, but never smaller than can be read. */
const [WIDTH, HEIGHT, LEAST] = [392, 692, 0.6]

/** What the visitor saw: the modal, as large as it was where there is room. */
export function Shown({ rehearsal, words, theme }: ShownProps) {
  const place = useRef<HTMLElement>(null)
  const [room, setRoom] = useState({ width: WIDTH, height: HEIGHT })
  useLayoutEffect(() => {
    if (!place.current) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: Math.floor(entry.contentRect.width), height: Math.floor(entry.contentRect.height) })
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  const scale = Math.min(1, room.width / WIDTH, Math.max(LEAST, room.height / HEIGHT))
  return (
    <section ref={place} className="shown" aria-label="What the visitor saw">
      {isOpenIn(rehearsal) ? (
        // A view of one kit knows nothing of another's, which runs after going back.
        <ViewBoundary key={rehearsal.root.sessionId} broken={<p className="shown-nothing dim">The view broke.</p>}>
          <Picture kit={rehearsal.root} words={words} locale="en" theme={theme} scale={scale} />
        </ViewBoundary>
      ) : (
        <p className="shown-nothing dim">The modal is closed.</p>
      )}
    </section>
  )
}
