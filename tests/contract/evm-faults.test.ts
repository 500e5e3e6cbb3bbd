import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createConnector, injected } from 'wagmi'
import { connect as wagmiConnect, reconnect as wagmiReconnect } from 'wagmi/actions'
import { type Behaviour, garbage, type Sandbox, startSandbox } from '../../sandbox/index.ts'
import { type EvmWorld, type EvmWorldOptions, openEvmWorld } from './evm-world.ts'
import { failureOf, patient, watching } from './watching.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.stop())
afterEach(() => {
  vi.useRealTimers()
})

const open = (options?: EvmWorldOptions) => openEvmWorld(sandbox, options)

async function openConnected(options?: EvmWorldOptions) {
  const world = await open(options)
  const watch = watching(world.adapter)
  world.wallet.behave('approve')
  await world.adapter.connect({ connectorId: world.connectorId }, patient())
  return { world, watch, ...world }
}

/** Nothing of a connection is left, here or in wagmi. */
function expectNothingLeft({ wagmi, adapter }: EvmWorld) {
  expect(watching(adapter).latest()).toMatchObject({ connections: [], current: null })
  expect(wagmi.wagmiConfig.state).toMatchObject({ connections: new Map(), current: null, status: 'disconnected' })
}

describe('a wallet’s own metadata', () => {
  const rowOf = async (wallet: EvmWorldOptions['wallet'] & { rdns: string }) => {
    await using world = await open({ wallet })
    const rows = watching(world.adapter)
      .latest()
      .connectors.filter(({ id }) => id === wallet.rdns)
    expect(rows).toHaveLength(1)
    return rows[0]
  }

  it('has an icon only if it is an image type', async () => {
    expect(await rowOf({ rdns: 'test.fine', name: 'Fine' })).toMatchObject({ icon: /^data:image/, type: 'ANNOUNCED' })
    expect(await rowOf(garbage.scriptIcon)).not.toHaveProperty('icon')
    expect(await rowOf({ rdns: 'test.html', icon: 'data:text/html,<script>' })).not.toHaveProperty('icon')
    expect(await rowOf({ rdns: 'test.plain', icon: 'http://127.0.0.1/icon.png' })).not.toHaveProperty('icon')
  })

  it('has at most 64 characters of its name, all of them visible', async () => {
    expect(Array.from((await rowOf(garbage.longName))?.name ?? '').length).toBeLessThanOrEqual(64)
    expect((await rowOf({ rdns: 'test.bidi', name: ' Meta\u202eksaM\u0000\n\u200b ' }))?.name).toBe('Meta ksaM')
    expect((await rowOf({ rdns: 'test.empty', name: '\u202e' }))?.name).toBe('test.empty')
  })

  it('has its markup shown as text', async () => {
    expect((await rowOf(garbage.markup))?.name).toBe(garbage.markup.name)
  })

  it('shows one row for two wallets that announce the same rdns', async () => {
    await rowOf(garbage.twins)
  })

  it('may lack an rdns', async () => {
    await using world = await open()
    const provider = { request: async () => null, on: () => undefined, removeListener: () => undefined }
    const detail = { info: { uuid: 'x', name: 'Unknown', icon: '', rdns: undefined }, provider }
    world.page().window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
    const { connectors } = watching(world.adapter).latest()
    expect(connectors.map(({ id }) => id)).toEqual([world.connectorId])
  })

  it('can be announced late', async () => {
    await using world = await open()
    const watch = watching(world.adapter)
    const late = sandbox.createWallet({ rdns: 'test.late', name: 'Late' })
    world.page().add(late)
    expect(watch.latest().connectors.map(({ id }) => id)).toEqual([world.connectorId, 'test.late'])
  })

  it('includes the browser’s own wallet only if there is one', async () => {
    const browsers = ({ connectors }: { connectors: readonly { name: string; type: string }[] }) =>
      connectors.filter(({ name, type }) => name === 'Browser Wallet' && type === 'INJECTED')
    await using without = await open()
    expect(browsers(watching(without.adapter).latest())).toEqual([])
    await using world = await open({ wallet: { legacy: true } })
    const watch = watching(world.adapter)
    await watch.until((report) => browsers(report).length === 1)
    world.wallet.behave('approve')
    expect(await world.adapter.connect({ connectorId: 'injected' }, patient())).toMatchObject({
      connectorId: 'injected',
    })
    const again = await world.reload()
    expect(await again.reconnect({ connectorId: 'injected' }, patient())).toMatchObject({ connectorId: 'injected' })
  })
})

