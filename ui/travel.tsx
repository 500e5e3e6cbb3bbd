import { EASE_TRAVEL, TRAVEL_MS } from './moving.ts'

/** The last positions of a view's travelling elements, by key. */
export type Places = ReadonlyMap<string, DOMRect>

const ATTRIBUTE = 'data-travel'
const flights = new WeakMap<Element, Map<string, { clone: HTMLElement; land: () => void }>>()

const travellers = (view: Element) =>
  [...view.querySelectorAll<HTMLElement>(`[${ATTRIBUTE}]`)].map(
    (element) => [element.dataset.travel ?? '', element] as const,
  )

/**
 * Measures the travelling elements; one in flight is measured at its current position, so that a reversal starts there.
 */
export function placesOf(view: Element, sky: Element): Places {
  const flying = flights.get(sky)
  return new Map(
    travellers(view).map(([key, element]) => [key, (flying?.get(key)?.clone ?? element).getBoundingClientRect()]),
  )
}

/**
 * Animates each element of the new view whose key the old view had, from its old to its new position. A copy moves
 * above both views, because the views themselves fade; its place in the old view's copy is left empty.
 */
export function travel(view: Element, sky: HTMLElement, from: Places, ghost: Element): void {
  for (const flight of flights.get(sky)?.values() ?? []) flight.land()
  const flying = new Map<string, { clone: HTMLElement; land: () => void }>()
  flights.set(sky, flying)
  for (const [key, element] of travellers(view)) {
    const start = from.get(key)
    const end = element.getBoundingClientRect()
    if (!start || start.width === 0 || end.width === 0 || flying.has(key)) continue
    const clone = element.cloneNode(true)
    if (!(clone instanceof HTMLElement)) continue
    clone.removeAttribute(ATTRIBUTE)
    Object.assign(clone.style, {
      position: 'absolute',
      insetBlockStart: '0',
      insetInline: '0 auto',
      margin: '0',
      transformOrigin: '0 0',
      pointerEvents: 'none',
    })
    sky.append(clone)
    // Measured, not computed: correct for either text direction and any scroll position.
    const rest = clone.getBoundingClientRect()
    const at = (box: DOMRect) =>
      `translate(${box.left - rest.left}px, ${box.top - rest.top}px) scale(${box.width / rest.width})`
    element.style.visibility = 'hidden'
    for (const [left, trace] of travellers(ghost)) if (left === key) trace.style.visibility = 'hidden'
    const flight = clone.animate([{ transform: at(start) }, { transform: at(end) }], {
      duration: TRAVEL_MS,
      easing: EASE_TRAVEL,
      fill: 'forwards',
    })
    const land = () => {
      flight.cancel()
      clone.remove()
      element.style.removeProperty('visibility')
      if (flying.get(key)?.clone === clone) flying.delete(key)
    }
    flying.set(key, { clone, land })
    flight.onfinish = land
  }
}
