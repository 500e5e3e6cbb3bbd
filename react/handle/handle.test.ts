// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AnyActorRef } from 'xstate'
import type { ChainAdapter } from '../../adapters/adapter.ts'
import type { Connection, Connector } from '../../core/connector.ts'
import { type Failure, PorticoError } from '../../core/errors.ts'
import {
  fox,
  foxConnection,
  lynx,
  lynxConnection,
  network,
  solana,
  stubAdapter,
} from '../../tests/support/stub-adapter.ts'
import { networkIn } from '../store/store.ts'
import { createHandle } from './app-kit.ts'
import type { AppKitOptions } from './options.ts'
import type { AppKitHandle } from './types.ts'

// jsdom renders nothing; rendering is tested in Chromium.
vi.mock('../modal/mount.tsx', () => ({
  prepareModal: async () => () => () => undefined,
  fetchFirstView: () => undefined,
}))

const two = { ...network, id: 31338, name: 'Portico Two' }
const hare: Connector = { ...fox, id: 'io.hare', name: 'Hare', icon: 'data:image/png,' }
const hareConnection: Connection = {
  ...foxConnection,
  connectorId: hare.id,
  accounts: [{ address: '0xA' }, { address: '0xB' }],
}
const address = foxConnection.accounts[0]?.address ?? ''

const solanaStub = () => stubAdapter({ connector: lynx, connection: lynxConnection })
let release: (() => void) | undefined
function start(options: Partial<AppKitOptions> = {}, stub = stubAdapter()) {
  const kit = createHandle({ adapters: [stub.adapter], networks: [network, two], ...options })
  release = kit.retain()
  return { kit, stub }
}
const until = (kit: AppKitHandle, check: () => boolean) =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (!check()) return
      stop()
      resolve()
    }
    const stop = kit.store.subscribe(look)
    look()
  })
const accountsOf = (kit: AppKitHandle) => kit.store.get().accounts
const isConnected = (kit: AppKitHandle, namespace: 'eip155' | 'solana' = 'eip155') =>
  until(kit, () => accountsOf(kit)[namespace]?.status === 'connected')
/** A kit with a running engine and a connected wallet. */
async function connected(options: Partial<AppKitOptions> = {}) {
  const { kit, stub } = start(options)
  await kit.open()
  stub.approve()
  await isConnected(kit)
  return { kit, stub }
}

beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})
afterEach(() => {
  release?.()
  vi.unstubAllGlobals()
})