describe('a wallet’s answer to a connection request', () => {
  const codeAfter = async (method: string, answer: Behaviour) => {
    await using world = await open()
    world.wallet.behave('approve')
    // Wallets without permissions (EIP-2255) are only asked for accounts.
    if (method === 'eth_requestAccounts')
      world.own.behave({ method: 'wallet_requestPermissions', with: { error: { code: 4200, message: 'no' } } })
    world.own.behave({ method, with: answer })
    const cause = await failureOf(world.adapter.connect({ connectorId: world.connectorId }, patient()))
    expectNothingLeft(world)
    world.own.behave({ method, with: 'approve' })
    await world.adapter.connect({ connectorId: world.connectorId }, patient())
    return cause
  }

  it.each([
    [[], 'wallet.noAccounts'],
    [null, 'wallet.noAccounts'],
    ['0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', 'wallet.noAccounts'],
    [['0x1234'], 'wallet.badAccount'],
    [['<b>'], 'wallet.badAccount'],
    [[7], 'wallet.badAccount'],
  ])('accounts %j: %s', async (accounts, code) => {
    expect(await codeAfter('eth_requestAccounts', { answer: accounts })).toMatchObject({ code })
  })

  it.each([['nonsense'], ['0x0'], [null], [-1], [1.5], ['0xffffffffffffffffffff']])(
    'chain %j: wallet.badChain',
    async (chain) => {
      expect(await codeAfter('eth_chainId', { answer: chain })).toMatchObject({ code: 'wallet.badChain' })
    },
  )

  it.each([[31338], ['31338'], ['0x7A6A']])('chain %j is chain 31338', async (chain) => {
    await using world = await open()
    world.wallet.behave('approve')
    world.own.behave({ method: 'eth_chainId', with: { answer: chain } })
    const connection = await world.adapter.connect({ connectorId: world.connectorId }, patient())
    expect(connection.caipNetworkId).toBe('eip155:31338')
  })

  it.each([
    [4001, 'wallet.rejected'],
    [-32002, 'wallet.pending'],
    [4100, 'wallet.unauthorized'],
    [4200, 'wallet.unsupportedMethod'],
    [4900, 'wallet.providerDisconnected'],
    [4901, 'wallet.chainDisconnected'],
  ])('error %i: %s', async (code, expected) => {
    const answer = { error: { code, message: 'An error.' } }
    expect(await codeAfter('eth_requestAccounts', answer)).toMatchObject({ code: expected })
  })

  it('identifies a locked wallet by its error message', async () => {
    const answer = { error: { code: -32603, message: 'Please unlock your wallet' } }
    expect(await codeAfter('eth_requestAccounts', answer)).toMatchObject({ code: 'wallet.locked' })
  })

  it('lets another wallet connect while one does not answer', async () => {
    await using world = await open()
    const other = sandbox.createWallet({ rdns: 'test.other', accounts: [2] })
    world.page().add(other)
    other.behave({ with: 'approve' })
    world.wallet.behave('hang')
    const controller = new AbortController()
    const hanging = failureOf(world.adapter.connect({ connectorId: world.connectorId }, controller.signal))
    await world.adapter.connect({ connectorId: 'test.other' }, patient())
    controller.abort()
    expect(await hanging).toMatchObject({ code: 'request.aborted' })
    expect(watching(world.adapter).latest().current).toBe('test.other')
    expect(world.wagmi.wagmiConfig.state.status).toBe('connected')
  })

  it.each([
    ['accountsChanged', [[]]],
    ['disconnect', [{ code: 4900, message: 'gone' }]],
    ['chainChanged', ['0x3e7']],
    ['chainChanged', ['nonsense']],
  ])('survives %s %j in the middle', async (event, args) => {
    await using world = await open()
    world.wallet.behave('ask')
    const connecting = world.adapter.connect({ connectorId: world.connectorId }, patient())
    await world.own.nextRequest()
    world.own.emit(event, ...args)
    world.own.approve()
    expect(await connecting).toMatchObject({ caipNetworkId: 'eip155:31337' })
    expect(watching(world.adapter).latest()).toMatchObject({ current: world.connectorId })
  })
})

