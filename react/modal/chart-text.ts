import { writeDecimal } from '../../core/decimal-text.ts'
import { type ErrorParams, interpolate } from '../../core/errors.ts'
import { truncate } from '../../views/names.ts'
import { numberLanguage } from '../../views/number-language.ts'
import { useCatalog } from '../../views/text.tsx'

/** An amount in a chart's message: a plain decimal, followed by its symbol. */
const amount = /^\d+(?:\.\d+)?(?= \S)/

/**
 * The parameters of a chart's message: amounts are formatted for the user's language, names from outside are sanitized.
 */
const written = (params: ErrorParams = {}): ErrorParams =>
  Object.fromEntries(
    Object.entries(params).map(([name, is]) => [
      name,
      typeof is === 'string' ? truncate(is.replace(amount, (decimal) => writeDecimal(decimal, numberLanguage()))) : is,
    ]),
  )

/** The message of a chart's code; the code itself if the language has no message for it. */
export function useChartText() {
  const catalog = useCatalog()
  return (code: string, params?: ErrorParams) => interpolate(catalog.get(code) ?? code, written(params))
}
