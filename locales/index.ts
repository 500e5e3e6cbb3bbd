import type { Messages } from './en.ts'

const loaders = {
  en: async () => (await import('./en.ts')).en,
  pseudo: async () => (await import('./pseudo.ts')).messages,
} satisfies Record<string, () => Promise<Messages>>

/** The languages there are; `pseudo` is for review. */
export type Locale = keyof typeof loaders

/** Fetches the messages of one language, and of no other. */
export const loadMessages = (locale: Locale): Promise<Messages> => loaders[locale]()
