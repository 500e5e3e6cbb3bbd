import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { WagmiAdapter } from '../../adapters/evm/index.ts'
import { toNetwork } from '../../core/to-network.ts'
import { type ApiSandbox, accounts, startSandbox } from '../../sandbox/index.ts'
import { blockchainApi } from '../../services/blockchain-api.ts'
import { type TokenDeps, tokenService } from '../../services/tokens.ts'
import { failure, never } from './blockchain-api-world.ts'
import { networkOf } from './evm-world.ts'
import { startNode } from './rpc-server.ts'

let sandbox: ApiSandbox
beforeAll(async () => {
  sandbox = await startSandbox({ api: true })
})
afterAll(() => sandbox.stop())
beforeEach(() => {
  sandbox.api.clear()
  sandbox.one.clear()
})

const [one, two] = ['eip155:31337', 'eip155:31338'] as const
const address = accounts[3]?.address ?? ''
const picture = 'https://dapp.test/susd.png'

/** A dApp that names a token on both chains. */
function open(deps: Partial<TokenDeps> = {}) {
  const networks = [networkOf(sandbox.one), networkOf(sandbox.two)]
  const adapter = new WagmiAdapter({ networks, storage: null }).load({ networks: networks.map(toNetwork) })
  const susd = { address: sandbox.world.token.address.toLowerCase(), image: picture }
  const service = tokenService({
    api: undefined,
    loadAdapter: () => adapter,
    networks: () => networks.map(toNetwork),
    tokens: { [one]: susd, [two]: [susd, { address: accounts[0]?.address ?? '', image: 'javascript:x' }] },
    ...deps,
  })
  return Object.assign(
    (caipNetworkId: typeof one | typeof two, owner = address, signal = never) =>
      service.loadTokens({ address: owner, caipNetworkId }, signal),
    { renew: service.renewTokens, sendable: service.loadSendable },
  )
}
const api = () => blockchainApi({ url: sandbox.api.url, projectId: 'a project', sdkVersion: 'react-wagmi-1.0.0' })

const ether = { name: 'Ether', symbol: 'ETH', decimals: 18, amount: `1${'0'.repeat(22)}` }
const susd = () => ({
  ...{ address: sandbox.world.token.address, name: 'Sandbox Dollar', symbol: 'SUSD', decimals: 6 },
  ...{ amount: '10000000000', iconUrl: picture },
})

