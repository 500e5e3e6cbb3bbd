import { custom } from 'viem'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Config, type CreateConnectorFn, createConfig, injected, mock } from 'wagmi'
import { connect as wagmiConnect, disconnect as wagmiDisconnect, reconnect as wagmiReconnect } from 'wagmi/actions'
import { member } from '../../core/member.ts'
import {
  HostileWallet,
  type HostileWorldOptions,
  hangs,
  networks,
  one,
  openHostileWorld,
  two,
} from './hostile-world.ts'
import { memoryStorage } from './page.ts'
import { failureOf, patient, watching } from './watching.ts'

const connectorId = 'test.hostile'

/** Unhandled rejections and errors. */
const uncaught: unknown[] = []
const note = (cause: unknown) => void uncaught.push(cause)
beforeEach(() => {
  uncaught.length = 0
  process.on('unhandledRejection', note)
  process.on('uncaughtException', note)
})
afterEach(async () => {
  // Node reports a rejection once the microtasks are done.
  await new Promise((resolve) => setImmediate(resolve))
  process.off('unhandledRejection', note)
  process.off('uncaughtException', note)
  expect(uncaught).toEqual([])
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function openConnected(options: HostileWorldOptions = {}) {
  const wallet = new HostileWallet()
  const world = await openHostileWorld({ wallets: [wallet], ...options })
  await world.adapter.connect({ connectorId }, patient())
  return { ...world, wallet }
}

type Page = Pick<Awaited<ReturnType<typeof openHostileWorld>>, 'config' | 'adapter'>

/** What wagmi says, in its own state and in its hooks. */
const wagmiSays = ({ config: { state } }: Pick<Page, 'config'>) => {
  const connection = state.current === null ? undefined : state.connections.get(state.current)
  return { status: state.status, address: connection?.accounts[0] ?? null, chainId: connection?.chainId ?? null }
}

/** What the adapter reports, in the same form. */
const kitSays = ({ adapter }: Pick<Page, 'adapter'>) => {
  const watch = watching(adapter)
  const { connections, current } = watch.latest()
  watch.stop()
  const connection = connections.find((each) => each.connectorId === current)
  const chainId = connection ? Number(connection.caipNetworkId.split(':')[1]) : null
  return {
    status: connection ? 'connected' : 'disconnected',
    address: connection?.accounts[0]?.address ?? null,
    chainId,
  }
}

const disconnected = { status: 'disconnected', address: null, chainId: null }

/** A reload as the kit does it, with wagmi's provider beside it, until nothing waits any more. */
async function settledAfterReload({ reload }: Pick<Awaited<ReturnType<typeof openHostileWorld>>, 'reload'>) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  const page = await reload()
  const wagmis = wagmiReconnect(page.config)
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), 5_000)
  const renewing = page.adapter.reconnect({ connectorId }, controller.signal).catch(() => null)
  await vi.advanceTimersByTimeAsync(10_000)
  await Promise.all([wagmis, renewing])
  clearTimeout(timer)
  vi.useRealTimers()
  return page
}

