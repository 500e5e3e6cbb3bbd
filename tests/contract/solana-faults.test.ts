import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Behaviour, garbage, type SolanaSandbox, startSandbox } from '../../sandbox/index.ts'
import { openSolanaWorld, type SolanaWorld, type SolanaWorldOptions } from './solana-world.ts'
import { failureOf, patient, watching } from './watching.ts'

let sandbox: SolanaSandbox
beforeAll(async () => {
  sandbox = await startSandbox({ solana: true })
})
afterAll(() => sandbox.stop())
afterEach(() => {
  vi.useRealTimers()
})

const open = (options?: SolanaWorldOptions) => openSolanaWorld(sandbox, options)

async function openConnected(options?: SolanaWorldOptions) {
  const world = await open(options)
  const watch = watching(world.adapter)
  world.wallet.behave('approve')
  await world.adapter.connect({ connectorId: world.connectorId }, patient())
  return { world, watch, ...world }
}

const expectNothingLeft = ({ adapter }: SolanaWorld) =>
  expect(watching(adapter).latest()).toMatchObject({ connections: [], current: null })

describe('a wallet’s own metadata', () => {
  const rowsOf = async (wallet: SolanaWorldOptions['wallet']) => {
    await using world = await open({ ...(wallet && { wallet }) })
    return watching(world.adapter).latest().connectors
  }

  it('has an icon only if it is an image type', async () => {
    expect(await rowsOf({ name: 'Fine' })).toMatchObject([{ id: 'Fine', icon: /^data:image/, type: 'ANNOUNCED' }])
    expect((await rowsOf(garbage.scriptIcon))[0]).not.toHaveProperty('icon')
  })

  it('has at most 64 characters of its name, all of them visible', async () => {
    expect(Array.from((await rowsOf(garbage.longName))[0]?.name ?? '').length).toBeLessThanOrEqual(64)
    expect((await rowsOf({ name: ' Phan\u202emot\u0000\n\u200b ' }))[0]?.name).toBe('Phan mot')
    expect(await rowsOf({ name: '\u202e' })).toEqual([])
  })

  it('has its markup shown as text', async () => {
    expect((await rowsOf(garbage.markup))[0]?.name).toBe(garbage.markup.name)
  })

  it('shows one row for two wallets of one name', async () => {
    expect(await rowsOf(garbage.twins)).toHaveLength(1)
  })

  it.each([
    [null],
    [{}],
    [{ features: {} }],
    [{ name: 7, features: { 'standard:connect': {}, 'standard:events': {}, 'solana:signTransaction': {} } }],
    [
      {
        get features() {
          throw new Error('no')
        },
      },
    ],
    [{ name: 'Ethereum only', chains: ['eip155:1'], features: { 'standard:connect': {}, 'standard:events': {} } }],
  ])('survives an invalid wallet: %#', async (wallet) => {
    await using world = await open()
    Reflect.apply(world.page().register, undefined, [wallet])
    const { connectors } = watching(world.adapter).latest()
    expect(connectors.map(({ id }) => id)).toEqual([world.connectorId])
  })

  it('shows a wallet that is registered late, and removes one that is unregistered', async () => {
    await using world = await open()
    const watch = watching(world.adapter)
    const ids = () => watch.latest().connectors.map(({ id }) => id)
    world.page().add(sandbox.createWallet({ name: 'Late', namespaces: ['solana'] }))
    expect(ids()).toEqual([world.connectorId, 'Late'])
    world.page().close()
    expect(ids()).toEqual([])
  })

  it('shows a wallet for EVM and Solana under the name that it has for both', async () => {
    expect(await rowsOf({ name: 'Both', rdns: 'test.both', namespaces: ['eip155', 'solana'] })).toMatchObject([
      { id: 'Both', namespace: 'solana' },
    ])
  })
})

