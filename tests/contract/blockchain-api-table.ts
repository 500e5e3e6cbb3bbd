import type { CaipAddress } from '../../core/caip.ts'
import { accounts } from '../../sandbox/index.ts'
import type { BlockchainApi } from '../../services/blockchain-api.ts'

export const caipNetworkId = 'eip155:31337'
export const address = accounts[1]?.address ?? ''
const at = { address, caipNetworkId } as const
const token: CaipAddress = `${caipNetworkId}:${accounts[2]?.address}`
const native: CaipAddress = `${caipNetworkId}:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee`
const pair = { ...at, from: token, to: native }
const currency = { id: 'usdc', name: 'USD Coin', symbol: 'USDC', networks: [] }
const order = { destinationWallets: [], defaultNetwork: 'ethereum', partnerUserId: address }
const session = { expiry: 1_800_000_000, permissions: [{ type: 'x' }] }

/** One call of the API, and its answer if the API does not serve the network. */
export interface Call {
  name: string
  path: string
  ask(client: BlockchainApi, on: typeof caipNetworkId, signal: AbortSignal): Promise<unknown>
  unsupported: unknown
  /** The error that it fails with instead. */
  refusal?: 'api.gasPrice' | 'api.swaps'
  /** Whether it is never repeated. */
  changes?: true
  /** Whether its answer is not read. */
  unread?: true
}

/** The calls about one network: all except the one that lists the networks. */
export const calls: readonly Call[] = [
  {
    name: 'balances',
    path: `/v1/account/${address}/balance`,
    ask: (client, on, signal) => client.balances({ ...at, caipNetworkId: on }, signal),
    unsupported: [],
  },
  {
    name: 'history',
    path: `/v1/account/${address}/history`,
    ask: (client, on, signal) => client.history({ ...at, caipNetworkId: on }, signal),
    unsupported: { transactions: [] },
  },
  {
    name: 'identity',
    path: `/v1/identity/${address}`,
    ask: (client, on, signal) => client.identity({ ...at, caipNetworkId: on }, signal),
    unsupported: {},
  },
  {
    name: 'name',
    path: '/v1/profile/account/vitalik.reown.id',
    ask: (client, on, signal) => client.lookUpName({ name: 'vitalik.reown.id', caipNetworkId: on }, signal),
    unsupported: { addresses: [] },
  },
  {
    name: 'names of an address',
    path: `/v1/profile/reverse/${address}`,
    ask: (client, on, signal) => client.namesOf({ ...at, caipNetworkId: on }, signal),
    unsupported: [],
  },
  {
    name: 'suggested names',
    path: '/v1/profile/suggestions/vita',
    ask: (client, on, signal) => client.suggestNames({ name: 'vita', caipNetworkId: on }, signal),
    unsupported: [],
  },
  {
    name: 'registration of a name',
    path: '/v1/profile/account',
    ask: (client, on, signal) =>
      client.registerName({ coinType: 60, address, message: '{}', signature: '0x', caipNetworkId: on }, signal),
    unsupported: false,
    changes: true,
    unread: true,
  },
  {
    name: 'prices',
    path: '/v1/fungible/price',
    ask: (client, on, signal) => client.prices({ caipNetworkId: on, addresses: [token] }, signal),
    unsupported: [],
  },
  {
    name: 'gas price',
    path: '/v1/convert/gas-price',
    ask: (client, on, signal) => client.gasPrice({ caipNetworkId: on }, signal),
    unsupported: undefined,
    refusal: 'api.gasPrice',
  },
  {
    name: 'quotes of a swap',
    path: '/v1/convert/quotes',
    ask: (client, on, signal) => client.swapQuotes({ ...pair, caipNetworkId: on, amount: '1', gasPrice: '1' }, signal),
    unsupported: [],
  },
  {
    name: 'tokens to swap',
    path: '/v1/convert/tokens',
    ask: (client, on, signal) => client.swapTokens({ caipNetworkId: on }, signal),
    unsupported: [],
  },
  {
    name: 'allowance',
    path: '/v1/convert/allowance',
    ask: (client, on, signal) => client.swapAllowance({ ...at, caipNetworkId: on, token }, signal),
    unsupported: '0',
  },
  {
    name: 'transaction of a swap',
    path: '/v1/convert/build-transaction',
    ask: (client, on, signal) => client.buildSwap({ ...pair, caipNetworkId: on, amount: '1', slippage: 1 }, signal),
    unsupported: undefined,
    refusal: 'api.swaps',
  },
  {
    name: 'approval of a swap',
    path: '/v1/convert/build-approve',
    ask: (client, on, signal) => client.buildApproval({ ...pair, caipNetworkId: on, amount: '1' }, signal),
    unsupported: undefined,
    refusal: 'api.swaps',
  },
  {
    name: 'page of an on-ramp',
    path: '/v1/generators/onrampurl',
    ask: (client, on, signal) => client.onrampUrl({ caipNetworkId: on, order }, signal),
    unsupported: undefined,
  },
  {
    name: 'options of an on-ramp',
    path: '/v1/onramp/options',
    ask: (client, on, signal) => client.onrampOptions({ caipNetworkId: on }, signal),
    unsupported: { purchaseCurrencies: [], paymentCurrencies: [] },
  },
  {
    name: 'quote of an on-ramp',
    path: '/v1/onramp/quote',
    ask: (client, on, signal) => {
      const payment = { id: 'USD', payment_method_limits: [] }
      return client.onrampQuote({ caipNetworkId: on, purchase: currency, payment, amount: '10' }, signal)
    },
    unsupported: undefined,
  },
  {
    name: 'smart sessions',
    path: `/v1/sessions/${encodeURIComponent(`${caipNetworkId}:${address}`)}`,
    ask: (client, on, signal) => client.smartSessions({ ...at, caipNetworkId: on }, signal),
    unsupported: { sessions: [], isPartial: false },
  },
  {
    name: 'beginning of a smart session',
    path: `/v1/sessions/${encodeURIComponent(`${caipNetworkId}:${address}`)}`,
    ask: (client, on, signal) => client.beginSession({ ...at, caipNetworkId: on, request: session }, signal),
    unsupported: undefined,
    changes: true,
  },
  {
    name: 'activation of a smart session',
    path: `/v1/sessions/${encodeURIComponent(`${caipNetworkId}:${address}`)}/activate`,
    ask: (client, on, signal) =>
      client.activateSession({ ...at, caipNetworkId: on, pci: 'x', context: '0x', request: session }, signal),
    unsupported: undefined,
    changes: true,
    unread: true,
  },
  {
    name: 'end of a smart session',
    path: `/v1/sessions/${address}/revoke`,
    ask: (client, on, signal) => client.revokeSession({ ...at, caipNetworkId: on, pci: 'x', signature: '0x' }, signal),
    unsupported: false,
    changes: true,
  },
]
