import { useLayoutEffect, useRef } from 'react'

/** Whether the focused element has disappeared from the modal. */
function isFocusLost(element: Element): boolean {
  const root = element.getRootNode()
  return root instanceof ShadowRoot && root.activeElement === null
}

/**
 * Moves the focus once a pressed control has disappeared because its action succeeded. While the action is retried, the
 * control keeps the focus; if the user has moved elsewhere meanwhile, nothing happens.
 * @param isThere whether the control is present.
 * @param lead moves the focus within the modal of the given element.
 * @returns a function to call when the control is pressed, with an element beside it.
 */
export function useFocusAfter(isThere: boolean, lead: (beside: Element) => void): (beside: Element | null) => void {
  const pressedBeside = useRef<Element>(null)
  useLayoutEffect(() => {
    if (isThere) return
    const beside = pressedBeside.current
    if (beside && isFocusLost(beside)) lead(beside)
    pressedBeside.current = null
  }, [isThere, lead])
  return (beside) => {
    pressedBeside.current = beside
  }
}
