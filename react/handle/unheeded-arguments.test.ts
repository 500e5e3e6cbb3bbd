import { beforeEach, expect, it, vi } from 'vitest'
import { warnOfArguments } from './unheeded-arguments.ts'

beforeEach(() => void vi.restoreAllMocks())

/** The warnings for opening this view with these arguments. */
function toldOf(view: unknown, wanted: unknown): readonly string[] {
  const warn = vi.spyOn(console, 'warn').mockReset()
  warnOfArguments({ view, arguments: wanted })
  return warn.mock.calls.flatMap(([message]) => String(message).split('\n').slice(1))
}

const cycle: Record<string, unknown> = {}
cycle.own = cycle
const throwing = Object.defineProperty({ amount: '1' }, 'to', {
  enumerable: true,
  get() {
    throw new Error('mine')
  },
})
const send = 'WalletSend takes amount, assetAddress, namespace, chainId, to.'

it.each<[string, unknown, unknown, string[]]>([
  ['a text', 'WalletSend', 'x', [`- it is no object; ${send}`]],
  ['a list', 'Swap', ['x'], ['- it is no object; Swap takes fromToken, toToken, amount.']],
  ['one that is not known', 'WalletSend', { ammount: '1', to: 'a.eth' }, [`- ammount: ${send}`]],
  ['one that ends in itself', 'Swap', { amount: cycle }, ['- amount: it is too long, or has no JSON.']],
  ['one that throws', 'WalletSend', throwing, ['- to: it is too long, or has no JSON.']],
  [
    'one that does not end',
    'WalletSend',
    { chainId: 'x'.repeat(70_000) },
    ['- chainId: it is too long, or has no JSON.'],
  ],
  ['some for a view that takes none', 'Account', { to: 'a.eth' }, ['- Account takes none.']],
  ['what makes sense', 'WalletSend', { amount: 1n, chainId: 1, to: undefined }, []],
])('%s is named, once [api-unheeded]', (_, view, wanted, said) => {
  expect(toldOf(view, wanted)).toEqual(said)
  expect(toldOf(view, wanted)).toEqual([])
})

it.each<[string, unknown, string[]]>([
  ['no pairing URI', 'https://example.test/wc', ['- uri: it is no pairing URI, which begins with wc:.']],
  ['a pairing URI', 'wc:7f6e@2?symKey=58', []],
  ['none', undefined, []],
])('%s as uri is named, once [api-unheeded] [pairing-uri]', (_, uri, said) => {
  const warn = vi.spyOn(console, 'warn').mockReset()
  warnOfArguments({ uri })
  warnOfArguments({ uri })
  expect(warn.mock.calls.flatMap(([message]) => String(message).split('\n').slice(1))).toEqual(said)
})
