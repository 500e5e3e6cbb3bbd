import { type KeyboardEvent, type RefObject, useEffect } from 'react'

/**
 * Who comes to a view to type can begin at once: its first field takes the focus from the title or the card, which got it
 * with the view [look-first-field]. Only where a mouse or the like is: on a touch screen the keyboard would cover half of
 * the view.
 */
export function useFirstField(field: RefObject<HTMLElement | null>, first = true): void {
  useEffect(() => {
    const root = field.current?.getRootNode()
    if (!first || !(root instanceof ShadowRoot || root instanceof Document)) return
    const isFree = root.activeElement?.getAttribute('tabindex') === '-1'
    if (isFree && globalThis.matchMedia?.('(pointer: fine)').matches) field.current?.focus({ preventScroll: true })
  }, [field, first])
}

/** What Enter does in a field: the next step, but not while a word is still being composed. */
export const onEnter = (act?: () => void) => (event: KeyboardEvent) => {
  if (event.key === 'Enter' && !event.nativeEvent.isComposing) act?.()
}
