import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'

/** A scrolling box whose height follows its content; frame.css sets the duration. */
export function Morph({ boxRef, children }: { boxRef: RefObject<HTMLDivElement | null>; children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const inner = content.current
    const box = boxRef.current
    if (!inner || !box || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => {
      // A dialog that is not shown reports zero.
      if (inner.offsetHeight > 0) box.style.blockSize = `${inner.offsetHeight}px`
    })
    observer.observe(inner)
    return () => observer.disconnect()
  }, [boxRef])

  return (
    <div ref={boxRef} className="body">
      <div ref={content} className="content">
        {children}
      </div>
    </div>
  )
}