describe('after a reload, wagmi and the kit agree about a wallet', () => {
  const fails = () => {
    throw Object.assign(new Error('Internal error'), { code: -32603 })
  }
  const once = (answer: () => unknown, sound: () => unknown) => {
    let asked = 0
    return () => {
      asked += 1
      return asked === 1 ? answer() : sound()
    }
  }
  it.each([
    ['that never answers with its chain', 'eth_chainId', hangs],
    ['whose chain is an object', 'eth_chainId', () => ({})],
    ['whose chain is nothing', 'eth_chainId', () => undefined],
    ['whose chain is no number', 'eth_chainId', () => '0x'],
    ['whose chain can’t be asked for', 'eth_chainId', fails],
    ['that never answers with its accounts', 'eth_accounts', hangs],
    ['whose accounts are no list', 'eth_accounts', () => 'garbage'],
    ['whose accounts are no addresses', 'eth_accounts', () => ['0x1234']],
    ['whose accounts can’t be asked for', 'eth_accounts', fails],
    ['that shares none any more', 'eth_accounts', () => []],
    ['that shares a million', 'eth_accounts', () => new Array(1e6)],
  ])('%s: no wallet is connected, and it can be connected again', async (_, method, answer) => {
    const { wallet, ...world } = await openConnected()
    wallet.answers.set(method, answer)
    const page = await settledAfterReload(world)
    expect([wagmiSays(page), kitSays(page)]).toEqual([disconnected, disconnected])
    wallet.answers.clear()
    await page.adapter.connect({ connectorId }, patient())
    const all = { status: 'connected', address: one, chainId: 31337 }
    expect([wagmiSays(page), kitSays(page)]).toEqual([all, all])
    await wagmiDisconnect(page.config)
    expect([wagmiSays(page), kitSays(page)]).toEqual([disconnected, disconnected])
  })

  it.each([
    ['whose chain makes no sense at first', 'eth_chainId', () => ({}), () => '0x7a69'],
    ['whose chain can’t be asked for at first', 'eth_chainId', fails, () => '0x7a69'],
    ['whose accounts can’t be asked for at first', 'eth_accounts', fails, () => [one]],
    ['whose accounts make no sense at first', 'eth_accounts', () => null, () => [one]],
  ])('%s: it is connected, and disconnecting through either ends it', async (_, method, answer, sound) => {
    const { wallet, ...world } = await openConnected()
    for (const disconnects of [
      (page: Page) => page.adapter.disconnect({ connectorId }, patient()),
      (page: Page) => wagmiDisconnect(page.config),
    ]) {
      wallet.answers.set(method, once(answer, sound))
      const page = await settledAfterReload(world)
      const all = { status: 'connected', address: one, chainId: 31337 }
      expect([wagmiSays(page), kitSays(page)]).toEqual([all, all])
      wallet.answers.clear()
      await disconnects(page)
      expect([wagmiSays(page), kitSays(page), wallet.shared]).toEqual([disconnected, disconnected, []])
      const again = await settledAfterReload(world)
      expect([wagmiSays(again), kitSays(again)]).toEqual([disconnected, disconnected])
      await page.adapter.connect({ connectorId }, patient())
    }
  })

  it.each([
    ['the kit', 'eth_chainId', (page: Page) => page.adapter.disconnect({ connectorId }, patient())],
    ['the kit', 'eth_accounts', (page: Page) => page.adapter.disconnect({ connectorId }, patient())],
    ['wagmi', 'eth_chainId', (page: Page) => wagmiDisconnect(page.config)],
    ['wagmi', 'eth_accounts', (page: Page) => wagmiDisconnect(page.config)],
  ])(
    'that %s disconnects before it has answered for its %s: no wallet is connected, now or later',
    async (_, method, disconnects) => {
      const { wallet, reload } = await openConnected()
      wallet.revokes = false
      const late = Promise.withResolvers<unknown>()
      wallet.answers.set(method, () => late.promise)
      const page = await reload()
      const wagmis = wagmiReconnect(page.config)
      const renewing = page.adapter.reconnect({ connectorId }, patient()).catch(() => null)
      expect(wagmiSays(page)).toMatchObject({ status: 'reconnecting', address: one })
      const disconnecting = disconnects(page)
      // The wallet has not answered before the disconnect event.
      await vi.waitFor(() => expect(wagmiSays(page).address).toBe(null))
      wallet.answers.clear()
      late.resolve(method === 'eth_chainId' ? wallet.chainId : wallet.shared)
      await Promise.all([disconnecting, wagmis, renewing])
      expect([wagmiSays(page), kitSays(page)]).toEqual([disconnected, disconnected])
      const again = await settledAfterReload({ reload })
      expect([wagmiSays(again), kitSays(again)]).toEqual([disconnected, disconnected])
    },
  )

  it('that answers long after its request timed out: no wallet is connected', async () => {
    const { wallet, ...world } = await openConnected()
    const late = Promise.withResolvers<string>()
    wallet.answers.set('eth_chainId', () => late.promise)
    const page = await settledAfterReload(world)
    const before = wallet.listeners
    late.resolve('0x7a69')
    await new Promise((resolve) => setImmediate(resolve))
    expect([wagmiSays(page), kitSays(page), wallet.listeners]).toEqual([disconnected, disconnected, before])
  })
})

