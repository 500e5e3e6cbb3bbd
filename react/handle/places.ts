/** The places that the page has now; the one that was given last is used. */
const places: Element[] = []
const listeners = new Set<() => void>()

const notify = () => {
  for (const listener of [...listeners]) listener()
}

/** Where in the page the modal is drawn, where the dApp wants it there (`enableEmbedded`) [api-embedded-place]. */
export const placeInPage = (): Element | undefined => places.at(-1)

/** Gives the modal a place in the page, until what this returns is called. */
export function givePlace(place: Element): () => void {
  places.push(place)
  notify()
  return () => {
    const index = places.lastIndexOf(place)
    if (index >= 0) places.splice(index, 1)
    notify()
  }
}

/** Calls back when the modal's place may be another; returns the way to call that off. */
export function onPlace(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
