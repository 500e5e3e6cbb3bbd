import { type RefObject, useLayoutEffect, useState } from 'react'

/** The available space: for panes side by side, stacked, or one at a time. */
export type Shape = 'wide' | 'tall' | 'small'

/** The shape of an element, updated when it changes. */
export function useShape(box: RefObject<HTMLElement | null>): Shape {
  const [shape, setShape] = useState<Shape>('small')
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const measure = () => {
      const { width, height } = element.getBoundingClientRect()
      setShape(width >= 860 ? 'wide' : height >= 560 ? 'tall' : 'small')
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    measure()
    return () => observer.disconnect()
  }, [box])
  return shape
}
