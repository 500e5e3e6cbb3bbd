import { expect } from 'vitest'
import { eventually } from '../harness/eventually.ts'
import type { Check, World } from './world.ts'

/** A method's return value, read in the page. */
type Ask = () => unknown

interface Getter {
  ask: Ask
  /** Before any wallet is connected. */
  atRest: unknown
  /** While Harbour is connected and the modal is closed. */
  connected: unknown | ((world: World) => unknown)
}

const picture = expect.stringMatching(/^data:image\/svg/)
const one = expect.objectContaining({ id: 31337, name: 'Portico One', assets: { imageUrl: picture } })
const two = expect.objectContaining({ id: 31338, name: 'Portico Two' })
const harbour = expect.objectContaining({ connectorId: 'test.harbour', name: 'Harbour', status: 'connected' })
const theme = { '--w3m-accent': '#0a0', '--w3m-z-index': 1_000, '--w3m-font-size-master': '11px' }

/** Every method that only returns something, except those that need a check of their own. */
export const getters: Readonly<Record<string, Getter>> = {
  getIsConnectedState: { ask: () => dropIn.kit.getIsConnectedState(), atRest: false, connected: true },
  getWalletInfo: {
    ask: () => dropIn.kit.getWalletInfo('eip155'),
    atRest: undefined,
    connected: { id: 'test.harbour', name: 'Harbour', type: 'ANNOUNCED', icon: picture, rdns: 'test.harbour' },
  },
  getState: {
    ask: () => dropIn.kit.getState(),
    atRest: {
      ...{ open: false, loading: false, initialized: true },
      ...{ activeChain: 'eip155', selectedNetworkId: 'eip155:31338' },
    },
    connected: expect.objectContaining({ open: false, loading: false, selectedNetworkId: 'eip155:31337' }),
  },
  getRemoteFeatures: {
    ask: () => dropIn.kit.getRemoteFeatures(),
    atRest: expect.objectContaining({ email: true, socials: ['google', 'x'], multiWallet: true }),
    connected: expect.objectContaining({ swaps: ['1inch'], onramp: ['meld', 'coinbase'], activity: true }),
  },
  getThemeMode: { ask: () => dropIn.kit.getThemeMode(), atRest: 'light', connected: 'light' },
  getThemeVariables: { ask: () => dropIn.kit.getThemeVariables(), atRest: theme, connected: theme },
  getConnections: { ask: () => dropIn.kit.getConnections('eip155'), atRest: [], connected: [harbour] },
  getProvider: {
    ask: () =>
      dropIn.kit
        .getProvider<typeof dropIn.hooks.useAppKitProvider.walletProvider>('eip155')
        ?.request({ method: 'eth_chainId' }),
    atRest: undefined,
    connected: '0x7a69',
  },
  getWalletProvider: {
    ask: () => dropIn.kit.getWalletProvider() === dropIn.kit.getProvider('eip155') && dropIn.kit.getIsConnectedState(),
    atRest: false,
    connected: true,
  },
  getProviderType: { ask: () => dropIn.kit.getProviderType('eip155'), atRest: undefined, connected: 'ANNOUNCED' },
  getWalletProviderType: { ask: () => dropIn.kit.getWalletProviderType(), atRest: undefined, connected: 'ANNOUNCED' },
  getUniversalProvider: { ask: () => dropIn.kit.getUniversalProvider(), atRest: undefined, connected: undefined },
  getCaipNetwork: { ask: () => dropIn.kit.getCaipNetwork(), atRest: two, connected: one },
  getCaipNetworkId: { ask: () => dropIn.kit.getCaipNetworkId(), atRest: 'eip155:31338', connected: 'eip155:31337' },
  getCaipNetworks: { ask: () => dropIn.kit.getCaipNetworks('eip155'), atRest: [one, two], connected: [one, two] },
  getActiveChainNamespace: { ask: () => dropIn.kit.getActiveChainNamespace(), atRest: 'eip155', connected: 'eip155' },
  getAddress: { ask: () => dropIn.kit.getAddress(), atRest: undefined, connected: ({ address }: World) => address },
  getCaipAddress: {
    ask: () => dropIn.kit.getCaipAddress('eip155'),
    atRest: undefined,
    connected: ({ address }: World) => `eip155:31337:${address}`,
  },
  getChainId: { ask: () => dropIn.kit.getChainId(), atRest: 31338, connected: 31337 },
  getError: { ask: () => dropIn.kit.getError(), atRest: '', connected: '' },
  getEvent: {
    ask: () => dropIn.kit.getEvent(),
    atRest: expect.objectContaining({ data: expect.objectContaining({ event: 'INITIALIZE' }), reportedErrors: {} }),
    connected: expect.objectContaining({ data: expect.objectContaining({ event: 'MODAL_CLOSE' }) }),
  },
  getConnectMethodsOrder: {
    ask: () => dropIn.kit.getConnectMethodsOrder(),
    atRest: ['wallet', 'email', 'social'],
    connected: ['wallet', 'email', 'social'],
  },
  getAccount: {
    ask: () => dropIn.kit.getAccount('eip155'),
    atRest: expect.objectContaining({ isConnected: false, status: 'disconnected', allAccounts: [] }),
    connected: ({ address, other }: World) =>
      expect.objectContaining({
        ...{ address, isConnected: true, status: 'connected', caipAddress: `eip155:31337:${address}` },
        allAccounts: [address, other].map((each) => ({ namespace: 'eip155', address: each, type: 'eoa' })),
      }),
  },
  getSIWX: {
    ask: async () => {
      const sessions = await dropIn.kit.getSIWX()?.getSessions('eip155:31337', dropIn.kit.getAddress() ?? '0x')
      return sessions?.map(({ data }) => data.accountAddress)
    },
    atRest: [],
    connected: ({ address }: World) => [address],
  },
  options: { ask: () => dropIn.kit.options.metadata?.name, atRest: 'Test page', connected: 'Test page' },
  store: { ask: () => dropIn.kit.store.get().status, atRest: 'closed', connected: 'closed' },
}

const saying =
  (ask: Ask, expected: unknown): Check =>
  (world) =>
    eventually(() => world.page.evaluate(ask)).toEqual(typeof expected === 'function' ? expected(world) : expected)

const checksOf = (part: 'atRest' | 'connected') =>
  Object.fromEntries(Object.entries(getters).map(([name, getter]) => [name, saying(getter.ask, getter[part])]))

export const gettersAtRest = checksOf('atRest')
export const gettersConnected = checksOf('connected')
