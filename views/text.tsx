import { createContext, type ReactNode, useContext } from 'react'
import { type ErrorParams, fill } from '../core/base-error.ts'
import type { MessageCode } from '../locales/en.ts'
import type { Words } from '../locales/words.ts'

/** Finds the words of a code and puts the parameters in their places. */
export type Translate = (code: MessageCode, params?: ErrorParams) => string

const WordsContext = createContext<Words | null>(null)

/** Gives the views below their language. */
export function WordsProvider({ words, children }: { words: Words; children: ReactNode }) {
  return <WordsContext.Provider value={words}>{children}</WordsContext.Provider>
}

/** The language in use. @throws when no provider is above, which is a bug of ours. */
export function useLanguage(): Words {
  const words = useContext(WordsContext)
  if (!words) throw new Error('useLanguage needs a WordsProvider above it')
  return words
}

/** The words of the language in use, by code. */
export function useText(): Translate {
  const words = useLanguage()
  return (code, params) => fill(words.of(code) ?? code, params)
}
