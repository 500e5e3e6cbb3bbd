import type { Chain as ViemChain } from 'viem'
import type { Config, Transport } from 'wagmi'
import { WagmiAdapter, type WagmiAdapterOptions } from '../../adapters/evm/index.ts'
import { PorticoError } from '../../core/errors.ts'
import type { AppKitOptions } from '../handle/options.ts'

/** A network as RainbowKit's users describe it; its icon is its picture where that is an address. */
export type Chain = ViemChain & {
  iconUrl?: string | (() => Promise<string>) | null
  iconBackground?: string
}

type Chains = readonly [Chain, ...Chain[]]

/** Each network has a transport, Portico's where the app gives none. */
type TransportsOf<chains extends Chains> = Record<chains[number]['id'], Transport>

export interface GetDefaultConfigParameters<chains extends Chains = Chains>
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
  chains: chains
}

/** What `RainbowKitProvider` makes the kit of, by the config that it finds in the page. */
const kitOptions = new WeakMap<Config, AppKitOptions>()

/** What the kit of a config is made of; undefined for a config that `getDefaultConfig` has not made. */
export const optionsOf = (config: Config): AppKitOptions | undefined => kitOptions.get(config)

/** Whether a config has these networks, in their order, and no others. */
const hasChains = <chains extends Chains>(
  config: Config,
  chains: chains,
): config is Config<chains, TransportsOf<chains>> =>
  config.chains.length === chains.length && chains.every(({ id }, index) => config.chains[index]?.id === id)

/**
 * A whole wagmi config, for `WagmiProvider`; wallets are found in the page and in the project's directory. Its type has the ids of
 * `chains`, for wagmi's `Register`.
 * @throws `network.notFound` where a network is not one of EVM.
 */
export function getDefaultConfig<const chains extends Chains>({
  appName,
  appDescription = '',
  appUrl,
  appIcon,
  projectId,
  chains,
  ...rest
}: GetDefaultConfigParameters<chains>): Config<chains, TransportsOf<chains>> {
  const adapter = new WagmiAdapter({ ...rest, networks: chains, projectId })
  const config: Config = adapter.wagmiConfig
  if (!hasChains(config, chains)) throw new PorticoError('network.notFound')
  const pictures = chains.flatMap(({ id, iconUrl }) => (typeof iconUrl === 'string' ? [[id, iconUrl] as const] : []))
  const url = appUrl ?? (typeof window === 'undefined' ? '' : location.origin)
  kitOptions.set(config, {
    adapters: [adapter],
    networks: chains,
    projectId,
    chainImages: Object.fromEntries(pictures),
    metadata: { name: appName, description: appDescription, url, icons: appIcon ? [appIcon] : [] },
  })
  return config
}
