import { describe, expect, it } from 'vitest'
import { usualOnramp } from '../../core/onramp.ts'
import { open as buy } from '../../machines/buy/scenarios.ts'
import { quoted, open as swap } from '../../machines/swap/scenarios.ts'
import { reported, send } from '../../tests/model/moves.ts'
import { kitInput, ofProject, reports } from '../../tests/model/world.ts'
import { simulateKit } from '../simulated-kit.ts'
import type { Move } from '../simulation.ts'
import { statesOf } from './fingerprint.ts'
import { usualLimits } from './pay-limits.ts'
import { redactor } from './redact.ts'
import { checkTrace } from './trace.ts'

const at = 'route:1'
const input = { ...kitInput, ...ofProject }
const connected = reported(reports.connected)

/** The states to which a session leads. */
function statesAfter(moves: readonly unknown[]): string {
  const [format, version, charts] = ['portico-trace', 1, '00000000']
  const { steps } = checkTrace({
    format,
    version,
    charts,
    input: {},
    steps: moves.map((move) => ({ t: 0, move })),
    missed: 0,
  })
  return statesOf(
    simulateKit(
      input,
      steps.map(({ move }) => move),
    ).root,
  )
}

const isKept = (moves: readonly Move[]) => {
  const hides = redactor(input.networks.map(({ id }) => String(id)))
  expect(statesAfter(moves.map(hides.redact))).toBe(statesAfter(moves))
}

describe('a session leads to the same states without its secrets [trace-replay] [trace-redaction]', () => {
  it.each(['0.1', '0.5', '1', '5', '7', '19', '50', '51', 'x'])('with a slippage of %s', (text) => {
    const decimal = text === 'x' ? null : text
    const moves = [connected, swap, ...quoted, send('slippage.edit', at)]
    isKept([...moves, send('slippage.type', at, { text, decimal })])
    isKept([...moves, send('slippage.type', at, { text, decimal }), send('slippage.done', at)])
  })

  const limited = (...limits: readonly (readonly [string, string])[]) => ({
    purchaseCurrencies: [{ id: 'c', name: 'USD Coin', symbol: 'USDC', networks: [] }],
    paymentCurrencies: [{ id: 'USD', payment_method_limits: limits.map(([min, max]) => ({ id: min, min, max })) }],
  })
  it.each([
    ['between the limits', '2000', limited(['1500.00', '7500'])],
    ['below the minimum', '1400', limited(['1500.00', '7500'])],
    ['above the maximum', '8000', limited(['1500.00', '7500'])],
    ['at the maximum', '7500', limited(['1500.00', '7500'])],
    ['a cent above the maximum', '7500.01', limited(['1500.00', '7500'])],
    ['between the limits of two methods', '450', limited(['10', '400'], ['500', '900'])],
    ['above the usual maximum', '26000', null],
    ['below the usual minimum', '9.5', null],
  ])('with an amount to pay %s', (_, text, options) => {
    const moves = [
      ...[connected, buy],
      { do: 'resolve', at: `${at}/startOnramp`, output: { providers: ['meld', 'coinbase'], options } } as const,
      send('amount.type', at, { text, decimal: text }),
    ]
    isKept(moves)
  })
})

it('knows the limits that apply if none are listed', () => {
  const all = usualOnramp.paymentCurrencies.flatMap(({ payment_method_limits: limits }) => limits)
  const limits = new Set(all.flatMap(({ min, max }) => [Number(min), Number(max)]))
  expect([...limits].sort((one, other) => one - other)).toEqual(usualLimits)
})