describe('the state of each namespace [api-namespace-state]', () => {
  it('has the account and its network', async () => {
    const { kit } = await connected({
      networks: [{ ...network, blockExplorers: { default: { name: 'E', url: 'https://e.example' } } }],
    })
    const caipNetwork = networkIn(kit.store.get())
    expect(caipNetwork?.name).toBe('Portico One')
    expect(accountsOf(kit).eip155).toEqual({
      namespace: 'eip155',
      status: 'connected',
      accounts: [{ address }],
      address,
      caipAddress: `eip155:31337:${address}`,
      addressExplorerUrl: `https://e.example/address/${address}`,
      addressLabels: {},
      preferredAccountType: 'smartAccount',
      wallet: { id: 'io.fox', name: 'Fox', type: 'ANNOUNCED', rdns: 'io.fox' },
      connections: [{ connectorId: 'io.fox', name: 'Fox', accounts: [{ address }], caipNetwork, status: 'connected' }],
      recentConnections: [],
    })
    expect(kit.store.get().networks.eip155).toEqual({
      caipNetwork,
      requestedCaipNetworks: [caipNetwork],
      approvedCaipNetworkIds: undefined,
      supportsAllNetworks: true,
      smartAccountEnabledNetworks: [],
    })
  })

  it('says where the wallet’s user can have a smart account [embedded-smart-networks]', async () => {
    const enabled: Connection['smartAccountEnabledNetworks'] = ['eip155:31337', 'eip155:10']
    const stub = stubAdapter({ connection: { ...foxConnection, smartAccountEnabledNetworks: enabled } })
    const { kit } = start({}, stub)
    await kit.open()
    stub.approve()
    await isConnected(kit)
    expect(kit.store.get().networks.eip155?.smartAccountEnabledNetworks).toEqual(enabled)
    await kit.disconnect()
    await until(kit, () => accountsOf(kit).eip155?.status === 'disconnected')
    expect(kit.store.get().networks.eip155?.smartAccountEnabledNetworks).toEqual([])
  })

  it('hands the dApp its own definition of a network, whole [network-definition]', async () => {
    const definition = {
      ...network,
      rpcUrls: { ...network.rpcUrls, archive: { http: ['https://archive.example'] } },
      blockExplorers: { default: { name: 'E', url: 'https://e.example', apiUrl: 'https://e.example/api' } },
      assets: { imageUrl: 'https://e.example/icon.svg' },
      fees: { baseFeeMultiplier: () => 1n, defaultPriorityFee: 1n },
    }
    const named = { ...definition, chainNamespace: 'eip155', caipNetworkId: 'eip155:31337' }
    const { kit, stub } = await connected({ networks: [definition, two] })
    const heard: unknown[] = []
    kit.subscribeNetwork(({ caipNetwork }) => heard.push(caipNetwork))
    expect(networkIn(kit.store.get())).toEqual(named)
    expect(accountsOf(kit).eip155?.connections[0]).toMatchObject({
      caipNetwork: named,
      networkIcon: 'https://e.example/icon.svg',
    })
    expect(kit.getCaipNetworks()[0]).toEqual(named)
    stub.tell({ connectors: [fox], connections: [{ ...foxConnection, caipNetworkId: 'eip155:5' }], current: fox.id })
    expect(networkIn(kit.store.get())).toMatchObject({
      id: 5,
      name: 'Unknown Network',
      rpcUrls: { default: { http: [] } },
    })
    stub.tell({ connectors: [fox], connections: [foxConnection], current: fox.id })
    expect(heard).toEqual([expect.objectContaining({ id: 5 }), named])
  })

  it('is cleared on disconnect, except for what the dApp has selected', async () => {
    const { kit, stub } = await connected()
    stub.tell({
      connectors: [fox],
      connections: [{ ...foxConnection, supportsAllNetworks: false, approvedCaipNetworkIds: ['eip155:31337'] }],
      current: fox.id,
    })
    await kit.setPreferredAccountType('eoa', 'eip155')
    await kit.addAddressLabel(address, 'Mine')
    await kit.fetchBalance()
    expect(kit.store.get().networks.eip155).toMatchObject({
      supportsAllNetworks: false,
      approvedCaipNetworkIds: ['eip155:31337'],
    })
    expect(accountsOf(kit).eip155).toMatchObject({ balance: '1.23456789', balanceSymbol: 'ETH' })
    await kit.disconnect()
    expect(accountsOf(kit).eip155).toEqual({
      namespace: 'eip155',
      status: 'disconnected',
      accounts: [],
      addressLabels: { [address]: 'Mine' },
      preferredAccountType: 'eoa',
      connections: [],
      recentConnections: [],
    })
    expect(kit.store.get().networks.eip155).toMatchObject({
      supportsAllNetworks: true,
      approvedCaipNetworkIds: undefined,
    })
  })

  it('drops a balance together with its account and network', async () => {
    const { kit, stub } = await connected()
    for (const change of [{ accounts: [{ address: '0xB' }] }, { caipNetworkId: 'eip155:31338' as const }]) {
      await kit.fetchBalance()
      expect(accountsOf(kit).eip155?.balance).toBe('1.23456789')
      stub.tell({ connectors: [fox], connections: [{ ...foxConnection, ...change }], current: fox.id })
      expect(accountsOf(kit).eip155?.balance).toBeUndefined()
    }
  })

  it('has no name and no balance for a network that the dApp does not know', async () => {
    const { kit, stub } = await connected({ allowUnsupportedChain: true })
    stub.tell({ connectors: [fox], connections: [{ ...foxConnection, caipNetworkId: 'eip155:5' }], current: fox.id })
    expect(networkIn(kit.store.get())?.name).toBe('Unknown Network')
    expect(await kit.fetchBalance()).toEqual({
      data: undefined,
      error: 'Unsupported chain',
      isSuccess: false,
      isError: true,
    })
  })

  it('derives the active account and network from the active namespace', async () => {
    const other = solanaStub()
    const { adapter } = stubAdapter()
    const { kit } = start({ adapters: [adapter, other.adapter], networks: [network, solana] })
    await kit.open()
    expect([kit.getAccount().address, networkIn(kit.store.get())?.name]).toEqual([undefined, 'Portico One'])
    other.approve()
    await isConnected(kit, 'solana')
    expect([kit.getAccount().address, networkIn(kit.store.get())?.name]).toEqual(['So1', 'Solana'])
    expect(kit.getAccount('eip155')).toMatchObject({ status: 'disconnected', isConnected: false })
  })

  const asking = async () => {
    const other = solanaStub()
    const stub = stubAdapter()
    const { kit } = start({ adapters: [other.adapter, stub.adapter], networks: [network, two, solana] }, stub)
    await kit.open()
    other.approve()
    await isConnected(kit, 'solana')
    stub.approve()
    await isConnected(kit)
    const hangs = vi.fn(() => new Promise<void>(() => undefined))
    stub.working.switchNetwork = hangs
    const asked = kit.switchNetwork(two)
    await vi.waitFor(() => expect(hangs).toHaveBeenCalledOnce())
    return { kit, stub, asked }
  }
  const onTwo = { ...foxConnection, caipNetworkId: 'eip155:31338' as const }

  it('resolves a network switch when the wallet has switched, whatever the dApp has selected since', async () => {
    const { kit, stub, asked } = await asking()
    await kit.switchNetwork(solana)
    stub.tell({ connectors: [fox], connections: [onTwo], current: fox.id })
    await asked
    expect(kit.store.get().active).toBe('solana')
  })

  it('rejects a network switch if the adapter is removed', async () => {
    const { kit, asked } = await asking()
    const refused = expect(asked).rejects.toThrow('Request was aborted')
    await kit.removeAdapter('eip155')
    await refused
  })

  it('keeps the identity of what did not change', async () => {
    const { kit, stub } = await connected()
    const { accounts, networks } = kit.store.get()
    await kit.close()
    stub.tell({ connectors: [fox], connections: [{ ...foxConnection }], current: fox.id })
    expect([kit.store.get().accounts === accounts, kit.store.get().networks === networks]).toEqual([true, true])
  })
})

