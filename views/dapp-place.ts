import type { StyleRoot } from '../ui/styles.tsx'

/** Where the dApp draws a part of a view. */
export interface DappPlace {
  element: Element
  /** Where the styles of what is drawn have to be. */
  root: StyleRoot
}

/** A place in the modal, while it is on screen. What is there is drawn from the dApp's own tree, so that its contexts reach it. */
export interface DappPlaces<Place extends DappPlace> {
  current(): Place | undefined
  /** Gives the dApp the place, until what this returns is called. */
  give(place: Place): () => void
  /** Calls back when there may be another place; returns the way to call that off. */
  subscribe(listener: () => void): () => void
}

/** A place that nothing has given yet. */
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
