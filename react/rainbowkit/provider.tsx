import { useContext, useEffect, useMemo } from 'react'
import { useConfig } from 'wagmi'
import type { ListExtra } from '../../core/features.ts'
import { inDevelopment } from '../../core/in-development.ts'
import type { AppKitOptions } from '../handle/options.ts'
import { createAppKit } from '../handle/singleton.ts'
import type { AppKit } from '../handle/types.ts'
import { AppKitProvider } from '../provider.tsx'
import { AuthenticationContext } from './authentication.tsx'
import { optionsOf } from './default-config.ts'
import { Disclaimer } from './disclaimer.tsx'
import { foreignConfig } from './foreign-config.ts'
import type { RainbowKitProviderProps } from './provider-types.ts'
import { RecentTransactions } from './recent-list.tsx'
import { takeUpTransactions } from './recent-transactions.ts'
import { isSystemDark, useSystemDark } from './system-mode.ts'
import { type Theme, themeOptions } from './themes.ts'
import { warnLocale, warnUnheeded } from './unheeded.ts'

const below = ['disclaimer'] as const
const beside = ['lessons'] as const

/**
 * The kit options from the page's config and the provider's props.
 * @throws `adapter.notFound` for a config of another origin.
 */
export function optionsFor(made: AppKitOptions | undefined, props: RainbowKitProviderProps): AppKitOptions {
  if (!made) throw foreignConfig()
  const { theme, initialChain, appInfo, modalSize, locale, showRecentTransactions } = props
  const { metadata, networks, features } = made
  const { learnMoreUrl, disclaimer } = appInfo ?? {}
  const listExtras: ListExtra[] = [...(disclaimer ? below : []), ...(modalSize === 'wide' ? beside : [])]
  const told = {
    ...(learnMoreUrl && { learnMoreUrl }),
    ...(listExtras.length > 0 && { listExtras }),
    ...(showRecentTransactions === false && { activity: false }),
    ...(showRecentTransactions && { recentTransactions: true }),
  }
  const id = typeof initialChain === 'object' ? initialChain.id : initialChain
  const defaultNetwork = networks.find((network) => network.id === id)
  return {
    ...made,
    ...themeOptions(theme, isSystemDark()),
    ...(defaultNetwork && { defaultNetwork }),
    ...(locale && { locale }),
    features: { ...features, ...told },
    ...(metadata && { metadata: { ...metadata, name: appInfo?.appName ?? metadata.name } }),
  }
}

/** Applies the theme whenever the app passes another one. */
function useTheme({ setThemeMode, setThemeVariables }: AppKit, choice: Theme | null | undefined): void {
  const { themeMode, themeVariables } = themeOptions(choice, useSystemDark())
  // Most apps create an equal theme in every render.
  const variables = JSON.stringify(themeVariables)
  useEffect(() => setThemeMode(themeMode), [setThemeMode, themeMode])
  useEffect(() => {
    if (variables) setThemeVariables(JSON.parse(variables))
  }, [setThemeVariables, variables])
}

/** Runs the kit for a config of `getDefaultConfig` or `createConfig`. Must be inside `WagmiProvider`. */
export function RainbowKitProvider(props: RainbowKitProviderProps) {
  const config = useConfig()
  const siweConfig = useContext(AuthenticationContext)
  // Hot reload creates another config, and some apps do.
  // biome-ignore lint/correctness/useExhaustiveDependencies: later props don't change the kit, as in RainbowKit
  const kit = useMemo(() => {
    inDevelopment(() => warnUnheeded(props))
    return createAppKit({ ...optionsFor(optionsOf(config), props), ...(siweConfig && { siweConfig }) })
  }, [config])
  useTheme(kit, props.theme)
  useEffect(() => takeUpTransactions(config), [config])
  const { locale, appInfo } = props
  useEffect(() => inDevelopment(() => warnLocale(locale)), [locale])
  return (
    <AppKitProvider kit={kit}>
      {props.children}
      {props.showRecentTransactions ? <RecentTransactions /> : null}
      {appInfo?.disclaimer ? <Disclaimer component={appInfo.disclaimer} /> : null}
    </AppKitProvider>
  )
}