describe('several connections of a namespace [wallet-key] [wallet-recent]', () => {
  const several = async () => {
    const { kit, stub } = await connected({ features: { multiWallet: true } })
    stub.tell({ connectors: [fox, hare], connections: [foxConnection, hareConnection], current: fox.id })
    return { kit, stub }
  }
  const statuses = (kit: AppKitHandle) => accountsOf(kit).eip155?.connections.map(({ name, status }) => [name, status])

  it('reports the active one, and activates another with the requested account', async () => {
    const { kit, stub } = await several()
    expect(statuses(kit)).toEqual([
      ['Fox', 'connected'],
      ['Hare', 'active'],
    ])
    await kit.switchConnection({ connection: { connectorId: 'IO.HARE' }, address: 'eip155:31337:0xB' })
    expect(statuses(kit)).toEqual([
      ['Fox', 'active'],
      ['Hare', 'connected'],
    ])
    expect(kit.getAccount().address).toBe('0xB')
    await kit.switchConnection({ connection: hare && { connectorId: hare.id } })
    expect(stub.calls.filter((call) => call === 'activate')).toEqual(['activate'])
  })

  it('reports why it failed', async () => {
    const { kit, stub } = await several()
    stub.working.activate = () => Promise.reject(new PorticoError('wallet.locked'))
    await expect(kit.switchConnection({ connection: { connectorId: hare.id } })).rejects.toThrow('The wallet is locked')
    expect(statuses(kit)).toEqual([
      ['Fox', 'connected'],
      ['Hare', 'active'],
    ])
  })

  it('ends one connection and keeps the others: a deleted one is forgotten, a disconnected one becomes recent', async () => {
    const { kit } = await several()
    const recent = () => accountsOf(kit).eip155?.recentConnections.map(({ name }) => name)
    await kit.deleteConnection({ connectorId: hare.id })
    expect(statuses(kit)).toEqual([['Fox', 'connected']])
    expect(recent()).toEqual([])
    await kit.disconnect({ id: fox.id, namespace: 'eip155' })
    expect(statuses(kit)).toEqual([])
    expect(recent()).toEqual(['Fox'])
  })

  it('reports the accounts and network of recent connections, in every namespace, until they are forgotten [wallet-recent-kept]', async () => {
    const { kit, stub } = await connected({ features: { multiWallet: true } })
    const solana = solanaStub()
    await kit.addAdapter(solana.adapter)
    await isConnected(kit)
    solana.tell({ connectors: [lynx], connections: [lynxConnection], current: lynx.id })
    solana.tell({ connectors: [lynx], connections: [], current: null })
    stub.tell({ connectors: [fox], connections: [{ ...foxConnection, caipNetworkId: 'eip155:5' }], current: fox.id })
    stub.tell({ connectors: [fox], connections: [], current: null })
    const recent = (namespace: 'eip155' | 'solana') => accountsOf(kit)[namespace]?.recentConnections
    expect(recent('eip155')).toEqual([
      {
        connectorId: 'io.fox',
        name: 'Fox',
        accounts: [{ address }],
        caipNetwork: expect.objectContaining({ caipNetworkId: 'eip155:5' }),
        status: 'disconnected',
      },
    ])
    expect(recent('solana')).toMatchObject([{ name: 'Lynx', accounts: [{ address: 'So1' }] }])
    expect(localStorage.getItem('@appkit/connections')).toContain(address)
    await kit.deleteConnection({ connectorId: fox.id, namespace: 'eip155' })
    expect(recent('eip155')).toEqual([])
    expect(localStorage.getItem('@appkit/connections')).not.toContain(address)
  })

  it('lists recent connections whose wallets are available, connects them in the modal, and forgets them on request', async () => {
    localStorage.setItem(
      '@appkit/connections',
      JSON.stringify({ eip155: [{ connectorId: 'io.fox' }, { connectorId: 'io.gone' }] }),
    )
    const { kit, stub } = start({ features: { multiWallet: true }, enableReconnect: false })
    await kit.open()
    await until(kit, () => accountsOf(kit).eip155?.recentConnections.length === 1)
    expect(accountsOf(kit).eip155?.recentConnections).toEqual([
      { connectorId: 'io.fox', name: 'Fox', accounts: [], status: 'disconnected' },
    ])
    await kit.close()
    const asked = () => stub.calls.filter((call) => call === 'connect').length
    const refused = kit.switchConnection({ connection: { connectorId: fox.id } })
    await vi.waitFor(() => expect(asked()).toBe(1))
    await kit.close()
    await expect(refused).rejects.toThrow('Request was aborted')
    const switched = kit.switchConnection({ connection: { connectorId: fox.id } })
    await vi.waitFor(() => expect(asked()).toBe(2))
    stub.approve()
    await switched
    expect(accountsOf(kit).eip155?.recentConnections).toEqual([])
    stub.tell({ connectors: [fox], connections: [], current: null })
    localStorage.setItem('@appkit/connections', JSON.stringify({ eip155: [{ connectorId: 'io.fox' }] }))
    await kit.deleteConnection({ connectorId: fox.id })
    expect(accountsOf(kit).eip155?.recentConnections).toEqual([])
    expect(JSON.parse(localStorage.getItem('@appkit/connections') ?? '{}')).toMatchObject({
      eip155: [{ connectorId: 'io.fox', ended: true }],
    })
  })
})

