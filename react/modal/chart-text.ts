import { writeDecimal } from '../../core/decimal-text.ts'
import { type ErrorParams, interpolate } from '../../core/errors.ts'
import { languageOf } from '../../locales/messages.ts'
import { truncate } from '../../views/names.ts'
import { useCatalog } from '../../views/text.tsx'

/** An amount that a chart names: a plain decimal, and its symbol behind it. */
const amount = /^\d+(?:\.\d+)?(?= \S)/

/** What a chart puts into a sentence: amounts as the language writes them, names from outside made fit to stand there. */
const written = (params: ErrorParams = {}, language: string): ErrorParams =>
  Object.fromEntries(
    Object.entries(params).map(([name, is]) => [
      name,
      typeof is === 'string' ? truncate(is.replace(amount, (decimal) => writeDecimal(decimal, language))) : is,
    ]),
  )

/** The message of a code that a chart names; the code itself where the language has none for it. */
export function useChartText() {
  const catalog = useCatalog()
  const language = languageOf(catalog.locale)
  return (code: string, params?: ErrorParams) => interpolate(catalog.get(code) ?? code, written(params, language))
}