describe('a wallet that the user disconnects before it has answered for its accounts [wallet-disconnect-untried]', () => {
  /** Disconnects it while it is asked for its accounts, then lets it answer. */
  async function disconnectDuringRenewal({ adapter }: Pick<Page, 'adapter'>, wallet: HostileWallet) {
    const late = Promise.withResolvers<unknown>()
    const asked = vi.fn(() => late.promise)
    wallet.answers.set('eth_accounts', asked)
    const renewal = new AbortController()
    const renewing = failureOf(adapter.reconnect({ connectorId }, renewal.signal))
    await vi.waitFor(() => expect(asked).toHaveBeenCalled())
    renewal.abort()
    await renewing
    await adapter.disconnect({ connectorId }, patient())
    wallet.answers.clear()
    late.resolve(wallet.shared)
    await new Promise((resolve) => setImmediate(resolve))
  }

  it('does not come back, although another was tried before it', async () => {
    const [slow, other] = [new HostileWallet(), new HostileWallet('test.other')]
    const world = await openHostileWorld({ wallets: [slow, other] })
    for (const wallet of [slow, other]) {
      wallet.revokes = false
      await world.adapter.connect({ connectorId: wallet.rdns }, patient())
    }
    other.shared = []
    const page = await world.reload()
    expect(await page.adapter.reconnect({ connectorId: other.rdns }, patient())).toBe(null)
    await disconnectDuringRenewal(page, slow)
    expect([wagmiSays(page), kitSays(page)]).toEqual([disconnected, disconnected])
  })

  it('does not come back, although wagmi stores nothing', async () => {
    const { wallet, ...world } = await openConnected({ adapter: { storage: null } })
    wallet.revokes = false
    const page = await world.reload()
    await disconnectDuringRenewal(page, wallet)
    expect([wagmiSays(page), kitSays(page)]).toEqual([disconnected, disconnected])
  })

  it('does not come back, although its connector has no timeouts', async () => {
    const late = Promise.withResolvers<void>()
    const asked = vi.fn(() => late.promise)
    const create: CreateConnectorFn = (config) => {
      const made = mock({ accounts: [one] })(config)
      return {
        ...made,
        isAuthorized: async () => true,
        async connect(parameters) {
          await asked()
          return made.connect(parameters)
        },
      }
    }
    const world = await openHostileWorld({ adapter: { connectors: [create] } })
    const [{ id } = { id: '' }] = world.config.connectors
    const renewing = world.adapter.reconnect({ connectorId: id }, patient())
    await vi.waitFor(() => expect(asked).toHaveBeenCalled())
    await world.adapter.disconnect({ connectorId: id }, patient())
    late.resolve()
    expect(await renewing).toBe(null)
    expect([wagmiSays(world), kitSays(world)]).toEqual([disconnected, disconnected])
  })
})

describe('a wallet that was never connected here, or was disconnected', () => {
  it('is not connected by a reload just because it shares accounts', async () => {
    const wallet = new HostileWallet()
    wallet.shared = [one]
    const { config } = await openHostileWorld({ wallets: [wallet] })
    expect(await wagmiReconnect(config)).toEqual([])
    expect(wagmiSays({ config })).toEqual(disconnected)
  })

  it.each(['adapter', 'wagmi'] as const)(
    'is disconnected by the %s and stays so, even if it fails to remove its listeners',
    async (side) => {
      const { wallet, ...world } = await openConnected()
      wallet.revokes = false
      Object.assign(wallet.provider, {
        removeListener: () => {
          throw new Error('No such listener.')
        },
      })
      await (side === 'adapter' ? world.adapter.disconnect({ connectorId }, patient()) : wagmiDisconnect(world.config))
      expect([wagmiSays(world), kitSays(world)]).toEqual([disconnected, disconnected])
      const page = await settledAfterReload(world)
      wallet.emit('accountsChanged', [two])
      await new Promise((resolve) => setImmediate(resolve))
      expect([wagmiSays(page), kitSays(page)]).toEqual([disconnected, disconnected])
    },
  )

  it.each([
    ['accountsChanged', [two]],
    ['connect', { chainId: '0x7a69' }],
  ])('is not connected by its own %s if it has kept its accounts', async (event, said) => {
    const { wallet, ...world } = await openConnected()
    wallet.revokes = false
    await world.adapter.disconnect({ connectorId }, patient())
    for (const page of [world, await settledAfterReload(world)]) {
      wallet.emit(event, said)
      wallet.emit(event, said)
      await new Promise((resolve) => setImmediate(resolve))
      expect([wagmiSays(page), kitSays(page)]).toEqual([disconnected, disconnected])
    }
    await world.adapter.connect({ connectorId }, patient())
    expect(kitSays(world)).toMatchObject({ status: 'connected' })
  })

  it.each([
    ['accountsChanged', [two]],
    ['connect', { chainId: '0x7a69' }],
  ])('is not connected by its own %s even if storage cannot keep that', async (event, said) => {
    const { wallet, ...world } = await openConnected({ adapter: { storage: null } })
    wallet.revokes = false
    await world.adapter.disconnect({ connectorId }, patient())
    wallet.emit(event, said)
    await new Promise((resolve) => setImmediate(resolve))
    expect([wagmiSays(world), kitSays(world)]).toEqual([disconnected, disconnected])
    await world.adapter.connect({ connectorId }, patient())
    expect(kitSays(world)).toMatchObject({ status: 'connected' })
  })

  it('can be connected from its own side if it has revoked the accounts', async () => {
    const { wallet, ...world } = await openConnected()
    await world.adapter.disconnect({ connectorId }, patient())
    await new Promise((resolve) => setImmediate(resolve))
    wallet.shared = [two]
    wallet.emit('accountsChanged', [two])
    await vi.waitFor(() => expect(kitSays(world)).toEqual({ status: 'connected', address: two, chainId: 31337 }))
    expect(wagmiSays(world)).toEqual(kitSays(world))
  })
})