describe('a connected wallet', () => {
  it('can go to all networks: an injected wallet reports no limits', async () => {
    const { world, watch, connectorId, addresses } = await openConnected()
    await using _ = world
    const accounts = [{ address: addresses[0] }]
    expect(watch.latest().connections).toEqual([
      { connectorId, namespace: 'eip155', accounts, caipNetworkId: 'eip155:31337' },
    ])
  })

  it('is disconnected by an empty list of accounts, and by its own disconnect', async () => {
    const { world, watch } = await openConnected()
    await using _ = world
    world.own.emit('accountsChanged', [])
    await watch.until(({ current }) => current === null)
    await world.adapter.connect({ connectorId: world.connectorId }, patient())
    world.own.emit('disconnect', { code: 4900, message: 'gone' })
    await watch.until(({ current }) => current === null)
    expectNothingLeft(world)
  })

  it('stays on the last valid chain that it reported', async () => {
    const { world, watch, wagmi } = await openConnected()
    await using _ = world
    world.own.emit('chainChanged', 'nonsense')
    // Events arrive in order: by the time of the second, the first has been handled.
    world.own.emit('chainChanged', '0x7a69')
    world.own.emit('accountsChanged', [world.addresses[1]])
    await watch.until(({ connections }) => connections[0]?.accounts[0]?.address === world.addresses[1])
    expect(wagmi.wagmiConfig.state.chainId).toBe(31337)
    expect(watch.latest().connections[0]?.caipNetworkId).toBe('eip155:31337')
    world.own.emit('chainChanged', '0x7a6a')
    await watch.until(({ connections }) => connections[0]?.caipNetworkId === 'eip155:31338')
  })

  it('is on the chain that it reported last, even if it answered a request later', async () => {
    const answers = Promise.withResolvers<number>()
    const asks: boolean[] = []
    let isConnected = () => false
    const slow = createConnector((config) => {
      const base = injected({ target: { id: 'slow', name: 'Slow', provider: (page) => page?.ethereum } })(config)
      const getChainId = () => {
        asks.push(isConnected())
        if (isConnected()) return answers.promise
        // It is asked once more, because it says that it is elsewhere before anything listens.
        world.own.emit('chainChanged', '0x3e7')
        return base.getChainId()
      }
      return { ...base, getChainId }
    })
    await using world = await open({ wallet: { legacy: true }, adapter: { connectors: [slow], enableEIP6963: false } })
    isConnected = () => world.wagmi.wagmiConfig.state.connections.size > 0
    const watch = watching(world.adapter)
    world.wallet.behave('approve')
    await world.adapter.connect({ connectorId: 'slow' }, patient())
    world.own.switchChain(31338)
    const isOnTwo = () => watch.latest().connections[0]?.caipNetworkId === 'eip155:31338'
    await watch.until(isOnTwo)
    answers.resolve(999)
    // One turn of the event loop: everything that received the answer has acted on it.
    await new Promise((resolve) => setImmediate(resolve))
    expect(asks).toContain(true)
    expect(isOnTwo()).toBe(true)
  })

  it('is followed when the dApp’s own code connects it, and wakes the engine', async () => {
    await using world = await open()
    const { wagmiConfig } = world.wagmi
    const woken = vi.fn()
    const stop = world.wagmi.onConnection(woken)
    const watch = watching(world.adapter)
    expect(woken).not.toHaveBeenCalled()
    world.wallet.behave('approve')
    const connector = wagmiConfig.connectors.find(({ id }) => id === world.connectorId)
    if (!connector) throw new Error('wagmi knows the wallet that was announced.')
    await wagmiConnect(wagmiConfig, { connector })
    expect(woken).toHaveBeenCalledOnce()
    expect(watch.latest().current).toBe(world.connectorId)
    stop()

    const reloading = world.reload()
    expect(world.nowWagmi().wagmiConfig.state.current).toBeNull()
    await new Promise<void>((resolve) => {
      world.nowWagmi().onConnection(resolve)
    })
    await reloading
  })

  const stubborn = (disconnect: () => Promise<void>) =>
    createConnector((config) => {
      const base = injected({ target: { id: 'stubborn', name: 'Stubborn', provider: (page) => page?.ethereum } })(
        config,
      )
      return { ...base, type: 'stubborn', disconnect }
    })

  it.each([
    ['hangs', () => new Promise<void>(() => undefined)],
    ['throws', () => Promise.reject(new Error('no'))],
  ])('is disconnected here, when its own disconnect %s', async (_name, disconnect) => {
    await using world = await open({
      wallet: { legacy: true },
      adapter: { connectors: [stubborn(disconnect)], enableInjected: false, enableEIP6963: false },
    })
    world.wallet.behave('approve')
    await world.adapter.connect({ connectorId: 'stubborn' }, patient())
    expect(watching(world.adapter).latest()).toMatchObject({
      connectors: [{ id: 'stubborn', type: 'EXTERNAL' }],
      current: 'stubborn',
    })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const disconnected = world.adapter.disconnect({ connectorId: 'stubborn' }, patient())
    await vi.advanceTimersByTimeAsync(1_000)
    await disconnected
    expectNothingLeft(world)
  })
})

