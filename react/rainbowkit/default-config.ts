import type { Config } from 'wagmi'
import { WagmiAdapter, type WagmiAdapterOptions } from '../../adapters/evm/index.ts'
import type { NetworkDefinition } from '../../core/network.ts'
import type { AppKitOptions } from '../handle/options.ts'

/** A network as RainbowKit's users describe it; its icon is its picture where that is an address. */
export type Chain = NetworkDefinition & {
  iconUrl?: string | (() => Promise<string>) | null
  iconBackground?: string
}

export interface GetDefaultConfigParameters
  extends Pick<
    WagmiAdapterOptions,
    | 'transports'
    | 'connectors'
    | 'storage'
    | 'ssr'
    | 'multiInjectedProviderDiscovery'
    | 'syncConnectedChain'
    | 'batch'
    | 'cacheTime'
    | 'pollingInterval'
  > {
  appName: string
  appDescription?: string
  appUrl?: string
  appIcon?: string
  /** The project's id, for wallets that are reached by a code. */
  projectId: string
  chains: readonly [Chain, ...Chain[]]
}

/** What `RainbowKitProvider` makes the kit of, by the config that it finds in the page. */
const kitOptions = new WeakMap<Config, AppKitOptions>()

/** What the kit of a config is made of; undefined for a config that `getDefaultConfig` has not made. */
export const optionsOf = (config: Config): AppKitOptions | undefined => kitOptions.get(config)

/** A whole wagmi config, for `WagmiProvider`; wallets are found in the page and in the project's directory. */
export function getDefaultConfig({
  appName,
  appDescription = '',
  appUrl,
  appIcon,
  projectId,
  chains,
  ...rest
}: GetDefaultConfigParameters): Config {
  const adapter = new WagmiAdapter({ ...rest, networks: chains, projectId })
  const pictures = chains.flatMap(({ id, iconUrl }) => (typeof iconUrl === 'string' ? [[id, iconUrl] as const] : []))
  const url = appUrl ?? (typeof window === 'undefined' ? '' : location.origin)
  kitOptions.set(adapter.wagmiConfig, {
    adapters: [adapter],
    networks: chains,
    projectId,
    chainImages: Object.fromEntries(pictures),
    metadata: { name: appName, description: appDescription, url, icons: appIcon ? [appIcon] : [] },
  })
  return adapter.wagmiConfig
}
