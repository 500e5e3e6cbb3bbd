import { type Namespace, namespaces } from '../../core/namespaces.ts'
import type { AppKitHandle } from '../handle/types.ts'
import { subscribeTo } from '../store/subscribe-to.ts'
import type { InstanceGetters, InstanceSubscriptions } from './instance-types.ts'

type Providers = Partial<Record<Namespace, unknown>>

/** Compares providers by identity: they can contain anything, even themselves. */
const areSame = (one: Providers, other: Providers) => namespaces.every((each) => one[each] === other[each])

/** AppKit's subscriptions: each listener receives the new value. */
export function createSubscriptions(kit: AppKitHandle, getters: InstanceGetters): InstanceSubscriptions {
  const { store } = kit
  const readProviders = () => {
    const providers: Providers = {}
    for (const { namespace } of Object.values(store.get().accounts)) providers[namespace] = kit.getProvider(namespace)
    return providers
  }
  const readTheme = () => ({ themeMode: getters.getThemeMode(), themeVariables: getters.getThemeVariables() })
  return {
    subscribeWalletInfo: (listener, namespace) => subscribeTo(store, () => getters.getWalletInfo(namespace), listener),
    subscribeCaipNetworkChange: (listener) => subscribeTo(store, () => getters.getCaipNetwork(), listener),
    subscribeTheme: (listener) => subscribeTo(store, readTheme, listener),
    subscribeProviders: (listener) => subscribeTo(store, readProviders, listener, areSame),
    subscribeEvents: (listener) => subscribeTo(store, getters.getEvent, listener),
    subscribeRemoteFeatures: (listener) => subscribeTo(store, getters.getRemoteFeatures, listener),
  }
}