describe('adapters that are added and removed [api-adapters]', () => {
  it('starts with those that exist at the start', async () => {
    const [evm, other] = [stubAdapter(), solanaStub()]
    const { kit } = start({ adapters: [evm.adapter], networks: [network, solana] }, evm)
    await kit.addAdapter(other.adapter)
    await kit.removeAdapter('eip155')
    expect([Object.keys(accountsOf(kit)), kit.store.get().active, networkIn(kit.store.get())?.name]).toEqual([
      ['solana'],
      'solana',
      'Solana',
    ])
    await kit.open()
    expect([evm.calls, other.calls]).toEqual([[], ['load']])
  })

  it('drops everything of a removed adapter, and restores its connection when it is added again', async () => {
    const other = solanaStub()
    const { kit, stub } = await connected({ networks: [network, solana] })
    await vi.waitUntil(() => stub.hearers() === 1)
    await kit.addAdapter(other.adapter)
    await vi.waitUntil(() => other.listeners() === 1)
    expect([stub.hearers(), other.hearers()]).toEqual([1, 1])

    await kit.removeAdapter('eip155')
    expect([stub.listeners(), stub.hearers(), stub.isAwake()]).toEqual([0, 0, false])
    expect([kit.store.get().active, Object.keys(accountsOf(kit)), Object.keys(kit.store.get().networks)]).toEqual([
      'solana',
      ['solana'],
      ['solana'],
    ])
    stub.tell({ connectors: [fox], connections: [], current: null })

    await kit.addAdapter(stub.adapter)
    await isConnected(kit)
    expect(stub.calls).toEqual(['load', 'reconnect'])
    expect(stub.listeners()).toBe(1)
  })

  it('has no active account once the last adapter is removed', async () => {
    const { kit } = await connected()
    await kit.removeAdapter('eip155')
    expect([kit.store.get().active, kit.getAccount().status]).toEqual([undefined, 'disconnected'])
    await expect(kit.disconnect()).resolves.toBeUndefined()
  })
})

describe('without a project [directory-prefetch]', () => {
  /** Lazy code may take a while. */
  const patient = { timeout: 15_000 }
  const directoryOf = async (options: Partial<AppKitOptions>) => {
    const { kit } = start(options)
    let root: AnyActorRef | undefined
    kit.observe((running) => {
      root = running.kit
      return () => undefined
    })
    await kit.open()
    await vi.waitFor(() => expect(root?.getSnapshot().matches({ projectServices: 'loading' })).toBe(false), patient)
    const directory: AnyActorRef | undefined = root?.system.get('directory')
    if (directory) await vi.waitFor(() => expect(directory.getSnapshot().hasTag('settled')).toBe(true), patient)
    // A notice that waits for its chart is delivered too.
    await vi.waitFor(() => expect(root?.getSnapshot().matches({ notices: 'loading' })).toBe(false), patient)
    const alerts: AnyActorRef | undefined = root?.system.get('alerts')
    return {
      custom: directory?.getSnapshot().context.custom.map(({ name }: { name: string }) => name),
      all: directory?.getSnapshot().context.input.allWallets,
      alerts: alerts?.getSnapshot().context.alerts.map(({ failure }: { failure: Failure }) => failure.code) ?? [],
    }
  }

  it('offers the dApp’s own wallets, and waits for no others', async () => {
    const asked = vi.fn()
    vi.stubGlobal('fetch', asked)
    const customWallets = [{ id: 'own', name: 'Own Wallet', mobile_link: 'own://' }]
    expect(await directoryOf({ customWallets })).toEqual({ custom: ['Own Wallet'], all: 'HIDE', alerts: [] })
    expect(asked).not.toHaveBeenCalled()
  })

  it('has a complete list if the dApp brings its own client', async () => {
    expect(await directoryOf({ universalProvider: {} })).toEqual({ custom: [], all: 'HIDE', alerts: [] })
  })

  it.each([{ featuredWalletIds: ['a'] }, { projectId: '' }])(
    'tells the developer that %o needs one',
    async (options) => {
      expect(await directoryOf(options)).toMatchObject({ all: 'HIDE', alerts: ['config.project'] })
    },
  )

  it('asks no service if nothing needs one', async () => {
    expect(await directoryOf({})).toMatchObject({ custom: undefined, alerts: [] })
  })
})

