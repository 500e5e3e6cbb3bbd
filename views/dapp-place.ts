import type { StyleRoot } from '../ui/styles.tsx'

/** The element in which the dApp renders a part of a view. */
export interface DappPlace {
  element: Element
  /** Where the styles of its content have to be. */
  root: StyleRoot
}

/**
 * A slot in the modal, while it is visible. Its content is rendered from the dApp's own tree, so that the dApp's
 * contexts apply.
 */
export interface DappPlaces<Place extends DappPlace> {
  current(): Place | undefined
  /** Passes the slot to the dApp, until the returned function is called. */
  give(place: Place): () => void
  /** Calls back when the slot may have changed. Returns the function that unsubscribes. */
  subscribe(listener: () => void): () => void
}

/** An empty slot. */
export function createDappPlaces<Place extends DappPlace>(): DappPlaces<Place> {
  let place: Place | undefined
  const listeners = new Set<() => void>()
  const set = (next: Place | undefined) => {
    place = next
    for (const listener of [...listeners]) listener()
  }
  return {
    current: () => place,
    give(given) {
      set(given)
      return () => {
        if (place === given) set(undefined)
      }
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
