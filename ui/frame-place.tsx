import { type ReactNode, useLayoutEffect, useRef } from 'react'
import css from './frame-place.css?inline'
import { useLazyStyles } from './lazy-styles.ts'
import { createPlace } from './place.ts'

/** The slot that shows a frame. */
export const frameSlot = 'portico-frame'

/** The hosts whose shadow roots currently have the slot. */
const hosts = createPlace<Element>()

/** The element that must contain the frame for it to be shown, once there is one. Rejects with the signal's reason. */
export const framePlace = (signal: AbortSignal): Promise<Element> => hosts.find(signal)

/**
 * A slot for a cross-origin frame, with a placeholder: the frame is shown in the dialog without being moved into it.
 */
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
