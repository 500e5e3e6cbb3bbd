/** The durations of animations, in milliseconds [look-motion]. The height's is in frame.css. */
export const HEADER_MS = 120
export const VIEW_MS = 150

/** Resolves when the element's own transitions have ended, at once if there are none. */
export async function settled(element: Element): Promise<void> {
  if (!('getAnimations' in element)) return
  await Promise.allSettled(element.getAnimations().map((animation) => animation.finished))
}
