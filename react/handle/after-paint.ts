/** How long to wait for a paint, in milliseconds: a hidden page never paints. */
const patience = 1_000

/** Resolves after the next frame has been painted, so that the work that follows doesn't delay that frame. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, patience)
  })
