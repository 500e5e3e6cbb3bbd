import { useLayoutEffect, useRef } from 'react'
import { focusAmount } from '../../ui/focus-elsewhere.ts'

/** Whether the keyboard is nowhere in the modal: what had the focus is gone. */
function isFocusLost(element: Element): boolean {
  const root = element.getRootNode()
  return root instanceof ShadowRoot && root.activeElement === null
}

/**
 * Leads the keyboard to the amount once a control that was pressed has gone, because what it asks for has worked. Who has to
 * try several times keeps the control, and who has gone elsewhere meanwhile stays there.
 * @param isThere whether the control is there.
 * @returns what is called with what the control stands in, as it is pressed.
 */
export function useAmountAfter(isThere: boolean): (form: Element | null) => void {
  const pressedIn = useRef<Element>(null)
  useLayoutEffect(() => {
    if (isThere) return
    const form = pressedIn.current
    if (form && isFocusLost(form)) focusAmount(form)
    pressedIn.current = null
  }, [isThere])
  return (form) => {
    pressedIn.current = form
  }
}
