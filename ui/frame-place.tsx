import { type ReactNode, useLayoutEffect, useRef } from 'react'
import css from './frame-place.css?inline'
import { useLazyStyles } from './lazy-styles.ts'

/** The slot that a frame is shown in. */
export const frameSlot = 'portico-frame'

/** The hosts whose shadow roots have the slot now, and who waits for one. */
const hosts = new Set<Element>()
const waiting = new Set<(host: Element) => void>()

/** The element whose child a frame has to be to be shown, as soon as there is one. Rejects with the signal's reason. */
export function framePlace(signal: AbortSignal): Promise<Element> {
  const [there] = hosts
  if (there) return Promise.resolve(there)
  const { promise, resolve, reject } = Promise.withResolvers<Element>()
  waiting.add(resolve)
  signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  return promise.finally(() => waiting.delete(resolve))
}

/** A place for a frame of another origin, and what stands there until it comes: a slot, so that the frame is in the dialog without ever being moved into it. */
export function FramePlace({ children }: { children: ReactNode }) {
  useLazyStyles(css)
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const root = box.current?.getRootNode()
    if (!(root instanceof ShadowRoot)) return
    hosts.add(root.host)
    for (const resolve of [...waiting]) resolve(root.host)
    return () => void hosts.delete(root.host)
  }, [])
  return (
    <div ref={box} className="frame-place" data-testid="frame-place">
      <slot name={frameSlot}>{children}</slot>
    </div>
  )
}