describe('a wallet’s answer to a connection request', () => {
  const codeAfter = async (answer: Behaviour) => {
    await using world = await open()
    world.wallet.behave('approve')
    world.own.behave({ method: 'standard:connect', with: answer })
    const cause = await failureOf(world.adapter.connect({ connectorId: world.connectorId }, patient()))
    expectNothingLeft(world)
    world.own.behave({ method: 'standard:connect', with: 'approve' })
    await world.adapter.connect({ connectorId: world.connectorId }, patient())
    return cause
  }
  const chains = ['solana:localnet']

  it.each([
    [[], 'wallet.noAccounts'],
    [[{ address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', chains: ['eip155:1'] }], 'wallet.noAccounts'],
    [null, 'wallet.badAccount'],
    ['nonsense', 'wallet.badAccount'],
    [[null], 'wallet.badAccount'],
    [[{}], 'wallet.badAccount'],
    [[{ address: 7, chains }], 'wallet.badAccount'],
    [[{ address: '<b>', chains }], 'wallet.badAccount'],
    [[{ address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', chains }], 'wallet.badAccount'],
    [[{ address: '1'.repeat(44), chains }], 'wallet.badAccount'],
  ])('accounts %j: %s', async (accounts, code) => {
    expect(await codeAfter({ answer: { accounts } })).toMatchObject({ code })
  })

  it.each([[undefined], [null], ['nonsense'], [7], [{}]])('answer %j: no account', async (answer) => {
    expect(await codeAfter({ answer })).toMatchObject({ code: 'wallet.noAccounts' })
  })

  it.each([
    [4001, '', 'wallet.rejected'],
    [-32002, '', 'wallet.pending'],
    [4100, '', 'wallet.unauthorized'],
    [4200, '', 'wallet.unsupportedMethod'],
    [4900, '', 'wallet.providerDisconnected'],
    [-32603, 'Please unlock your wallet', 'wallet.locked'],
    [0, 'User rejected the request.', 'wallet.rejected'],
    [0, 'Out of luck', 'unknown'],
  ])('error %i %j: %s', async (code, message, expected) => {
    expect(await codeAfter({ error: { code, message } })).toMatchObject({ code: expected })
  })

  it('shares all accounts that the user chose, the active one first', async () => {
    await using world = await open()
    const connecting = world.adapter.connect({ connectorId: world.connectorId }, patient())
    await world.own.nextRequest()
    world.own.approve({ accounts: world.addresses })
    expect((await connecting).accounts.map(({ address }) => address)).toEqual(world.addresses)
  })

  it('ends a late approval that makes no connection', async () => {
    await using world = await open()
    const approval = Promise.withResolvers<void>()
    const asked = Promise.withResolvers<void>()
    const disconnected = new Promise<void>((resolve) => {
      const features = {
        'standard:connect': {
          connect: () => {
            asked.resolve()
            return approval.promise
          },
        },
        'standard:disconnect': { disconnect: async () => resolve() },
        'standard:events': { on: () => undefined },
        'solana:signTransaction': {},
      }
      const wallet = { name: 'Malformed', chains: ['solana:localnet'], accounts: [{ address: 7 }], features }
      Reflect.apply(world.page().register, undefined, [wallet])
    })
    const controller = new AbortController()
    const asking = failureOf(world.adapter.connect({ connectorId: 'Malformed' }, controller.signal))
    await asked.promise
    controller.abort()
    expect(await asking).toMatchObject({ code: 'request.aborted' })
    const watch = watching(world.adapter)
    approval.resolve()
    await disconnected
    expect(watch.reports).toHaveLength(1)
    expectNothingLeft(world)
  })

  it('lets another wallet connect while one does not answer', async () => {
    await using world = await open()
    const other = sandbox.createWallet({ name: 'Other', namespaces: ['solana'], accounts: [2] })
    world.page().add(other)
    other.behave({ with: 'approve' })
    world.wallet.behave('hang')
    const controller = new AbortController()
    const hanging = failureOf(world.adapter.connect({ connectorId: world.connectorId }, controller.signal))
    await world.adapter.connect({ connectorId: 'Other' }, patient())
    controller.abort()
    expect(await hanging).toMatchObject({ code: 'request.aborted' })
    expect(watching(world.adapter).latest().current).toBe('Other')
  })

  it.each([[{ accounts: [] }], [{ accounts: 'nonsense' }], [{ chains: 7 }], [null]])(
    'survives a change to %j in the middle',
    async (change) => {
      await using world = await open()
      const connecting = world.adapter.connect({ connectorId: world.connectorId }, patient())
      await world.own.nextRequest()
      world.own.emit('standard:change', change)
      world.own.approve()
      expect(await connecting).toMatchObject({ caipNetworkId: world.networks[0] })
      expect(watching(world.adapter).latest()).toMatchObject({ current: world.connectorId })
    },
  )
})

describe('a connected wallet', () => {
  it('is disconnected when it is locked, and by invalid accounts', async () => {
    const { world, watch } = await openConnected()
    await using _ = world
    world.own.lock()
    await watch.until(({ current }) => current === null)
    expect(watch.latest().connections).toEqual([])
    world.own.unlock()
    await world.adapter.connect({ connectorId: world.connectorId }, patient())
    expect(watch.latest().current).toBe(world.connectorId)
  })

  it('is where its accounts are, whatever its events say', async () => {
    const { world, watch } = await openConnected()
    await using _ = world
    for (const change of [{ accounts: 'nonsense' }, null, { accounts: [{ address: 7 }] }, { features: {} }])
      world.own.emit('standard:change', change)
    world.own.switchAccount(1)
    await watch.until(({ connections }) => connections[0]?.accounts[0]?.address === world.addresses[1])
    expect(watch.latest()).toMatchObject({ current: world.connectorId })
  })

  it('is disconnected when it leaves the page', async () => {
    const { world, watch } = await openConnected()
    world.page().close()
    expect(watch.latest()).toEqual({ connectors: [], connections: [], current: null })
    expect(world.adapter.provider(world.connectorId)).toBeUndefined()
  })

  it.each([['hang'], [{ throw: undefined }], [{ error: { code: 7, message: 'No' } }]] as const)(
    'is disconnected here, when its own disconnect is %j',
    async (behaviour) => {
      const { world, own, adapter, connectorId } = await openConnected()
      await using _ = world
      own.behave({ method: 'standard:disconnect', with: behaviour })
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
      const disconnected = Promise.all([
        adapter.disconnect({ connectorId }, patient()),
        adapter.disconnect({ connectorId }, patient()),
      ])
      await vi.advanceTimersByTimeAsync(1_000)
      await disconnected
      expectNothingLeft(world)
    },
  )
})

describe('several wallets', () => {
  const openThree = async () => {
    const first = await openConnected()
    const ids = ['Second', 'Third'].map((name) => `${name} of ${first.connectorId}`)
    const others = ids.map((name) => sandbox.createWallet({ name, namespaces: ['solana'], accounts: [2] }))
    const [second, third] = others
    const [secondId = '', thirdId = ''] = ids
    if (!second || !third) throw new Error('There are three wallets.')
    for (const other of others) {
      other.behave({ with: 'approve' })
      first.world.page().add(other)
      await first.adapter.connect({ connectorId: other.name }, patient())
    }
    const reload = async () => {
      const adapter = await first.world.reload()
      for (const other of others) first.world.page().add(other)
      return adapter
    }
    return { ...first, second, third, secondId, thirdId, reload }
  }

  it('are connected at the same time; the next one replaces the one that leaves', async () => {
    const { world, adapter, watch, connectorId, secondId, thirdId } = await openThree()
    await using _ = world
    expect(watch.latest()).toMatchObject({
      connections: [{ connectorId: thirdId }, { connectorId }, { connectorId: secondId }],
      current: thirdId,
    })
    await adapter.activate({ connectorId: secondId }, patient())
    expect(watch.latest().current).toBe(secondId)
    await adapter.disconnect({ connectorId: secondId }, patient())
    expect(watch.latest()).toMatchObject({
      connections: [{ connectorId }, { connectorId: thirdId }],
      current: connectorId,
    })
  })

  it('are restored, even if the first hangs and the second throws', async () => {
    const { world, own, second, reload, connectorId, secondId, thirdId } = await openThree()
    await using _ = world
    own.behave({ method: 'standard:connect', with: 'hang' })
    second.behave({ method: 'standard:connect', with: { throw: 'no' } })
    const again = await reload()
    const watch = watching(again)
    const controller = new AbortController()
    const hanging = failureOf(again.reconnect({ connectorId }, controller.signal))
    expect(await failureOf(again.reconnect({ connectorId: secondId }, patient()))).toMatchObject({ code: 'unknown' })
    expect(await again.reconnect({ connectorId: thirdId }, patient())).toMatchObject({ connectorId: thirdId })
    controller.abort()
    expect(await hanging).toMatchObject({ code: 'request.aborted' })
    expect(watch.latest()).toMatchObject({ connections: [{ connectorId: thirdId }], current: thirdId })
  })

  it('are restored one by one, and the first stays active', async () => {
    const { world, reload, connectorId, secondId } = await openThree()
    await using _ = world
    const again = await reload()
    await again.reconnect({ connectorId: secondId }, patient())
    await again.reconnect({ connectorId }, patient())
    expect(watching(again).latest()).toMatchObject({ connections: [{}, {}], current: secondId })
  })

  it.each([[4001], [4100]])('are not restored when one answers %i without a prompt', async (code) => {
    const { world, own, connectorId } = await openConnected()
    await using _ = world
    own.behave({ method: 'standard:connect', with: { error: { code, message: '' } } })
    expect(await (await world.reload()).reconnect({ connectorId }, patient())).toBeNull()
  })
})

describe('a wallet that is slow to be restored', () => {
  /** A page with a wallet that the user has connected there before, and that answers when the test says so. */
  const openSlow = async () => {
    const world = await open()
    const connectorId = 'Slow'
    const asked: { silent: boolean; answer(): void }[] = []
    const disconnect = vi.fn(async () => undefined)
    const features = {
      'standard:connect': {
        connect: async (input?: { silent?: boolean }) => {
          const { promise, resolve } = Promise.withResolvers<void>()
          asked.push({ silent: input?.silent === true, answer: resolve })
          await promise
        },
      },
      'standard:disconnect': { disconnect },
      'standard:events': { on: () => undefined },
      'solana:signTransaction': {},
    }
    const account = { address: world.addresses[2], chains: world.networks }
    const slow = { name: connectorId, chains: world.networks, accounts: [account], features }
    Reflect.apply(world.page().register, undefined, [slow])
    const key = `portico.solana.1.${connectorId.toLowerCase()}`
    world.kept.set(key, world.networks[0])
    world.wallet.behave('approve')
    const controller = new AbortController()
    const restoring = world.adapter.reconnect({ connectorId }, controller.signal)
    restoring.catch(() => undefined)
    expect(asked).toMatchObject([{ silent: true }])
    return { ...world, world, asked, disconnect, connectorId, otherId: world.connectorId, key, controller, restoring }
  }

  it('stays disconnected if the user disconnects it meanwhile, on the next visit too [wallet-disconnect-untried]', async () => {
    const { world, adapter, asked, disconnect, connectorId, kept, key, restoring } = await openSlow()
    await using _ = world
    await adapter.disconnect({ connectorId }, patient())
    expect(disconnect).toHaveBeenCalledOnce()
    asked[0]?.answer()
    expect(await failureOf(restoring)).toMatchObject({ code: 'request.aborted' })
    // Its answer has connected it again.
    expect(disconnect).toHaveBeenCalledTimes(2)
    expectNothingLeft(world)
    expect(kept.has(key)).toBe(false)
    expect(await failureOf(adapter.disconnect({ connectorId }, patient()))).toMatchObject({
      code: 'wallet.notConnected',
    })
  })

  it('becomes active on the requested network if the user connects it meanwhile', async () => {
    const { world, adapter, asked, connectorId, otherId, restoring, networks, kept, key } = await openSlow()
    await using _ = world
    const watch = watching(adapter)
    await adapter.connect({ connectorId: otherId }, patient())
    const connecting = adapter.connect({ connectorId, caipNetworkId: networks[1] }, patient())
    expect(asked).toMatchObject([{ silent: true }, { silent: false }])
    asked[0]?.answer()
    expect(await restoring).toMatchObject({ connectorId, caipNetworkId: networks[0] })
    expect(watch.latest()).toMatchObject({ connections: [{ connectorId: otherId }, { connectorId }], current: otherId })
    asked[1]?.answer()
    const connection = await connecting
    expect(connection).toMatchObject({ connectorId, caipNetworkId: networks[1] })
    expect(watch.latest()).toMatchObject({ connections: [connection, { connectorId: otherId }], current: connectorId })
    expect(kept.get(key)).toBe(networks[1])
  })

  it('stays on its network if it does not have the requested one', async () => {
    const { world, adapter, asked, connectorId, restoring, networks } = await openSlow()
    await using _ = world
    const connecting = adapter.connect({ connectorId, caipNetworkId: world.unknownNetwork }, patient())
    for (const { answer } of asked) answer()
    await restoring
    expect(await connecting).toMatchObject({ connectorId, caipNetworkId: networks[0] })
    expect(watching(adapter).latest().current).toBe(connectorId)
  })

  it('is not connected once it is too late, but restored on the next visit [wallet-reconnect]', async () => {
    const { world, adapter, asked, otherId, kept, key, controller, restoring, networks } = await openSlow()
    await using _ = world
    controller.abort()
    expect(await failureOf(restoring)).toMatchObject({ code: 'request.aborted' })
    asked[0]?.answer()
    await adapter.connect({ connectorId: otherId }, patient())
    expect(watching(adapter).latest().connections).toMatchObject([{ connectorId: otherId }])
    expect(kept.get(key)).toBe(networks[0])
  })
})

describe('the network', () => {
  const networkIn = ({ adapter }: Pick<SolanaWorld, 'adapter'>) =>
    watching(adapter).latest().connections[0]?.caipNetworkId

  it('is the dApp’s choice, and survives a reload', async () => {
    const { world, adapter, connectorId, networks } = await openConnected()
    await using _ = world
    await adapter.switchNetwork({ caipNetworkId: networks[1] }, patient())
    const again = await world.reload()
    expect(await again.reconnect({ connectorId }, patient())).toMatchObject({ caipNetworkId: networks[1] })
  })

  it('is the one requested with the connection, or chosen before it', async () => {
    await using world = await open()
    const { adapter, connectorId, networks } = world
    world.wallet.behave('approve')
    const input = { connectorId, caipNetworkId: networks[1] }
    expect(await adapter.connect(input, patient())).toMatchObject({ caipNetworkId: networks[1] })
    await adapter.disconnect({ connectorId }, patient())
    await adapter.switchNetwork({ caipNetworkId: networks[0] }, patient())
    expectNothingLeft(world)
    expect(await adapter.connect({ connectorId }, patient())).toMatchObject({ caipNetworkId: networks[0] })
  })

  it('returns to the chosen one when the wallet supports it again', async () => {
    const { world, watch, wallet, networks } = await openConnected()
    await using _ = world
    const isOn = (network: string) => watch.until(({ connections }) => connections[0]?.caipNetworkId === network)
    wallet.switchNetwork(networks[1])
    await isOn(networks[1])
    world.own.setSolanaChains(networks[1], networks[0])
    await isOn(networks[0])
  })

  it('is one of the wallet’s own if the dApp has none that it supports', async () => {
    await using world = await open({ networks: [] })
    world.wallet.behave('approve')
    const connection = await world.adapter.connect({ connectorId: world.connectorId }, patient())
    expect(connection.caipNetworkId).toBe(world.networks[0])
  })

  it('accepts a wallet that lists no chains', async () => {
    const { world, watch, adapter, networks } = await openConnected()
    await using _ = world
    for (const chains of [[], 'nonsense', null]) world.own.emit('solana:state', { chains })
    world.own.switchAccount(1)
    await watch.until(({ connections }) => connections[0]?.accounts[0]?.address === world.addresses[1])
    await adapter.switchNetwork({ caipNetworkId: networks[1] }, patient())
    expect(networkIn(world)).toBe(networks[1])
  })
})

describe('the storage', () => {
  const keyOf = (id: string) => `portico.solana.1.${id.toLowerCase()}`

  it.each([['garbage'], ['eip155:1'], ['']])('with %j restores nothing', async (text) => {
    const { world, connectorId, kept } = await openConnected()
    await using _ = world
    kept.set(keyOf(connectorId), text)
    expect(await (await world.reload()).reconnect({ connectorId }, patient())).toBeNull()
  })

  it('can be forbidden', async () => {
    const { world, adapter, connectorId } = await openConnected({ forbidden: true })
    await using _ = world
    await adapter.disconnect({ connectorId }, patient())
    await adapter.connect({ connectorId }, patient())
    expect(await (await world.reload()).reconnect({ connectorId }, patient())).toBeNull()
  })

  it('is followed when another tab changes it', async () => {
    const { world, watch, connectorId, networks } = await openConnected()
    await using _ = world
    const tell = (key: string | null, newValue: string | null) =>
      world.page().window.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }))
    tell(keyOf(connectorId), networks[1])
    expect(watch.latest().connections[0]?.caipNetworkId).toBe(networks[1])
    tell(keyOf('another'), null)
    tell('another', null)
    tell(null, null)
    expect(watch.latest().current).toBe(connectorId)
    tell(keyOf(connectorId), null)
    expect(watch.latest()).toMatchObject({ connections: [], current: null })
  })
})
