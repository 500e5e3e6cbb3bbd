import { type ErrorParams, interpolate } from '../../core/errors.ts'
import { truncate } from '../../views/names.ts'
import { useCatalog } from '../../views/text.tsx'

/** Names from outside, made fit to stand in a sentence. */
const truncated = (params: ErrorParams = {}): ErrorParams =>
  Object.fromEntries(Object.entries(params).map(([name, is]) => [name, typeof is === 'string' ? truncate(is) : is]))

/** The message of a code that a chart names; the code itself where the language has none for it. */
export function useChartText() {
  const catalog = useCatalog()
  return (code: string, params?: ErrorParams) => interpolate(catalog.get(code) ?? code, truncated(params))
}