describe('the dApp’s own notices [notice-own]', () => {
  async function telling() {
    const { kit } = start()
    let root: AnyActorRef | undefined
    kit.observe((running) => {
      root = running.kit
      return () => undefined
    })
    await kit.headless()
    return {
      kit,
      snack: () => root?.system.get('snackbar')?.getSnapshot().context.message,
      toasts: () => root?.system.get('toasts')?.getSnapshot().context.toasts,
    }
  }

  it('a notice is a snackbar in the open modal, and a toast beside a closed one', async () => {
    const { kit, snack, toasts } = await telling()
    await kit.showSuccessMessage('Saved {as} it is')
    await vi.waitFor(() =>
      expect([snack(), toasts()]).toMatchObject([
        null,
        [{ variant: 'success', message: 'Saved {as} it is', duration: 2_000 }],
      ]),
    )
    await kit.open()
    await kit.showErrorMessage(new Error('Out of stock'))
    expect(snack()).toEqual({ variant: 'error', message: 'Out of stock' })
  })

  it.each([
    ['a word', 'a word'],
    [{ issues: [{ message: 'Required' }, { message: 'Invalid' }], message: '[]' }, 'Required'],
    [new PorticoError('wallet.rejected'), 'User rejected the request'],
    [undefined, 'Unknown error'],
    [{}, 'Unknown error'],
  ])('the notice for %o says %j', async (cause, message) => {
    const { kit, toasts } = await telling()
    await kit.showErrorMessage(cause)
    await vi.waitFor(() => expect(toasts()).toMatchObject([{ variant: 'error', message }]))
  })

  it('a notice reports an unknown error if the cause can’t be read', async () => {
    const { kit, toasts } = await telling()
    const unreadable = {
      get message() {
        throw new Error('Not for you.')
      },
    }
    await kit.showErrorMessage(unreadable)
    await vi.waitFor(() => expect(toasts()).toMatchObject([{ message: 'Unknown error' }]))
  })

  it('a notice appears where the dApp says [notice-position]', async () => {
    const { kit, toasts } = await telling()
    await kit.showErrorMessage('one', { position: 'top-left' })
    await kit.showSuccessMessage('two', { position: 'bottom-center' })
    await kit.showToast({ message: 'three', position: 'top-right' })
    await kit.showToast({ message: 'four' })
    await vi.waitFor(() =>
      expect(toasts()).toEqual([
        expect.not.objectContaining({ position: expect.anything() }),
        expect.objectContaining({ message: 'three', position: 'top-right' }),
        expect.objectContaining({ message: 'two', position: 'bottom-center' }),
        expect.objectContaining({ message: 'one', position: 'top-left' }),
      ]),
    )
  })

  it('a toast stays for the given time, until it is replaced or dismissed', async () => {
    const { kit, toasts } = await telling()
    const id = await kit.showToast({ type: 'loading', message: 'Minting' })
    await vi.waitFor(() => expect(toasts()).toMatchObject([{ id, variant: 'loading', duration: null }]))
    expect(await kit.showToast({ id, type: 'success', message: 'Minted', duration: 9_000 })).toBe(id)
    expect(toasts()).toMatchObject([{ id, variant: 'success', message: 'Minted', duration: 9_000 }])
    await kit.dismissToast(id)
    expect(toasts()).toEqual([])
  })
})

describe('the dApp’s own images [directory-assets]', () => {
  it('are those of its networks, also of later ones', async () => {
    const chainImages = { 31337: 'https://e.example/one.svg', 31338: 'https://e.example/two.svg' }
    const assets = { imageId: 'one', imageUrl: 'https://e.example/old.svg' }
    const { kit } = start({ networks: [{ ...network, assets }], chainImages })
    await kit.addNetwork('eip155', two)
    expect(kit.getCaipNetworks().map((each) => each.assets)).toEqual([
      { imageId: 'one', imageUrl: 'https://e.example/one.svg' },
      { imageUrl: 'https://e.example/two.svg' },
    ])
  })

  it('are those of its connectors', async () => {
    const { kit } = await connected({ connectorImages: { 'io.fox': 'https://e.example/fox.svg' } })
    expect(accountsOf(kit).eip155).toMatchObject({
      wallet: { icon: 'https://e.example/fox.svg' },
      connections: [{ icon: 'https://e.example/fox.svg' }],
    })
  })
})

