import { nameNetwork } from '../../core/network.ts'
import { systemIds } from '../../core/system-ids.ts'
import type { AppKitHandle } from '../handle/types.ts'
import { type FeatureChanges, warnDropped } from './feature-changes.ts'
import type { InstanceActions } from './instance-types.ts'
import { toThemeVariables } from './theme-variables.ts'

/** The AppKit actions that the handle itself does not have. */
export function createActions(kit: AppKitHandle, changes: FeatureChanges): InstanceActions {
  const open: InstanceActions['redirect'] = (view) => kit.open({ view })
  return {
    ready: () =>
      new Promise((resolve) => {
        if (kit.store.get().initialized) return resolve()
        const end = kit.store.subscribe(() => {
          if (!kit.store.get().initialized) return
          end()
          resolve()
        })
      }),
    async replace(view) {
      if (kit.store.get().status !== 'open') return open(view)
      const { isOpenView } = await import('../../core/routes.ts')
      const route = view === 'ConnectingWalletConnectBasic' ? 'ConnectingWalletConnect' : view
      kit.observe(({ kit: actor }) => {
        if (isOpenView(route)) actor.send({ type: 'nav.replace', route })
        return () => undefined
      })()
    },
    redirect: open,
    updateFeatures: changes.update,
    updateOptions({ themeMode, themeVariables, features, enableEIP6963, ...options }) {
      const { termsConditionsUrl, privacyPolicyUrl, enableWallets, enableWalletGuide, ...others } = options
      if (themeMode) kit.setThemeMode(themeMode)
      if (themeVariables) kit.setThemeVariables(toThemeVariables(themeVariables))
      if (features) changes.update(features)
      if (enableEIP6963 !== undefined) void kit.setEIP6963Enabled(enableEIP6963)
      changes.set({ termsConditionsUrl, privacyPolicyUrl, enableWallets, enableWalletGuide })
      warnDropped('updateOptions', Object.keys(others))
    },
    resetNetwork(namespace) {
      const { active, accounts } = kit.store.get()
      if (namespace !== active || accounts[namespace]?.caipAddress) return
      const { defaultNetwork } = kit.options
      const own = kit.getCaipNetworks(namespace)
      const named = defaultNetwork && nameNetwork(defaultNetwork).caipNetworkId
      const first = own.find(({ caipNetworkId }) => caipNetworkId === named) ?? own[0]
      // If the engine fails to load, the network stays, as with every method that changes it.
      if (first) void kit.switchNetwork(first).catch(() => undefined)
    },
    resetWcConnection() {
      kit.observe(({ kit: actor }) => {
        const headless = actor.system.get(systemIds.headless)
        for (const type of ['code.reset', 'connection.reset']) headless?.send({ type })
        return () => undefined
      })()
    },
    setConnectMethodsOrder: (connectMethodsOrder) => changes.set({ connectMethodsOrder }),
    setCollapseWallets: (collapseWallets) => changes.set({ collapseWallets }),
    setTermsConditionsUrl: (termsConditionsUrl) => changes.set({ termsConditionsUrl }),
    setPrivacyPolicyUrl: (privacyPolicyUrl) => changes.set({ privacyPolicyUrl }),
    setWalletFeaturesOrder: (walletFeaturesOrder) => changes.set({ walletFeaturesOrder }),
    setSocialsOrder: (socials) => changes.wish({ socials }),
  }
}
