/** The elements that can hold the modal; the last one is used. */
const places: Element[] = []
const listeners = new Set<() => void>()

const notify = () => {
  for (const listener of [...listeners]) listener()
}

/** The element that the modal renders in, if the dApp embeds it (`enableEmbedded`) [api-embedded-place]. */
export const placeInPage = (): Element | undefined => places.at(-1)

/** Offers the modal an element of the page, until the returned function is called. */
export function givePlace(place: Element): () => void {
  places.push(place)
  notify()
  return () => {
    const index = places.lastIndexOf(place)
    if (index >= 0) places.splice(index, 1)
    notify()
  }
}

/** Calls back when the modal's element may have changed. Returns the function that unsubscribes. */
export function onPlace(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
