import type { Spoken, speak as speakIn } from '../../locales/speak.ts'

// Code that is fetched once the page has loaded. One file, so that the page needs no other chunk before the click.

export { preload } from './idle-time.ts'

/** Loads the dApp's language, and updates the texts of the page's buttons [look-language]. */
export const speak = async (...told: Parameters<typeof speakIn>): Promise<Spoken> =>
  (await import('../../locales/speak.ts')).speak(...told)