describe('a connector of the dApp’s own', () => {
  /** wagmi's own, on the chain that it is given. */
  const external =
    (chain: () => number): CreateConnectorFn =>
    (config) => ({
      ...mock({ accounts: [one], features: { reconnect: true } })(config),
      id: 'test.external',
      getChainId: async () => chain(),
      isAuthorized: async () => true,
    })
  const own = { connectorId: 'test.external' }

  it('with an invalid chain is connected for neither after a reload, and can be connected again', async () => {
    let chain = 31337
    const world = await openHostileWorld({ adapter: { connectors: [external(() => chain)] } })
    await world.adapter.connect(own, patient())
    chain = Number.NaN
    const page = await world.reload()
    await wagmiReconnect(page.config)
    expect([wagmiSays(page), kitSays(page)]).toEqual([disconnected, disconnected])
    expect(await failureOf(page.adapter.connect(own, patient()))).toMatchObject({ code: 'wallet.badChain' })
    expect([wagmiSays(page), kitSays(page)]).toEqual([disconnected, disconnected])
    chain = 31337
    await page.adapter.connect(own, patient())
    expect(kitSays(page)).toEqual({ status: 'connected', address: one, chainId: 31337 })
  })
})

describe('a failed connection', () => {
  it.each([
    ['nonsense', () => 'nonsense', 'wallet.badChain'],
    [
      'an error',
      () => {
        throw new Error('No.')
      },
      'unknown',
    ],
  ])('is ended at the wallet if that has granted accounts and reports %s as its chain', async (_, answer, code) => {
    const wallet = new HostileWallet()
    const world = await openHostileWorld({ wallets: [wallet] })
    wallet.answers.set('eth_chainId', answer)
    expect(await failureOf(world.adapter.connect({ connectorId }, patient()))).toMatchObject({ code })
    expect([wagmiSays(world), kitSays(world), wallet.shared]).toEqual([disconnected, disconnected, []])
  })

  it('is not visible to wagmi either if the dApp’s own code connects', async () => {
    const wallet = new HostileWallet()
    const world = await openHostileWorld({ wallets: [wallet] })
    wallet.answers.set('eth_chainId', () => ({}))
    const connector = world.config.connectors.find(({ id }) => id === connectorId)
    if (!connector) throw new Error('wagmi knows the wallet that was announced.')
    await failureOf(wagmiConnect(world.config, { connector }))
    expect([wagmiSays(world), kitSays(world), wallet.shared]).toEqual([disconnected, disconnected, []])
  })

  it('is disconnected again when its approval arrives late', async () => {
    const wallet = new HostileWallet()
    const world = await openHostileWorld({ wallets: [wallet] })
    const approval = Promise.withResolvers<unknown>()
    wallet.answers.set('wallet_requestPermissions', () => approval.promise)
    wallet.answers.set('eth_chainId', () => 'nonsense')
    const controller = new AbortController()
    const asking = failureOf(world.adapter.connect({ connectorId }, controller.signal))
    await vi.waitFor(() => expect(world.config.state.status).toBe('connecting'))
    controller.abort()
    expect(await asking).toMatchObject({ code: 'request.aborted' })
    expect(wagmiSays(world)).toEqual(disconnected)
    const sizes: number[] = []
    world.config.subscribe(
      ({ connections }) => connections.size,
      (size) => sizes.push(size),
    )
    wallet.shared = [one]
    approval.resolve([{ caveats: [{ value: [one] }] }])
    await vi.waitFor(() => expect(wallet.shared).toEqual([]))
    expect([sizes, wagmiSays(world), kitSays(world)]).toEqual([[], disconnected, disconnected])
  })
})

