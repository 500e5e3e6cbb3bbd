/**
 * A message posted in an animation frame is handled after the frame's work: by then, everything in the document has
 * been painted. The start of the frame is too early for that, and a long task may delay the start of the next one.
 */
const channel = new MessageChannel()
const waiting: ((now: number) => void)[] = []
channel.port1.onmessage = () => {
  const now = performance.now()
  for (const look of waiting.splice(0)) look(now)
}

/** Calls back at the end of the next frame, with the time. */
export const afterFrame = (look: (now: number) => void): void => {
  requestAnimationFrame(() => {
    waiting.push(look)
    channel.port2.postMessage(undefined)
  })
}

/** Resolves at the end of the first frame in which the search finds something, with the time and the result. */
export const painted = <Found>(search: () => Found | undefined): Promise<{ at: number; found: Found }> =>
  new Promise((resolve) => {
    const look = (now: number) => {
      const found = search()
      if (found === undefined) afterFrame(look)
      else resolve({ at: now, found })
    }
    afterFrame(look)
  })