describe('what a project’s settings say about several wallets [config-remembered] [api-multi-wallet]', () => {
  const stored = () => {
    localStorage.setItem('@appkit/connection_status', 'connected')
    const connections = { eip155: [{ connectorId: 'io.fox' }, { connectorId: 'io.rabbit' }] }
    localStorage.setItem('@appkit/connections', JSON.stringify(connections))
  }
  const tried = (stub: ReturnType<typeof stubAdapter>) => stub.calls.filter((call) => call === 'reconnect').length

  it.each([
    [{ projectId: 'p' }, 'true', 2, 'enabled'],
    [{ projectId: 'p', features: { multiWallet: true } }, 'false', 1, 'unknown'],
    [{ projectId: 'p' }, undefined, 1, 'unknown'],
    [{}, 'true', 1, 'disabled'],
    [{ features: { multiWallet: true } }, undefined, 2, 'enabled'],
  ] as const)('%o with %s remembered tries %i of two stored wallets', async (options, said, count, known) => {
    stored()
    if (said) localStorage.setItem('@appkit/multi_wallet', said)
    const { kit, stub } = start(options)
    await until(kit, () => kit.store.get().initialized)
    expect([tried(stub), kit.store.get().multiWallet]).toEqual([count, known])
  })
})

it('tells every adapter the dApp’s node URLs [node-order]', async () => {
  const received: unknown[] = []
  const telling = (adapter: ChainAdapter): ChainAdapter =>
    Object.assign(adapter, { setNodes: (nodes: unknown) => received.push(nodes) })
  const customRpcUrls = { 'eip155:31337': [{ url: 'https://node.example' }] }
  const options = { projectId: 'p', customRpcUrls, endpoints: { rpc: 'https://rpc.example' } }
  const { kit } = start({ adapters: [telling(stubAdapter().adapter)], ...options })
  await kit.addAdapter(telling(stubAdapter({ connector: { ...fox, namespace: 'solana' } }).adapter))
  const nodes = { projectId: 'p', customRpcUrls, rpcHost: 'https://rpc.example' }
  expect(received).toEqual([nodes, nodes])
})

describe('adding and removing networks [network-come-and-go]', () => {
  const names = (kit: AppKitHandle) => kit.store.get().networks.eip155?.requestedCaipNetworks.map(({ name }) => name)

  it('shows the changes at once, before the kit runs and after', async () => {
    const { kit, stub } = start({ networks: [network] })
    await kit.addNetwork('eip155', two)
    expect(names(kit)).toEqual(['Portico One', 'Portico Two'])
    await kit.open()
    expect(stub.networks()).toEqual(['Portico One', 'Portico Two'])
    await kit.removeNetwork('eip155', 31337)
    expect([names(kit), stub.networks()]).toEqual([['Portico Two'], ['Portico Two']])
    await kit.addNetwork('eip155', { ...two, name: 'Second' })
    expect([names(kit), stub.networks()]).toEqual([['Second'], ['Second']])
    expect(kit.getCaipNetworks('eip155').map(({ caipNetworkId }) => caipNetworkId)).toEqual(['eip155:31338'])
    expect(kit.getCaipNetworks()).toEqual(kit.getCaipNetworks('eip155'))
  })

  it('selects the first remaining network if the active one is removed', async () => {
    const { kit } = await connected()
    await kit.removeNetwork('eip155', 31337)
    await until(kit, () => networkIn(kit.store.get())?.name === 'Portico Two')
  })

  it('switches to a network that the dApp read from the kit', async () => {
    const { kit } = await connected()
    const [, second] = kit.getCaipNetworks()
    if (!second) throw new Error('There are two')
    await kit.switchNetwork(second)
    expect(networkIn(kit.store.get())?.name).toBe('Portico Two')
  })
})

describe('what a dApp sets for an account', () => {
  it('prefers an account type before the kit runs and after, or what the options say', async () => {
    const { kit } = start({ defaultAccountTypes: { eip155: 'eoa' } })
    const preferred = () => accountsOf(kit).eip155?.preferredAccountType
    expect(preferred()).toBe('eoa')
    await kit.setPreferredAccountType('smartAccount', 'eip155')
    expect(preferred()).toBe('smartAccount')
    await kit.open()
    expect(preferred()).toBe('smartAccount')
    await kit.setPreferredAccountType('eoa', 'eip155')
    expect(preferred()).toBe('eoa')
  })

  it('labels of addresses, plain or CAIP-10, which it can remove', async () => {
    const { kit } = start()
    const labels = () => accountsOf(kit).eip155?.addressLabels
    await kit.addAddressLabel('0xA', 'One')
    await kit.addAddressLabel('eip155:1:0xB', 'Two')
    await kit.open()
    expect(labels()).toEqual({ '0xA': 'One', '0xB': 'Two' })
    await kit.removeAddressLabel('0xA')
    expect(labels()).toEqual({ '0xB': 'Two' })
  })

  it('resetting an account ends its connections', async () => {
    const { kit, stub } = await connected()
    await kit.resetAccount('eip155')
    expect([kit.getAccount().isConnected, stub.calls.at(-1)]).toEqual([false, 'disconnect'])
  })
})