describe('invalid data from a connected wallet', () => {
  it.each([
    ['accounts', 'accountsChanged', [null, undefined, '0x', 7, {}, [null], [7], ['0x1234'], new Array(1e6)]],
    ['chains', 'chainChanged', [null, undefined, '0x', 'nonsense', {}, -1, 1.5, ['0x7a6a'], true, new Date(5)]],
    ['connections', 'connect', [null, undefined, {}, { chainId: {} }]],
  ])('%s change nothing, in wagmi or the kit', async (_, event, all) => {
    for (const said of all) {
      const { wallet, ...world } = await openConnected()
      wallet.emit(event, said)
      await new Promise((resolve) => setImmediate(resolve))
      const sound = { status: 'connected', address: one, chainId: 31337 }
      expect([wagmiSays(world), kitSays(world)]).toEqual([sound, sound])
      await world.adapter.disconnect({ connectorId }, patient())
      wallet.emit(event, said)
      await new Promise((resolve) => setImmediate(resolve))
      expect([wagmiSays(world), kitSays(world)]).toEqual([disconnected, disconnected])
    }
  })

  it('is told apart even if the page stringifies every object to the same text', async () => {
    Object.assign(Object.prototype, { toJSON: () => 'text' })
    try {
      const { wallet, ...world } = await openConnected()
      const watch = watching(world.adapter)
      wallet.emit('accountsChanged', [two])
      await vi.waitFor(() => expect(watch.latest().connections[0]?.accounts).toEqual([{ address: two }]))
    } finally {
      Reflect.deleteProperty(Object.prototype, 'toJSON')
    }
  })

  it('that names an account twice lists it once', async () => {
    const { wallet, ...world } = await openConnected()
    wallet.emit('accountsChanged', [one, one, two, one.toLowerCase()])
    expect(watching(world.adapter).latest().connections[0]?.accounts).toEqual([{ address: one }, { address: two }])
  })

  /** Reports ten thousand accounts in one go; how often wagmi's state changed meanwhile. */
  const changesIn = async (config: Config, wallet: HostileWallet) => {
    let changes = 0
    const unsubscribe = config.subscribe(
      (state) => state,
      () => {
        changes += 1
      },
    )
    for (let index = 0; index < 10_000; index += 1) wallet.emit('accountsChanged', [index % 2 ? one : two])
    await new Promise((resolve) => setImmediate(resolve))
    unsubscribe()
    return changes
  }

  it('is read once per batch, and costs wagmi no more than without the kit', async () => {
    const { wallet, ...world } = await openConnected()
    const watch = watching(world.adapter)
    const changes = await changesIn(world.config, wallet)
    expect(watch.latest().connections[0]?.accounts).toEqual([{ address: one }])
    expect(watch.reports.length).toBeLessThan(10)

    const other = new HostileWallet()
    const target = { id: 'other', name: 'Other', provider: () => other.provider as never }
    const bare = createConfig({
      chains: networks,
      connectors: [injected({ target })],
      transports: { 31337: custom(other.provider), 31338: custom(other.provider) },
      multiInjectedProviderDiscovery: false,
    })
    const [connector] = bare.connectors
    if (!connector) throw new Error('wagmi has no connector')
    await wagmiConnect(bare, { connector })
    expect(changes).toBeLessThanOrEqual(await changesIn(bare, other))
  })
})