describe('several wallets', () => {
  const openTwo = async () => {
    const first = await openConnected()
    const other = sandbox.createWallet({ rdns: `test.second.${first.own.id}`, accounts: [2] })
    other.behave({ with: 'approve' })
    first.world.page().add(other)
    await first.adapter.connect({ connectorId: `test.second.${first.own.id}` }, patient())
    const reload = async () => {
      const adapter = await first.world.reload()
      first.world.page().add(other)
      return adapter
    }
    return { ...first, other, otherId: `test.second.${first.own.id}`, reload }
  }

  it('are connected at the same time, and the next one becomes active when one disconnects', async () => {
    const { world, watch, adapter, connectorId, otherId } = await openTwo()
    await using _ = world
    expect(watch.latest().current).toBe(otherId)
    expect(watch.latest().connections.map((each) => each.connectorId)).toEqual([otherId, connectorId])
    await adapter.activate({ connectorId }, patient())
    expect(watch.latest().current).toBe(connectorId)
    await adapter.disconnect({ connectorId }, patient())
    expect(watch.latest()).toMatchObject({ connections: [{ connectorId: otherId }], current: otherId })
  })

  it('are restored one by one, and the first stays active', async () => {
    const { world, reload, connectorId, otherId } = await openTwo()
    await using _ = world
    const again = await reload()
    const watch = watching(again)
    await again.reconnect({ connectorId: otherId }, patient())
    await again.reconnect({ connectorId }, patient())
    expect(watch.latest().connections).toHaveLength(2)
    expect(watch.latest().current).toBe(otherId)
  })

  it('do not wait for one that hangs', async () => {
    const { world, own, reload, connectorId, otherId } = await openTwo()
    await using _ = world
    own.behave({ method: 'eth_accounts', with: 'hang' })
    const again = await reload()
    const controller = new AbortController()
    const hanging = failureOf(again.reconnect({ connectorId }, controller.signal))
    expect(await again.reconnect({ connectorId: otherId }, patient())).toMatchObject({ connectorId: otherId })
    controller.abort()
    expect(await hanging).toMatchObject({ code: 'request.aborted' })
    expect(watching(again).latest().current).toBe(otherId)
  })

  it('are restored even if wagmi’s provider reconnects them at the same time', async () => {
    const { world, connectorId, reload, otherId } = await openTwo()
    await using _ = world
    const again = await reload()
    const watch = watching(again)
    const [, mine] = await Promise.all([
      wagmiReconnect(world.nowWagmi().wagmiConfig),
      again.reconnect({ connectorId: otherId }, patient()),
    ])
    expect(mine).toMatchObject({ connectorId: otherId })
    await again.reconnect({ connectorId }, patient())
    expect(watch.latest().connections).toHaveLength(2)
    expect(world.nowWagmi().wagmiConfig.state.status).toBe('connected')
  })

  it('stay connected while wagmi’s provider, rendered again, reconnects them one by one', async () => {
    const { world, watch, own, adapter, connectorId, otherId } = await openTwo()
    await using _ = world
    const { wagmiConfig } = world.wagmi
    await adapter.activate({ connectorId }, patient())
    const before = watch.reports.length
    await Promise.all([wagmiReconnect(wagmiConfig), wagmiReconnect(wagmiConfig)])
    expect(watch.reports.slice(before)).toEqual([])
    expect(wagmiConfig.state).toMatchObject({ status: 'connected', connections: { size: 2 } })
    expect(watch.latest().current).toBe(connectorId)

    // What disconnects meanwhile stays disconnected.
    const ending = wagmiReconnect(wagmiConfig)
    own.revoke()
    await ending
    expect((await watch.until(({ connections }) => connections.length === 1)).current).toBe(otherId)
  })

  it('the newly connected one is active, and stays active even if wagmi’s provider renders again', async () => {
    const { world, watch, own, adapter, connectorId } = await openConnected()
    await using _ = world
    const { wagmiConfig } = world.wagmi
    const other = sandbox.createWallet({ rdns: `test.joins.${own.id}`, accounts: [2] })
    world.page().add(other)
    const joining = adapter.connect({ connectorId: `test.joins.${own.id}` }, patient())
    await other.nextRequest()
    // The page renders again when the wallet is asked, and once more when it answers.
    await wagmiReconnect(wagmiConfig)
    const { promise, resolve } = Promise.withResolvers<unknown>()
    const end = wagmiConfig.subscribe(
      ({ connections }) => connections.size,
      () => {
        end()
        resolve(wagmiReconnect(wagmiConfig))
      },
    )
    const before = watch.reports.length
    other.approve()
    await Promise.all([joining, promise])
    expect(watch.reports.slice(before).map(({ connections }) => connections.length)).toEqual([2])
    expect(watch.latest()).toMatchObject({
      connections: [{ connectorId: `test.joins.${own.id}` }, { connectorId }],
      current: `test.joins.${own.id}`,
    })
    expect(wagmiConfig.state).toMatchObject({ status: 'connected', connections: { size: 2 } })
  })

  it.each([
    ['is not there', (id: string) => `${id}.gone`],
    ['no longer grants it', (id: string) => id],
  ])('do not keep the engine awake for one that %s', async (_name, idOf) => {
    const { world, own, connectorId } = await openConnected()
    await using _ = world
    const again = await world.reload()
    const { wagmiConfig } = world.nowWagmi()
    own.behave({ method: 'eth_accounts', with: { answer: [] } })
    expect(await again.reconnect({ connectorId: idOf(connectorId) }, patient())).toBeNull()
    expect(wagmiConfig.state).toMatchObject({ connections: new Map(), current: null, status: 'disconnected' })
  })

  it('leave nothing behind that was stored and no longer exists', async () => {
    const { world, reload, otherId, adapter } = await openTwo()
    await using _ = world
    await adapter.disconnect({ connectorId: otherId }, patient())
    const again = await reload()
    // The stored one is the first wallet: nothing restores it.
    await again.connect({ connectorId: otherId }, patient())
    await again.disconnect({ connectorId: otherId }, patient())
    expect(world.nowWagmi().wagmiConfig.state).toMatchObject({ connections: new Map(), current: null })
  })
})

describe('the chain', () => {
  it('reports that a wallet is on another one than the transaction', async () => {
    const { world, adapter, connectorId, addresses } = await openConnected()
    await using _ = world
    const transaction = { to: addresses[1], value: '1' }
    const sending = adapter.sendTransaction(
      { connectorId, address: addresses[0], caipNetworkId: 'eip155:31338', transaction },
      patient(),
    )
    expect(await failureOf(sending)).toMatchObject({ code: 'chain.mismatch' })
  })

  it('can be down on load, and recover', async () => {
    const { world, adapter, addresses } = await openConnected({ adapter: { transports: {} } })
    await using _ = world
    const read = () => adapter.balance({ address: addresses[0], caipNetworkId: 'eip155:31337' }, patient())
    sandbox.one.fault({ answer: { status: 400 } })
    expect(await failureOf(read())).toMatchObject({ code: 'rpc.failed' })
    vi.stubGlobal('navigator', { onLine: false })
    expect(await failureOf(read())).toMatchObject({ code: 'network.offline' })
    vi.unstubAllGlobals()
    sandbox.one.clear()
    expect(await read()).toMatchObject({ decimals: 18, symbol: 'ETH' })
  })
})