describe('what a dApp subscribes to and reads', () => {
  it('a subscriber hears only of its own part, until it unsubscribes', async () => {
    const { kit, stub } = start()
    await kit.open()
    const heard: unknown[] = []
    const ends = [
      kit.subscribeAccount(({ address: is }) => heard.push(['account', is])),
      kit.subscribeNetwork(({ chainId }) => heard.push(['network', chainId])),
      kit.subscribeState(({ open }) => heard.push(['open', open])),
      kit.subscribeConnections((all) => heard.push(['connections', all.map(({ name }) => name)])),
    ]
    stub.approve()
    await kit.close()
    await kit.switchNetwork(two)
    expect(heard).toEqual([
      ['account', address],
      ['connections', ['Fox']],
      ['open', false],
      ['account', address],
      ['network', 31338],
      ['open', false],
      ['connections', ['Fox']],
    ])
    for (const end of ends) end()
    await kit.disconnect()
    expect(heard).toHaveLength(7)
  })

  it('the kit returns the live provider of the active connection', async () => {
    const { kit, stub } = start()
    expect(kit.getProvider('eip155')).toBeUndefined()
    await kit.open()
    stub.approve()
    await isConnected(kit)
    expect(kit.getProvider('eip155')).toBe(stub.working.provider(fox.id))
  })

  it('the kit returns a balance, or says why there is none', async () => {
    const { kit, stub } = start()
    expect(await kit.fetchBalance()).toEqual({
      data: undefined,
      error: 'Connector not connected',
      isSuccess: false,
      isError: true,
    })
    expect(stub.calls).toEqual([])
    await kit.open()
    stub.approve()
    expect(await kit.fetchBalance()).toEqual({
      data: { balance: '1.23456789', symbol: 'ETH' },
      error: null,
      isSuccess: true,
      isError: false,
    })
    stub.working.balance = () => Promise.reject(new PorticoError('rpc.failed'))
    expect(await kit.fetchBalance()).toMatchObject({ error: 'The node did not answer', isError: true })
  })

  it('all callers share one balance, including the account view [account-balance-one]', async () => {
    const { kit, stub } = start()
    await kit.open()
    stub.approve()
    await isConnected(kit)
    await kit.close()
    const asked = vi.spyOn(stub.working, 'balance')
    const answers = await Promise.all([kit.fetchBalance(), kit.fetchBalance()])
    expect(answers.map(({ data }) => data?.balance)).toEqual(['1.23456789', '1.23456789'])
    await kit.open()
    expect(asked).toHaveBeenCalledTimes(1)
    await kit.fetchBalance()
    expect(asked).toHaveBeenCalledTimes(2)
  })

  it('the page also shows the balance that the open account view fetches [account-balance-one]', async () => {
    const { kit, stub } = start()
    await kit.open()
    stub.approve()
    await isConnected(kit)
    await kit.open({ view: 'Account' })
    await vi.waitFor(() => expect(kit.store.get().accounts.eip155?.balance).toBe('1.23456789'))
  })

  it('after a balance could not be fetched, no node is asked again for 30 s [account-balance-gap]', async () => {
    const { kit, stub } = start()
    await kit.open()
    stub.approve()
    await isConnected(kit)
    await kit.close()
    const balance = vi.fn(() => Promise.reject(new PorticoError('rpc.failed')))
    stub.working.balance = balance
    for (const _ of [1, 2])
      expect(await kit.fetchBalance()).toMatchObject({ error: 'The node did not answer', isError: true })
    expect(balance).toHaveBeenCalledTimes(1)
  })

  it('the kit does not open what is not a view, such as a click event', async () => {
    const { kit } = start()
    await kit.open(Object.assign(new MouseEvent('click')) as never)
    expect(kit.store.get().modal).toBe('connect')
    await kit.open({ view: 'GetWallet' as never })
    expect(kit.store.get().modal).toBe('connect')
  })
})

describe('wallet lists that a dApp renders itself', () => {
  it('settle each attempt to connect: replaced by another, reset, or approved by the wallet', async () => {
    const { kit, stub } = start()
    await kit.open()
    stub.tell({ connectors: [fox, hare], connections: [], current: null })
    const headless = await kit.headless()
    const named = (name: string) => {
      const wallet = kit.store.get().headless?.wallets.find((each) => each.name === name)
      if (!wallet) throw new Error(`no ${name}`)
      return wallet
    }
    const connecting = () => kit.store.get().headless?.connectingWallet?.name
    const replaced = headless.connect(named('Fox'))
    const reset = headless.connect(named('Hare'))
    await expect(replaced).rejects.toMatchObject({ code: 'request.aborted' })
    expect(connecting()).toBe('Hare')
    headless.resetConnectingWallet()
    await expect(reset).rejects.toMatchObject({ code: 'request.aborted' })
    expect(connecting()).toBeUndefined()
    const approved = headless.connect(named('Fox'))
    stub.approve()
    await approved
    expect(connecting()).toBeUndefined()
  })
})

