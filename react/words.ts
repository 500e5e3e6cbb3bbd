import { type ErrorParams, fill } from '../core/base-error.ts'
import { isMessageCode, useMessages } from '../views/text.tsx'

/** Finds the words of a code that came from a chart; the code itself where the language has none for it. */
export function useWords() {
  const messages = useMessages()
  return (code: string, params?: ErrorParams) => fill(isMessageCode(messages, code) ? messages[code] : code, params)
}
