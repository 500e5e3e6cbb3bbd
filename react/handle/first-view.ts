/**
 * Asks for all that draws the first view at once, so that no chunk waits for another to name it [lazy-one-round]: what draws
 * it, and what is said around it and in it, in the one language that there is.
 */
export const fetchFirstView = (): Promise<unknown> =>
  Promise.all([import('../modal/mount.tsx'), import('../../locales/common.en.ts')])
