import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { injected } from 'wagmi'
import { getChains, connect as wagmiConnect, switchChain as wagmiSwitchChain, watchChainId } from 'wagmi/actions'
import { WagmiAdapter } from '../../adapters/evm/index.ts'
import type { Network } from '../../core/network.ts'
import { toNetwork } from '../../core/to-network.ts'
import { type Sandbox, startSandbox } from '../../sandbox/index.ts'
import { type EvmWorldOptions, networkOf, openEvmWorld } from './evm-world.ts'
import { startNode } from './rpc-server.ts'
import { failureOf, patient, watching } from './watching.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.stop())

const two = 'eip155:31338'

async function openConnected(options?: EvmWorldOptions) {
  const world = await openEvmWorld(sandbox, options)
  const watch = watching(world.adapter)
  world.wallet.behave('approve')
  await world.adapter.connect({ connectorId: world.connectorId }, patient())
  const { wagmiConfig: config } = world.wagmi
  const connector = config.connectors.find(({ id }) => id === world.connectorId)
  if (!connector) throw new Error('wagmi knows the wallet that was announced.')
  return { world, watch, config, connector, ...world }
}

/** A network that only a test's own node knows. */
const made = (id: number, ...urls: string[]): Network =>
  toNetwork({
    id,
    name: `Made ${id}`,
    nativeCurrency: { name: 'Made', symbol: 'MADE', decimals: 6 },
    rpcUrls: { default: { http: urls } },
    blockExplorers: { default: { name: 'Explorer', url: 'http://127.0.0.1:1/explorer' } },
  })

const idsOf = ({ chains }: { chains: readonly { id: number }[] }) => chains.map(({ id }) => id)

/** Resolves once wagmi has the networks: reading without a listener requests nothing more. */
const settled = async ({ adapter }: { adapter: Awaited<ReturnType<WagmiAdapter['load']>> }) =>
  void (await failureOf(adapter.balance({ address: '', caipNetworkId: 'eip155:1' }, patient())))

