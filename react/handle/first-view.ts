import type { Language, Locale } from '../../locales/messages.ts'

/** What is said around the first view and in it; named here, so that no other file has to come before it is asked for. */
const firstMessages: Readonly<Record<Language, () => readonly Promise<unknown>[]>> = {
  en: () => [import('../../locales/common.en.ts'), import('../../views/connect/messages.en.ts')],
}

/** Asks for all that draws the first view at once, so that no chunk waits for another to name it [lazy-one-round]. */
export const fetchFirstView = (locale: Locale = 'en'): Promise<unknown> =>
  Promise.all([import('../modal/mount.tsx'), ...firstMessages[locale === 'pseudo' ? 'en' : locale]()])
