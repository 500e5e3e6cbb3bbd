import { createWords, type Words } from './words.ts'

const english = async () => (await import('./en.ts')).en

const loaders = {
  en: async () => createWords((await import('./en-first.ts')).first, english),
  pseudo: async () => {
    const messages = (await import('./pseudo.ts')).stretch(await english())
    return createWords(messages, async () => messages)
  },
} satisfies Record<string, () => Promise<Words>>

/** The languages there are; `pseudo` is for review. */
export type Locale = keyof typeof loaders

/** Fetches the first words of one language, and of no other. */
export const loadWords = (locale: Locale): Promise<Words> => loaders[locale]()