describe('wallets that announce themselves', () => {
  const throwing = new Proxy(
    {},
    {
      get() {
        throw new Error('A getter that throws.')
      },
    },
  )
  const { provider } = new HostileWallet()
  const info = { uuid: 'x', name: 'X', icon: '', rdns: 'test.x' }
  const nonsense: readonly unknown[] = [
    undefined,
    null,
    7,
    'x',
    {},
    throwing,
    { info: null, provider },
    { info: throwing, provider },
    { info: { ...info, rdns: undefined }, provider },
    { info: { ...info, rdns: {} }, provider },
    { info: { ...info, name: Symbol('x') }, provider },
    { info, provider: null },
    { info, provider: 7 },
    { info, provider: throwing },
    { info, provider: {} },
    { info: { ...info, rdns: 'WalletConnect' }, provider },
    { info: { ...info, rdns: 'Injected' }, provider },
    { info: { ...info, rdns: 'id_auth' }, provider },
  ]

  it('with invalid data are left out, early and late, and the others are listed', async () => {
    const wallet = new HostileWallet()
    const tellAll = (window: EventTarget) => {
      for (const detail of nonsense) window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
    }
    const world = await openHostileWorld({
      wallets: [wallet],
      prepare: (window) => window.addEventListener('eip6963:requestProvider', () => tellAll(window)),
    })
    tellAll(world.page.window)
    const ids = world.config.connectors.map(({ id }) => id)
    expect([
      ids,
      watching(world.adapter)
        .latest()
        .connectors.map(({ id }) => id),
    ]).toEqual([['injected', connectorId], [connectorId]])
  })

  it.each(['\u200d', '\u3164'])('and whose only name is %j are not listed', async (unseen) => {
    const world = await openHostileWorld()
    const hidden = { info: { uuid: 'x', name: unseen, icon: '', rdns: unseen }, provider }
    world.page.window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: hidden }))
    expect(watching(world.adapter).latest().connectors).toEqual([])
  })

  it('and throw when a listener is added are listed, and connect', async () => {
    const wallet = new HostileWallet()
    const { provider: sound } = wallet
    const world = await openHostileWorld({ wallets: [wallet] })
    const on = sound.on
    sound.on = () => {
      throw new Error('No.')
    }
    world.announce(new HostileWallet('test.other'))
    await world.reload()
    sound.on = on
    await world.adapter.connect({ connectorId }, patient())
    expect(kitSays(world)).toMatchObject({ status: 'connected' })
  })

  it('late are set up once each, and the others not again', async () => {
    const wallet = new HostileWallet()
    const world = await openHostileWorld({ wallets: [wallet] })
    await new Promise((resolve) => setImmediate(resolve))
    const before = wallet.listeners
    const late = Array.from({ length: 300 }, (_, index) => new HostileWallet(`test.late${index}`))
    for (const each of [...late, ...late]) world.announce(each)
    await new Promise((resolve) => setImmediate(resolve))
    expect([wallet.listeners, late[0]?.listeners, late[199]?.listeners]).toEqual([before, before, 0])
    expect(watching(world.adapter).latest().connectors).toHaveLength(200)
  })

  it('wait for server-rendered HTML', async () => {
    const wallet = new HostileWallet()
    const world = await openHostileWorld({ wallets: [wallet], adapter: { ssr: true } })
    world.announce(new HostileWallet('test.late'))
    expect(world.config.connectors.map(({ id }) => id)).toEqual(['injected'])
    const read = member(member(world.config._internal.store, 'persist'), 'rehydrate')
    if (typeof read === 'function') await read()
    expect(world.config.connectors.map(({ id }) => id)).toEqual(['injected', connectorId, 'test.late'])
  })
})

describe('a wallet that agrees to another chain', () => {
  it.each([
    ['stays', '0x7a69'],
    ['goes elsewhere', '0x5'],
  ])('and %s is not waited for: its answer was final', async (_, chainId) => {
    const { wallet, ...world } = await openConnected()
    wallet.answers.set('wallet_switchEthereumChain', () => {
      wallet.chainId = chainId
      wallet.emit('chainChanged', chainId)
      return null
    })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const switching = world.adapter.switchNetwork({ caipNetworkId: 'eip155:31338' }, patient())
    await vi.advanceTimersByTimeAsync(3_000)
    await switching
    expect(kitSays(world).chainId).toBe(Number(chainId))
  })
})

