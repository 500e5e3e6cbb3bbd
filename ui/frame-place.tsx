import { type ReactNode, useLayoutEffect, useRef } from 'react'
import css from './frame-place.css?inline'
import { useLazyStyles } from './lazy-styles.ts'
import { createPlace } from './place.ts'

/** The slot that a frame is shown in. */
export const frameSlot = 'portico-frame'

/** The hosts whose shadow roots have the slot now. */
const hosts = createPlace<Element>()

/** The element whose child a frame has to be to be shown, as soon as there is one. Rejects with the signal's reason. */
export const framePlace = (signal: AbortSignal): Promise<Element> => hosts.find(signal)

/** A place for a frame of another origin, and what stands there until it comes: a slot, so that the frame is in the dialog without ever being moved into it. */
export function FramePlace({ children }: { children: ReactNode }) {
  useLazyStyles(css)
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const root = box.current?.getRootNode()
    return root instanceof ShadowRoot ? hosts.offer(root.host) : undefined
  }, [])
  return (
    <div ref={box} className="frame-place" data-testid="frame-place">
      <slot name={frameSlot}>
        <div className="frame-waiting">{children}</div>
      </slot>
    </div>
  )
}
