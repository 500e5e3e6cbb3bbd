import type { Holdings, TokenBalance } from '../../core/token-balance.ts'
import type { Payloads } from '../../tests/model/payloads.ts'

const ether: TokenBalance = {
  caipNetworkId: 'eip155:31337',
  name: 'Ether',
  symbol: 'ETH',
  decimals: 18,
  amount: '1234567890123456789',
  price: '3000.01',
}

const token = (digit: number, name: string, symbol: string, more: Partial<TokenBalance> = {}): TokenBalance => ({
  ...{ caipNetworkId: 'eip155:31337', address: `0x${String(digit).repeat(40)}`, name, symbol },
  ...{ decimals: 6, amount: '250000000', ...more },
})

/** Token lists: a few, more than fit, and texts too long for any row. */
export const holdings = {
  some: [ether, token(1, 'USD Coin', 'USDC', { price: '1' }), token(2, 'Harbour', 'HBR')],
  none: [],
  many: [
    ether,
    ...Array.from({ length: 40 }, (_, at) =>
      token(1, `Token ${at}`, `T${at}`, { address: `0x${String(at).padStart(40, '0')}`, price: '0.5' }),
    ),
  ],
  long: [
    token(1, 'A token whose name does not end where its row ends', 'A-SYMBOL-THAT-DOES-NOT-END', {
      amount: '123456789012345678901234567890123456',
      price: '1234567.89',
    }),
    token(2, 'عملة رقمية قديمة', 'عملة', { amount: '1', price: '0.01' }),
  ],
} satisfies Record<string, readonly TokenBalance[]>

/** A complete answer. */
export const whole = (tokens: readonly TokenBalance[]): Holdings => ({ tokens, isPartial: false })

export const payloads: Payloads = {
  commands: [
    { type: 'tab.choose', tab: 'tokens' },
    { type: 'tab.choose', tab: 'nfts' },
    { type: 'tab.choose', tab: 'activity' },
    { type: 'tokens.retry' },
    { type: 'receive.open' },
    { type: 'onramp.open' },
  ],
  ports: {
    fetchTokens: {
      outputs: [whole(holdings.some), whole(holdings.none), { tokens: holdings.some, isPartial: true }],
      codes: ['network.offline', 'api.unavailable'],
    },
  },
  channels: { watchSeen: [{ type: 'tokens.seen' }] },
}
