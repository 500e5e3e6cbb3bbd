import { writeDecimal } from '../../core/decimal-text.ts'
import { type ErrorParams, interpolate } from '../../core/errors.ts'
import { truncate } from '../../views/names.ts'
import { numberLanguage } from '../../views/number-language.ts'
import { useCatalog } from '../../views/text.tsx'

/** An amount that a chart names: a plain decimal, and its symbol behind it. */
const amount = /^\d+(?:\.\d+)?(?= \S)/

/** What a chart puts into a sentence: amounts as the visitor's language writes them, names from outside made fit to stand there. */
const written = (params: ErrorParams = {}): ErrorParams =>
  Object.fromEntries(
    Object.entries(params).map(([name, is]) => [
      name,
      typeof is === 'string' ? truncate(is.replace(amount, (decimal) => writeDecimal(decimal, numberLanguage()))) : is,
    ]),
  )

/** The message of a code that a chart names; the code itself where the language has none for it. */
export function useChartText() {
  const catalog = useCatalog()
  return (code: string, params?: ErrorParams) => interpolate(catalog.get(code) ?? code, written(params))
}
