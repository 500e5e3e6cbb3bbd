import type { LoadMessages, Locale } from './messages.ts'

/** The messages of one language that are loaded: those of the modal, and those of each view that was needed so far. */
export interface MessageCatalog {
  readonly locale: Locale
  /** The message of a code; undefined where it is not loaded, or there is none. */
  get(code: string): string | undefined
  has(load: LoadMessages): boolean
  /** Adds messages; at once when they are here. A load that failed is tried again by the next one. */
  load(load: LoadMessages): Promise<void>
  /** Tells when messages were added; returns the way to end that. */
  subscribe(listener: () => void): () => void
}

/** A catalog of one language, without messages yet. */
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
