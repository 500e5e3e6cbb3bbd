import { type ErrorParams, fill } from '../core/base-error.ts'
import { brief } from '../views/names.ts'
import { useLanguage } from '../views/text.tsx'

/** Names from outside, made fit to stand in a sentence. */
const shortened = (params: ErrorParams = {}): ErrorParams =>
  Object.fromEntries(Object.entries(params).map(([name, is]) => [name, typeof is === 'string' ? brief(is) : is]))

/** Finds the words of a code that came from a chart; the code itself where the language has none for it. */
export function useWords() {
  const words = useLanguage()
  return (code: string, params?: ErrorParams) => fill(words.of(code) ?? code, shortened(params))
}