describe('the tokens of an account [assets-tokens]', () => {
  it('come from the node without a project: those that the dApp names, in one call if possible', async () => {
    const load = open()
    sandbox.one.requests.length = 0
    sandbox.two.requests.length = 0
    const both = { caipNetworkId: one }
    expect(await load(one)).toEqual([
      { ...both, ...ether },
      { ...both, ...susd() },
    ])
    const methods = sandbox.one.requests.map(({ method }) => method)
    expect(methods.toSorted()).toEqual(['eth_call', 'eth_getBalance'])
    expect(await load(two)).toEqual([
      { caipNetworkId: two, ...ether },
      { caipNetworkId: two, ...susd() },
    ])
    expect(sandbox.two.requests.filter(({ method }) => method === 'eth_call')).toHaveLength(1 + 2 * 4)
  })

  it('come from the API if there is a project, with the dApp’s pictures', async () => {
    sandbox.one.requests.length = 0
    const found = await open({ api: api() })(one)
    expect(found).toEqual([
      { caipNetworkId: one, ...ether, price: '3000', iconUrl: expect.stringMatching(/^data:/) },
      { caipNetworkId: one, ...susd(), price: '1' },
    ])
    expect(sandbox.one.requests).toEqual([])
  })

  it('use the app’s decimals for the network’s own currency, not a service’s; the rest may then be incomplete [assets-decimals]', async () => {
    const entry = (decimals: string, extra: object = {}) => ({
      ...{ name: 'Ether', symbol: 'ETH', chainId: one, price: 3000, quantity: { decimals, numeric: '10' } },
      ...extra,
    })
    const told = async (...balances: object[]) => {
      sandbox.api.clear()
      sandbox.api.fault({ path: `/v1/account/${address}/balance`, answer: { json: { balances } } })
      const { tokens, isPartial } = await open({ api: api() }).sendable({ address, caipNetworkId: one }, never)
      return [tokens.map(({ symbol, amount }) => `${symbol} ${amount}`), isPartial]
    }
    const dollars = entry('6', { name: 'Sandbox Dollar', symbol: 'SUSD', address: `${one}:${susd().address}` })
    expect(await told(entry('18'), dollars)).toEqual([[`ETH 1${'0'.repeat(19)}`, 'SUSD 10000000'], false])
    expect(await told(entry('19'), dollars)).toEqual([['SUSD 10000000'], true])
    expect(await told(entry('18', { name: 'USD Coin', symbol: 'USDC', price: 1 }), entry('18'))).toEqual([
      ...[[`ETH 1${'0'.repeat(19)}`], false],
    ])
  })

  it('come from the wallet if it can list them, for 30 s, and from the other sources if it cannot [assets-wallet]', async () => {
    const metadata = { name: 'Dollar', symbol: 'USD', decimals: 6, price: 1, iconUrl: '' }
    const asset = { address: sandbox.world.token.address, balance: '7', type: 'ERC20', metadata }
    const answers: Record<string, unknown> = {
      wallet_getCapabilities: { '0x7a69': { assetDiscovery: { supported: true } } },
      wallet_getAssets: { '0x7a69': [asset, { ...asset, address, metadata: { ...metadata, decimals: 0 } }] },
    }
    const asked: string[] = []
    const request = async ({ method }: { method: string }) => {
      asked.push(method)
      return answers[method]
    }
    const refuse = () => Promise.reject(new Error('The node is not asked.'))
    const adapter = async () => ({ balance: refuse, tokens: refuse, provider: () => ({ request }) })
    const { loadTokens, renewTokens } = tokenService({ api: api(), loadAdapter: adapter, networks: () => [] })
    const load = () => loadTokens({ address, caipNetworkId: one, connectorId: 'x' }, new AbortController().signal)
    const { iconUrl: _, ...kept } = { ...susd(), name: 'Dollar', symbol: 'USD', amount: '7', price: '1' }
    expect(await load()).toEqual([{ caipNetworkId: one, ...kept }])
    await load()
    expect(asked).toEqual(['wallet_getCapabilities', 'wallet_getAssets'])
    answers.wallet_getAssets = { '0x7a69': [asset, { ...asset, balance: 'many' }] }
    renewTokens({ address, caipNetworkId: one }, kept.address)
    expect(await load()).toHaveLength(2)
    expect(asked).toHaveLength(4)
    await expect(
      loadTokens({ address, caipNetworkId: one, connectorId: 'walletConnect' }, never),
    ).resolves.toBeDefined()
    expect(asked).toHaveLength(4)
  })

  it('are reloaded once a transaction has ended, whatever was known before [assets-renewed]', async () => {
    const load = open({ api: api() })
    const account = { address, caipNetworkId: one }
    const forced = () =>
      sandbox.api.requests.filter(({ path }) => path.endsWith('/balance')).map(({ query }) => query.forceUpdate)
    sandbox.api.requests.length = 0
    await load(one)
    await load(one)
    expect(forced()).toEqual([undefined])
    load.renew(account)
    await load(one)
    expect(forced()).toEqual([undefined, undefined])
    load.renew(account, sandbox.world.token.address)
    load.renew({ ...account, caipNetworkId: two })
    await load(one)
    expect(forced()).toEqual([undefined, undefined, `${one}:${sandbox.world.token.address}`])
    sandbox.api.fault({ path: '/v1/account', answer: { status: 503, headers: { 'Retry-After': '60' } } })
    load.renew(account)
    await failure(load(one))
    sandbox.api.clear()
    sandbox.api.requests.length = 0
    expect(await load(one)).toHaveLength(2)
    await load(one)
    expect(forced()).toEqual([undefined])
  })

  it('come from the node if the API does not serve the network', async () => {
    sandbox.api.fault({ path: '/v1/supported-chains', answer: { json: { http: [two] } } })
    expect(await open({ api: api() })(one)).toEqual([
      { caipNetworkId: one, ...ether },
      { caipNetworkId: one, ...susd() },
    ])
  })

  it('are not guessed if the API fails; the tokens that can be sent then come from the node [send-token]', async () => {
    sandbox.api.fault({ path: '/v1/account', answer: { status: 503, headers: { 'Retry-After': '60' } } })
    const load = open({ api: api() })
    expect(await failure(load(one))).toEqual({ code: 'api.unavailable' })
    const sendable = (signal: AbortSignal) => load.sendable({ address, caipNetworkId: one }, signal)
    expect(await sendable(never)).toEqual({
      tokens: [
        { caipNetworkId: one, ...ether },
        { caipNetworkId: one, ...susd() },
      ],
      isPartial: true,
    })
    expect(await failure(sendable(AbortSignal.abort()))).toEqual({ code: 'request.aborted' })
  })

  it('may be more than the node knows if the API does not say which networks it serves [send-token]', async () => {
    sandbox.api.fault({ path: '/v1/supported-chains', answer: { status: 503, headers: { 'Retry-After': '60' } } })
    const load = open({ api: api() })
    const sendable = () => load.sendable({ address, caipNetworkId: one }, never)
    const tokens = [
      { caipNetworkId: one, ...ether },
      { caipNetworkId: one, ...susd() },
    ]
    expect(await sendable()).toEqual({ tokens, isPartial: true })
    sandbox.api.clear()
    sandbox.api.fault({ path: '/v1/supported-chains', answer: { json: { http: [two] } } })
    expect(await sendable()).toEqual({ tokens, isPartial: false })
  })

  it('exclude what has no decimals, and what the account does not hold [assets-quality]', async () => {
    const entry = { name: 'T', symbol: 'T', quantity: { decimals: '6', numeric: '1' } }
    const at = (index: number) => ({ address: `${one}:${accounts[index]?.address}` })
    const balances = [
      { ...entry, ...at(4) },
      { ...entry, ...at(1), quantity: { decimals: '0', numeric: '1' } },
      { ...entry, ...at(2), quantity: { decimals: 0, numeric: '1' } },
      { ...entry, ...at(3), quantity: { decimals: '6', numeric: '0' } },
    ]
    sandbox.api.fault({ path: '/v1/account', answer: { json: { balances } } })
    expect(await open({ api: api() })(one)).toHaveLength(1)
    expect(await open()(one, '0x00000000000000000000000000000000000000aA')).toEqual([])
  })

  it('fail with the node, and once nothing waits for them', async () => {
    sandbox.one.fault({ method: 'eth_call', answer: { error: { code: -32000, message: 'no' } } })
    expect(await failure(open()(one))).toEqual({ code: 'wallet.failed' })
    expect(await failure(open()(two, address, AbortSignal.abort()))).toEqual({ code: 'request.aborted' })
  })

  it('are empty if the node’s answer is invalid', async () => {
    await using node = await startNode()
    const network = { ...networkOf(sandbox.one), rpcUrls: { default: { http: [node.url] } } }
    const adapter = new WagmiAdapter({ networks: [network], storage: null }).load({ networks: [toNetwork(network)] })
    expect(await open({ loadAdapter: () => adapter })(one)).toEqual([{ caipNetworkId: one, ...ether, amount: '1' }])
  })
})