describe('wagmi’s chains', () => {
  it('are the dApp’s current ones, for each hook and each listener', async () => {
    const { world, adapter, config, configured } = await openConnected({ only: 'first' })
    await using _ = world
    const seen: (readonly number[])[] = []
    const look = () => seen.push(getChains(config).map(({ id }) => id))
    look()
    const stop = config._internal.chains.subscribe(look)
    adapter.setNetworks(configured)
    await settled(world)
    adapter.setNetworks(configured)
    await settled(world)
    adapter.setNetworks([configured[1], made(7), configured[0]])
    await settled(world)
    adapter.setNetworks([configured[1]])
    await settled(world)
    look()
    stop()
    expect(seen).toEqual([[31337], [31337, 31338], [31338, 7, 31337], [31338], [31338]])
  })

  it('are a new list for a component that rendered the previous one and only now subscribes', async () => {
    const { world, adapter, config, configured } = await openConnected({ only: 'first' })
    await using _ = world
    adapter.setNetworks(configured)
    await settled(world)
    const drawn = getChains(config)
    adapter.setNetworks([configured[0]])
    await settled(world)
    expect(getChains(config)).not.toBe(drawn)
  })

  it('are never empty: if the dApp has no EVM network left, wagmi keeps the last ones', async () => {
    const { world, adapter, config } = await openConnected()
    await using _ = world
    adapter.setNetworks([])
    await settled(world)
    expect(idsOf(config)).toEqual([31337, 31338])
  })

  it('that the dApp gives only to its adapter stay its own, and the kit’s wallets do not switch to them', async () => {
    const { world, adapter, config, configured } = await openConnected({
      only: 'first',
      adapter: { networks: [networkOf(sandbox.two), networkOf(sandbox.one)] },
    })
    await using _ = world
    expect(await failureOf(adapter.switchNetwork({ caipNetworkId: two }, patient()))).toMatchObject({
      code: 'chain.notConfigured',
    })
    expect(idsOf(config)).toEqual([31338, 31337])
    adapter.setNetworks([configured[0], made(7)])
    await settled(world)
    expect(idsOf(config)).toEqual([31337, 7, 31338])
  })

  it('include those that the kit knows and the adapter was not given', async () => {
    const page = await openConnected({ adapter: { networks: [networkOf(sandbox.one)] } })
    await using _ = page.world
    await page.adapter.switchNetwork({ caipNetworkId: two }, patient())
    expect(idsOf(page.config)).toEqual([31337, 31338])
  })

  it('keep everything that the dApp set for them, even after a removal', async () => {
    const contracts = { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11' } } as const
    const { world, adapter, config, configured } = await openConnected({
      adapter: { networks: [networkOf(sandbox.one), Object.assign(networkOf(sandbox.two), { contracts })] },
    })
    await using _ = world
    adapter.setNetworks([configured[0]])
    await settled(world)
    adapter.setNetworks(configured)
    await settled(world)
    expect(config.chains[1]).toMatchObject({ id: 31338, contracts })
  })

  it('get the dApp’s settings even if they are added later', async () => {
    const { world, adapter, config, configured } = await openConnected()
    await using _ = world
    adapter.setNetworks([...configured, { ...made(7, 'http://127.0.0.1:1'), testnet: true }])
    await settled(world)
    expect(config.chains[2]).toEqual({
      id: 7,
      name: 'Made 7',
      nativeCurrency: { name: 'Made', symbol: 'MADE', decimals: 6 },
      rpcUrls: { default: { http: ['http://127.0.0.1:1'] } },
      blockExplorers: { default: { name: 'http://127.0.0.1:1/explorer', url: 'http://127.0.0.1:1/explorer' } },
      testnet: true,
    })
  })

  it('allow a network whose id is not a number', async () => {
    const { world, adapter, config, configured } = await openConnected()
    await using _ = world
    adapter.setNetworks([...configured, toNetwork({ ...networkOf(sandbox.one), id: 'nonsense' })])
    await settled(world)
    expect(idsOf(config)).toEqual([31337, 31338])
  })
})

describe('wagmi’s current chain', () => {
  it('is the first remaining one when it is removed; the wallet stays where it is', async () => {
    const { world, adapter, watch, config, configured } = await openConnected()
    await using _ = world
    await adapter.switchNetwork({ caipNetworkId: two }, patient())
    const onChange = vi.fn()
    const stop = watchChainId(config, { onChange })
    adapter.setNetworks([configured[0]])
    await settled(world)
    expect(config.state.chainId).toBe(31337)
    expect(onChange.mock.calls).toEqual([[31337, 31338]])
    expect(watch.latest().connections[0]?.caipNetworkId).toBe(two)
    expect(await config.getClient().request({ method: 'eth_chainId' })).toBe('0x7a69')

    adapter.setNetworks(configured)
    await settled(world)
    expect(config.state.chainId).toBe(31338)
    stop()
  })

  it('stays if another one is removed, or if the dApp turned following off', async () => {
    const { world, adapter, config, configured } = await openConnected({
      only: 'first',
      adapter: { syncConnectedChain: false, networks: [networkOf(sandbox.one)] },
    })
    await using _ = world
    world.wallet.switchNetwork(two)
    adapter.setNetworks([configured[1], configured[0]])
    await settled(world)
    expect(config.state.chainId).toBe(31337)
  })
})

describe('wagmi’s own switch', () => {
  it('goes to a chain that was added later, for earlier and later wallets, and to no removed chain', async () => {
    const { world, adapter, config, connector, configured } = await openConnected({
      only: 'first',
      adapter: { networks: [networkOf(sandbox.one)] },
    })
    await using _ = world
    const go = (through: typeof connector) => wagmiSwitchChain(config, { connector: through, chainId: 31338 })
    adapter.setNetworks([configured[0], made(7)])
    await settled(world)
    world.page().add(sandbox.createWallet({ rdns: 'test.since', accounts: [2] }))
    const since = config.connectors.find(({ id }) => id === 'test.since')
    if (!since) throw new Error('wagmi knows the wallet that was announced.')

    adapter.setNetworks(configured)
    await settled(world)
    expect(await go(connector)).toMatchObject({ id: 31338 })
    sandbox.createWallet({ rdns: 'test.since', accounts: [2] }).behave({ with: 'approve' })
    await wagmiConnect(config, { connector: since })
    expect(await go(since)).toMatchObject({ id: 31338 })

    adapter.setNetworks([configured[0]])
    await settled(world)
    for (const each of [connector, since])
      expect(await failureOf(go(each))).toMatchObject({ cause: { name: 'ChainNotConfiguredError' } })
  })
})

describe('a chain that was added later', () => {
  it('is added to a wallet that does not know it', async () => {
    const { world, adapter, own, watch, configured } = await openConnected({
      only: 'first',
      adapter: { networks: [networkOf(sandbox.one)] },
      wallet: { chains: [31337] },
    })
    await using _ = world
    adapter.setNetworks(configured)
    own.behave({ method: 'wallet_addEthereumChain', with: 'ask' })
    const switching = adapter.switchNetwork({ caipNetworkId: two }, patient())
    expect(await own.nextRequest()).toMatchObject({
      params: [{ chainId: '0x7a6a', chainName: configured[1].name, rpcUrls: configured[1].rpcUrls }],
    })
    own.approve()
    await switching
    expect(watch.latest().connections[0]?.caipNetworkId).toBe(two)
  })

  it('is added with its picture, if the dApp has one that a wallet can fetch', async () => {
    const pictures = ['https://dapp.test/two.png', 'http://dapp.test/two.png', 'data:image/png;base64,AA', undefined]
    const told: unknown[] = []
    for (const imageUrl of pictures) {
      const { world, adapter, own, configured } = await openConnected({ wallet: { chains: [31337] } })
      await using _ = world
      const [first, second] = configured
      adapter.setNetworks([first, { ...second, ...(imageUrl && { imageUrl }) }])
      own.behave({ method: 'wallet_addEthereumChain', with: 'ask' })
      const switching = adapter.switchNetwork({ caipNetworkId: two }, patient())
      const { params } = await own.nextRequest()
      told.push(Object(params)[0].iconUrls)
      own.approve()
      await switching
    }
    expect(told).toEqual([['https://dapp.test/two.png'], undefined, undefined, undefined])
  })

  it('is reached by a connector that asks wagmi for its chains', async () => {
    const external = injected({ target: { id: 'external', name: 'External', provider: (page) => page?.ethereum } })
    const { world, adapter, configured } = await openConnected({
      only: 'first',
      wallet: { legacy: true },
      adapter: {
        networks: [networkOf(sandbox.one)],
        connectors: [(config) => ({ ...external(config), type: 'external' })],
      },
    })
    await using _ = world
    await adapter.connect({ connectorId: 'external' }, patient())
    adapter.setNetworks(configured)
    await adapter.switchNetwork({ connectorId: 'external', caipNetworkId: two }, patient())
    expect(watching(adapter).latest().connections[0]).toMatchObject({ connectorId: 'external', caipNetworkId: two })
  })

  const load = async (options: Partial<ConstructorParameters<typeof WagmiAdapter>[0]> = {}) => {
    const light = new WagmiAdapter({ networks: [networkOf(sandbox.one)], storage: null, ...options })
    const adapter = await light.load({ networks: [toNetwork(networkOf(sandbox.one))] })
    const read = () =>
      adapter.balance({ address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', caipNetworkId: 'eip155:7' }, patient())
    return { light, adapter, read }
  }

  it('is called in batches, and on the next node if one fails', async () => {
    await using bad = await startNode(() => ({ status: 500 }))
    await using good = await startNode()
    const { adapter, read } = await load()
    adapter.setNetworks([made(7, bad.url, good.url)])
    expect(await Promise.all([read(), read()])).toEqual(Array(2).fill({ value: '1', decimals: 6, symbol: 'MADE' }))
    expect(good.requests.map(({ methods }) => methods)).toEqual([['eth_getBalance', 'eth_getBalance']])
  })

  it('is called on the nodes that the dApp named for it beforehand', async () => {
    await using own = await startNode()
    await using named = await startNode()
    const { adapter, read } = await load({ customRpcUrls: { 'eip155:7': [{ url: named.url }] } })
    adapter.setNetworks([made(7, own.url)])
    await read()
    expect([named.requests.length, own.requests.length]).toEqual([1, 0])
  })

  it('is called on its new nodes when it is added again with others', async () => {
    await using previous = await startNode()
    await using latter = await startNode()
    const { adapter, read } = await load()
    adapter.setNetworks([made(7, previous.url)])
    await read()
    adapter.setNetworks([])
    expect(await failureOf(read())).toMatchObject({ code: 'chain.notConfigured' })
    adapter.setNetworks([made(7, latter.url)])
    await read()
    await read()
    expect([previous.requests.length, latter.requests.length]).toEqual([1, 2])
  })
})
