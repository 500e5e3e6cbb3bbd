import { useLayoutEffect, useRef } from 'react'

/** Whether the keyboard is nowhere in the modal: what had the focus is gone. */
function isFocusLost(element: Element): boolean {
  const root = element.getRootNode()
  return root instanceof ShadowRoot && root.activeElement === null
}

/**
 * Leads the keyboard on once a control that was pressed has gone, because what it asks for has worked. A user who has to try
 * several times keeps the control, and one who has gone elsewhere meanwhile stays there.
 * @param isThere whether the control is there.
 * @param lead moves the focus, within the modal that an element stands in.
 * @returns what is called with an element beside the control, as the control is pressed.
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
