import type { Features } from '../../machines/system.ts'
import type { AppKitHandle } from '../handle/types.ts'
import type { InstanceActions } from './instance-types.ts'
import { toThemeVariables } from './theme-variables.ts'

/** What AppKit's users do with the instance, besides what the handle does. */
export function createActions(kit: AppKitHandle): InstanceActions {
  let wishes: Partial<Features> = {}
  let unfollow: (() => void) | undefined

  /** Tells the kit that runs, and each that starts. */
  const setFeatures = (features: Partial<Features>) => {
    wishes = { ...wishes, ...features }
    unfollow?.()
    unfollow = kit.observe(({ kit: actor }) => {
      actor.send({ type: 'features.changed', features: wishes })
      return () => undefined
    })
  }

  const open: InstanceActions['replace'] = (view) => kit.open({ view })
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
    replace: open,
    redirect: open,
    updateFeatures({ activity, history = activity, ...features }) {
      const { send, receive, connectorTypeOrder, connectMethodsOrder, walletFeaturesOrder } = features
      const { legalCheckbox, collapseWallets, emailShowWallets } = features
      setFeatures({
        ...(send !== undefined && { send }),
        ...(receive !== undefined && { receive }),
        ...(history !== undefined && { activity: history }),
        ...(legalCheckbox !== undefined && { legalCheckbox }),
        ...(collapseWallets !== undefined && { collapseWallets }),
        ...(emailShowWallets !== undefined && { emailShowWallets }),
        ...(connectorTypeOrder && { connectorTypeOrder }),
        ...(connectMethodsOrder && { connectMethodsOrder }),
        ...(walletFeaturesOrder && { walletFeaturesOrder }),
      })
    },
    updateOptions({ themeMode, themeVariables }) {
      if (themeMode) kit.setThemeMode(themeMode)
      if (themeVariables) kit.setThemeVariables(toThemeVariables(themeVariables))
    },
    setConnectMethodsOrder: (connectMethodsOrder) => setFeatures({ connectMethodsOrder }),
    setCollapseWallets: (collapseWallets) => setFeatures({ collapseWallets }),
    setTermsConditionsUrl: (termsConditionsUrl) => setFeatures({ termsConditionsUrl }),
    setPrivacyPolicyUrl: (privacyPolicyUrl) => setFeatures({ privacyPolicyUrl }),
    setWalletFeaturesOrder: (walletFeaturesOrder) => setFeatures({ walletFeaturesOrder }),
  }
}
