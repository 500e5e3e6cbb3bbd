import type { Namespace } from '../../core/namespaces.ts'
import { prefersDark } from '../handle/theme.ts'
import type { AppKitHandle } from '../handle/types.ts'
import { remoteOf } from '../store/remote-features.ts'
import { isOpen, readEvent, readState } from '../store/selectors.ts'
import { accountIn, type ReadableStore } from '../store/store.ts'
import type { FeatureChanges } from './feature-changes.ts'
import type { InstanceGetters } from './instance-types.ts'

/** Events that start another attempt to connect, or end one successfully. */
const clearing: readonly string[] = ['MODAL_OPEN', 'SELECT_WALLET', 'CONNECT_SUCCESS']

/** Keeps the message of the last failed attempt to connect. Unrelated events don't clear it. */
function followErrors(store: ReadableStore): () => string {
  let { event: last } = store.get()
  let error = ''
  store.subscribe(() => {
    const { event } = store.get()
    if (event === last) return
    last = event
    const { data } = event
    if (data.event === 'CONNECT_ERROR') error = data.properties.message
    else if (clearing.includes(data.event)) error = ''
  })
  return () => error
}

/** The getters of AppKit's instance, derived from the state that hooks read. */
export function createGetters(kit: AppKitHandle, changes: FeatureChanges): InstanceGetters {
  const { get } = kit.store
  const accountOf = (namespace?: Namespace) => accountIn(get(), namespace)
  const networkOf: InstanceGetters['getCaipNetwork'] = (namespace = get().active, id) =>
    id === undefined
      ? namespace && get().networks[namespace]?.caipNetwork
      : kit.getCaipNetworks(namespace).find((network) => network.id === id || network.caipNetworkId === id)
  return {
    getIsConnectedState: () => accountOf()?.caipAddress !== undefined,
    isOpen: () => isOpen(get()),
    getWalletInfo: (namespace) => accountOf(namespace)?.wallet,
    getState: () => readState(get()),
    getRemoteFeatures: () => remoteOf(get().features),
    getThemeMode: () => get().themeMode ?? (prefersDark()?.matches ? 'dark' : 'light'),
    getThemeVariables: () => get().themeVariables,
    getConnections: (namespace) => accountOf(namespace)?.connections ?? [],
    getRecentConnections: (namespace) => accountOf(namespace)?.recentConnections ?? [],
    getProviderType: (namespace) => accountOf(namespace)?.wallet?.type,
    getWalletProvider() {
      const { active } = get()
      return active && kit.getProvider(active)
    },
    getWalletProviderType: () => accountOf()?.wallet?.type,
    getUniversalProvider: () => kit.options.universalProvider,
    getEvent: () => readEvent(get().event),
    getCaipNetwork: networkOf,
    getCaipNetworkId: (namespace) => networkOf(namespace)?.caipNetworkId,
    getActiveChainNamespace: () => get().active,
    getAddress: (namespace) => accountOf(namespace)?.address,
    getCaipAddress: (namespace) => accountOf(namespace)?.caipAddress,
    getChainId: (namespace) => networkOf(namespace)?.id,
    getError: followErrors(kit.store),
    getConnectMethodsOrder: () => changes.own.connectMethodsOrder ?? kit.options.features?.connectMethodsOrder ?? [],
  }
}
