/**
 * Requests everything that the first view needs at once, so that no chunk is discovered only after another has loaded
 * [lazy-one-round]: its code, the code around it, and the messages of both in the one language in use.
 */
export const fetchFirstView = (): Promise<unknown> =>
  Promise.all([import('../modal/mount.tsx'), import('../../locales/common.en.ts')])
