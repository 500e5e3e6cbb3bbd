import * as z from 'zod/mini'
import { parse } from '../../core/schema.ts'
import { rounded } from './amounts.ts'

const limit = z.object({ min: z.string(), max: z.string() })
const currency = z.object({ payment_method_limits: z.array(limit) })
const listed = z.object({ paymentCurrencies: z.array(currency) })
const answer = z.object({ at: z.string(), output: z.object({ options: z.unknown() }) })
const port = '/startOnramp'
const place = z.object({ at: z.string() })

/**
 * The limits of `usualOnramp`, which apply if none are listed. Its own file would load with every page that can record.
 */
export const usualLimits = [10, 7_500, 25_000]

/** The limits in an answer, smallest first. */
function limitsIn(options: unknown): readonly number[] {
  const currencies = parse(listed, options)?.paymentCurrencies
  if (!currencies) return usualLimits
  const limits = currencies.flatMap(({ payment_method_limits: all }) => all.flatMap(({ min, max }) => [+min, +max]))
  return limits.filter(Number.isFinite).sort((one, other) => one - other)
}

/**
 * The limits that the forms for buying compare amounts with, by the path of their actors. The limits are public and
 * stay exact, so that an amount has to stay on the same side of each.
 */
export function payLimits() {
  const known = new Map<string, readonly number[]>()
  return {
    /** Notes the limits in an input. */
    learn(input: unknown): void {
      const { at = '', output } = parse(answer, input) ?? {}
      if (at.endsWith(port)) known.set(at.slice(0, -port.length), limitsIn(output?.options))
    },
    /** How an input's amounts are reduced. */
    reducer(input: unknown): (amount: string) => string {
      const limits = known.get(parse(place, input)?.at ?? '') ?? []
      const around = limits.flatMap((each) => [each.toFixed(2), (each + 0.01).toFixed(2)])
      const sides = (amount: string) => limits.map((each) => Math.sign(+amount - each)).join()
      return (amount) => [rounded(amount), ...around].find((other) => sides(other) === sides(amount)) ?? amount
    },
  }
}
