import type { Messages } from './en.ts'

/** The words of a language: a few from the start, all of them once they are needed. */
export interface Words {
  /** The words of a code; undefined where there are none. */
  of(code: string): string | undefined
  /** Whether all of them are here. */
  readonly whole: boolean
  /** Fetches all of them; at once when they are here. A fetch that failed is tried anew by the next one. */
  fetch(): Promise<void>
}

/** Puts off the fetching of most words. */
export function createWords(first: Partial<Messages>, fetchAll: () => Promise<Messages>): Words {
  let here: Readonly<Record<string, string>> = first
  let whole = false
  let coming: Promise<void> | undefined
  const load = async () => {
    try {
      here = await fetchAll()
      whole = true
    } finally {
      coming = undefined
    }
  }
  return {
    of: (code) => here[code],
    get whole() {
      return whole
    },
    async fetch() {
      if (whole) return
      coming ??= load()
      await coming
    },
  }
}
