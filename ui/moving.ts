/** A travelling icon starts with the view and arrives a little later, so that the eye can follow. */
export const TRAVEL_MS = 340
export const EASE_OUT = 'cubic-bezier(0.22, 1, 0.36, 1)'
export const EASE_TRAVEL = 'cubic-bezier(0.3, 0.75, 0.2, 1)'

/** Whether an element may be animated. */
export function mayMove(element: Element | null): element is Element {
  if (!element || !('animate' in element)) return false
  return !element.ownerDocument.defaultView?.matchMedia?.('(prefers-reduced-motion: reduce)').matches
}
