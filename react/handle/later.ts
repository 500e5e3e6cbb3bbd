import type { Spoken, speak as speakIn } from '../../locales/speak.ts'

// What is fetched once the page is there. It is one file, so that the page before the click names no other.

export { preload } from './idle-time.ts'

/** Loads the language that the dApp names, and tells the page's buttons their words [look-language]. */
export const speak = async (...told: Parameters<typeof speakIn>): Promise<Spoken> =>
  (await import('../../locales/speak.ts')).speak(...told)
