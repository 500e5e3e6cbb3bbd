import { userEvent } from 'storybook/test'

/** Presses keys, written as user-event does: `{Tab}`, `{Enter}`, `{Shift>}{Tab}{/Shift}`. */
type Press = (keys: string) => Promise<void>

/**
 * The keyboard of the stories. The tests put the real one here. In Storybook itself no script can press keys, so this
 * one does what the browser would do for Tab.
 */
export const keyboard: { press: Press } = {
  press: async (keys) => {
    if (keys === '{Tab}') focusNext()
    else await userEvent.keyboard(keys)
  },
}

/** The focused element, also inside the modal's shadow root. */
export const focused = (): HTMLElement | undefined => {
  const outer = document.activeElement
  const element = outer?.shadowRoot?.activeElement ?? outer
  return element instanceof HTMLElement ? element : undefined
}

function focusNext(): void {
  const here = focused()
  const root = here?.getRootNode()
  if (!(root instanceof ShadowRoot)) return
  const all = [...root.querySelectorAll<HTMLElement>('button, a[href], input, [tabindex]')]
  const stops = all.filter((element) => element.tabIndex >= 0 && !element.matches(':disabled, [inert] *'))
  const isAfter = (element: HTMLElement) =>
    !here || (here.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  const next = stops.find(isAfter) ?? stops[0]
  next?.focus()
}