describe('the answers of a node or a wallet have a maximum length', () => {
  const transfer = {
    ...{ connectorId, address: one },
    caipNetworkId: 'eip155:31337',
    transaction: { to: one, value: '1' },
  } as const

  it('a balance of 100,000 digits is invalid', async () => {
    const world = await openHostileWorld({
      adapter: {
        transports: { 31337: custom({ request: async () => `0x${'f'.repeat(100_000)}` }, { retryCount: 0 }) },
      },
    })
    const asking = world.adapter.balance({ address: one, caipNetworkId: 'eip155:31337' }, patient())
    expect(await failureOf(asking)).toMatchObject({ code: 'rpc.malformed' })
  })

  it.each([['0x1234'], ['sent'], [null], [`0x${'f'.repeat(65)}`]])(
    '%j is not a transaction hash [send-pending]',
    async (answer) => {
      const { wallet, ...world } = await openConnected()
      wallet.answers.set('eth_sendTransaction', () => answer)
      expect(await failureOf(world.adapter.sendTransaction(transfer, patient()))).toMatchObject({
        code: 'wallet.badHash',
      })
    },
  )

  it.each(['HttpRequestError', 'WebSocketRequestError', 'TimeoutError'])(
    'a wallet that fails with its own %s may have sent it, and returns no hash [send-undecided]',
    async (name) => {
      const { wallet, ...world } = await openConnected()
      wallet.answers.set('eth_sendTransaction', () => {
        throw Object.assign(new Error('The wallet’s node did not answer'), { name })
      })
      expect(await failureOf(world.adapter.sendTransaction(transfer, patient()))).toMatchObject({
        code: 'wallet.badHash',
      })
    },
  )

  it.each([
    ['a million digits', `0x${'f'.repeat(1e6)}`],
    ['a number', 7],
    ['nothing', null],
  ])('%s is not a signature, and the wallet is at fault', async (_, answer) => {
    const { wallet, ...world } = await openConnected()
    wallet.answers.set('personal_sign', () => answer)
    const asking = world.adapter.signMessage({ connectorId, address: one, message: 'x' }, patient())
    expect(await failureOf(asking)).toMatchObject({ code: 'wallet.badAnswer' })
  })

  it.each([['\u200d'], ['\u3164\u115f'], [' \u2800\u00ad'], ['\ufe0f']])('the name %j is invalid', async (name) => {
    const world = await openHostileWorld()
    const detail = { info: { uuid: 'x', name, icon: '', rdns: 'test.unseen' }, provider: new HostileWallet().provider }
    world.page.window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
    expect(watching(world.adapter).latest().connectors).toMatchObject([{ name: 'test.unseen' }])
  })
})

describe('a storage that is full when a wallet is disconnected', () => {
  it('keeps it disconnected', async () => {
    const kept = new Map<string, string>()
    let isFull = false
    const own = memoryStorage(kept)
    const storage = {
      ...own,
      setItem(key: string, value: string) {
        if (isFull) throw new DOMException('full', 'QuotaExceededError')
        own.setItem(key, value)
      },
    }
    const { wallet, ...world } = await openConnected({ storage })
    wallet.revokes = false
    isFull = true
    await world.adapter.disconnect({ connectorId }, patient())
    isFull = false
    const page = await world.reload()
    await wagmiReconnect(page.config)
    expect([wagmiSays(page), kitSays(page)]).toEqual([disconnected, disconnected])
  })
})

describe('the browser’s own wallet', () => {
  it('is the one that was connected, even if it replaced another in this page', async () => {
    const [replaced, connected] = [new HostileWallet(), new HostileWallet()]
    let ethereum = replaced.provider
    const prepare = (window: object) =>
      Object.defineProperty(window, 'ethereum', { get: () => ethereum, configurable: true })
    const { adapter } = await openHostileWorld({ prepare })
    const watch = watching(adapter)
    await watch.until(({ connectors }) => connectors.length > 0)
    ethereum = connected.provider
    await adapter.connect({ connectorId: 'injected' }, patient())
    await vi.waitFor(() => expect(adapter.provider('injected')).toBe(connected.provider))
    watch.stop()
  })

  it.each([
    ['a number', () => 1],
    ['a word', () => 'x'],
    ['nothing that can be asked', () => ({})],
    [
      'a getter that throws',
      () => {
        throw new Error('A getter that throws.')
      },
    ],
    [
      'something that can’t be listened to',
      () => ({
        request: async () => [],
        on() {
          throw new Error('No.')
        },
      }),
    ],
  ])('can be %s', async (_, get) => {
    const wallet = new HostileWallet()
    const prepare = (window: object) => Object.defineProperty(window, 'ethereum', { get, configurable: true })
    const world = await openHostileWorld({ wallets: [wallet], prepare })
    await world.adapter.connect({ connectorId }, patient())
    expect(kitSays(world)).toMatchObject({ status: 'connected' })
  })
})
