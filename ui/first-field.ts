import { type KeyboardEvent, type RefObject, useEffect } from 'react'

/**
 * Moves the focus from the title or the card to the first field of a view that opens for typing [look-first-field].
 * Only with a mouse or similar: on a touch screen, the keyboard would cover half of the view.
 */
export function useFirstField(field: RefObject<HTMLElement | null>, first = true): void {
  useEffect(() => {
    const root = field.current?.getRootNode()
    if (!first || !(root instanceof ShadowRoot || root instanceof Document)) return
    const isFree = root.activeElement?.getAttribute('tabindex') === '-1'
    if (isFree && globalThis.matchMedia?.('(pointer: fine)').matches) field.current?.focus({ preventScroll: true })
  }, [field, first])
}

/** Calls `act` on Enter in a field, except during text composition. */
export const onEnter = (act?: () => void) => (event: KeyboardEvent) => {
  if (event.key === 'Enter' && !event.nativeEvent.isComposing) act?.()
}
