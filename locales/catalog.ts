import type { LoadMessages, Locale } from './messages.ts'

/** The loaded messages of one language: those of the modal, and those of each view needed so far. */
export interface MessageCatalog {
  readonly locale: Locale
  /** The message of a code; undefined if it is not loaded or does not exist. */
  get(code: string): string | undefined
  has(load: LoadMessages): boolean
  /** Adds messages, synchronously if they are loaded already. A failed load is retried by the next call. */
  load(load: LoadMessages): Promise<void>
  /** Calls back when messages were added. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void
}

/** Creates an empty catalog for one language. */
export function createCatalog(locale: Locale = 'en'): MessageCatalog {
  let messages: Readonly<Record<string, string>> = {}
  const loaded = new Set<LoadMessages>()
  const listeners = new Set<() => void>()
  return {
    locale,
    get: (code) => messages[code],
    has: (load) => loaded.has(load),
    async load(load) {
      if (loaded.has(load)) return
      const more = await load(locale)
      messages = { ...messages, ...more }
      loaded.add(load)
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