describe('the errors for misuse by a dApp [error-options]', () => {
  const noNamespace = undefined as never
  const nowhere = { ...network, id: 9, name: 'Nowhere' }
  const unplaced = { ...network, caipNetworkId: 'tezos:1' as never }

  it.each<[string, string, (kit: AppKitHandle) => Promise<unknown> | unknown]>([
    [
      'addAdapter without a namespace',
      'ChainController:addAdapter - adapter must have a namespace',
      (kit) => kit.addAdapter({ ...stubAdapter().adapter, namespace: noNamespace }),
    ],
    [
      'addAdapter of an unknown namespace',
      'ChainController:addAdapter - adapter must have a namespace',
      (kit) => kit.addAdapter({ ...stubAdapter().adapter, namespace: 'tezos' as never }),
    ],
    [
      'addAdapter of one that is there',
      'The namespace has an adapter already',
      (kit) => kit.addAdapter(stubAdapter().adapter),
    ],
    ['removeAdapter of none', 'Chain adapter not found', (kit) => kit.removeAdapter('bip122')],
    ['addNetwork without an adapter', 'Chain adapter not found', (kit) => kit.addNetwork('solana', solana)],
    ['getProvider without an adapter', 'Chain adapter not found', async (kit) => kit.getProvider('bip122')],
    [
      'setPreferredAccountType without an adapter',
      'Chain adapter not found',
      (kit) => kit.setPreferredAccountType('eoa', 'solana'),
    ],
    [
      'addNetwork without a namespace',
      'getNetworkControllerClient - chain is required',
      (kit) => kit.addNetwork(noNamespace, two),
    ],
    [
      'removeNetwork without a namespace',
      'getNetworkControllerClient - chain is required',
      (kit) => kit.removeNetwork(noNamespace, 1),
    ],
    [
      'addNetwork of another namespace',
      'switchActiveNetwork - namespace is required',
      (kit) => kit.addNetwork('eip155', { ...solana, caipNetworkId: 'solana:devnet' }),
    ],
    [
      'switchNetwork without a namespace',
      'switchActiveNetwork - namespace is required',
      (kit) => kit.switchNetwork({ ...network, chainNamespace: '' as never }),
    ],
    [
      'switchNetwork of an unknown namespace',
      'switchActiveNetwork - namespace is required',
      (kit) => kit.switchNetwork(unplaced),
    ],
    ['switchNetwork to an unknown one', 'Network not found', (kit) => kit.switchNetwork(nowhere)],
    ['switchNetwork without an adapter', 'NetworkController client not set', (kit) => kit.switchNetwork(solana)],
    ['disconnect without an adapter', 'ConnectionController client not set', (kit) => kit.disconnect('solana')],
    [
      'switchConnection without an adapter',
      'ConnectionController client not set',
      (kit) => kit.switchConnection({ connection: { connectorId: 'x' }, namespace: 'solana' }),
    ],
    [
      'resetAccount without a namespace',
      'Chain is required to update chain account data',
      (kit) => kit.resetAccount(noNamespace),
    ],
    [
      'setPreferredAccountType without a namespace',
      'Chain is required to set account prop',
      (kit) => kit.setPreferredAccountType('eoa', noNamespace),
    ],
    ['addAddressLabel of half an address', 'Invalid CAIP Address', (kit) => kit.addAddressLabel('eip155:0xA', 'Mine')],
    [
      'switchConnection to half an address',
      'Invalid CAIP Address',
      (kit) => kit.switchConnection({ connection: { connectorId: 'x' }, address: 'tezos:1:0xA' }),
    ],
  ])('%s: %s', async (_, sentence, misuse) => {
    const { kit } = start({ networks: [network, two, solana] })
    const thrown = await Promise.resolve()
      .then(() => misuse(kit))
      .then(
        () => undefined,
        (cause: unknown) => cause,
      )
    expect(thrown).toBeInstanceOf(PorticoError)
    expect(thrown instanceof Error && thrown.message).toBe(sentence)
  })

  it('addAddressLabel without any namespace', async () => {
    const { kit } = start({ adapters: [] })
    await expect(kit.addAddressLabel('0xA', 'Mine')).rejects.toThrow('Chain is required to set account prop')
  })

  it('createAppKit without a network', () => {
    const make = () => createHandle({ adapters: [], networks: [] as never })
    expect(make).toThrow(PorticoError)
    expect(make).toThrow('Network not found')
  })
})
