/**
 * A message that is posted in an animation frame is handled when the frame's work is done: what is in the document then
 * has been painted. The start of the frame is too early for that, and the start of the next may be a long task later.
 */
const channel = new MessageChannel()
const waiting: ((now: number) => void)[] = []
channel.port1.onmessage = () => {
  const now = performance.now()
  for (const look of waiting.splice(0)) look(now)
}

/** Calls at the end of the next frame, with the time. */
export const afterFrame = (look: (now: number) => void): void => {
  requestAnimationFrame(() => {
    waiting.push(look)
    channel.port2.postMessage(undefined)
  })
}

/** The end of the first frame in which something is found, and what. */
export const painted = <Found>(search: () => Found | undefined): Promise<{ at: number; found: Found }> =>
  new Promise((resolve) => {
    const look = (now: number) => {
      const found = search()
      if (found === undefined) afterFrame(look)
      else resolve({ at: now, found })
    }
    afterFrame(look)
  })
