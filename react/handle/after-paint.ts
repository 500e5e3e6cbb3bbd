/** How long a page may take to paint, in milliseconds: a hidden one paints nothing. */
const patience = 1_000

/** Resolves when the next frame has been painted, so that what follows delays nothing that is to be seen in it. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, patience)
  })
