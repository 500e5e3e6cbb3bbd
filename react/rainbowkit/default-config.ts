import type { Chain as ViemChain } from 'viem'
import type { Config, CreateConnectorFn, Transport } from 'wagmi'
import { WagmiAdapter, type WagmiAdapterOptions } from '../../adapters/evm/index.ts'
import { PorticoError } from '../../core/errors.ts'
import type { AppKitOptions } from '../handle/options.ts'
import type { AppDescription } from './app-options.ts'
import { connectorsForWallets, splitConnectors } from './connectors-for-wallets.ts'
import type { WalletList } from './wallet-types.ts'

/** A network as RainbowKit's users describe it; its icon is its picture where that is an address. */
export type Chain = ViemChain & {
  iconUrl?: string | (() => Promise<string>) | null
  iconBackground?: string
}

type Chains = readonly [Chain, ...Chain[]]

/** Each network has a transport, Portico's where the app gives none. */
type TransportsOf<chains extends Chains> = Record<chains[number]['id'], Transport>

type WagmiSettings = Pick<
  WagmiAdapterOptions,
  | 'transports'
  | 'storage'
  | 'ssr'
  | 'multiInjectedProviderDiscovery'
  | 'syncConnectedChain'
  | 'batch'
  | 'cacheTime'
  | 'pollingInterval'
>

export interface CreateConfigParameters<chains extends Chains = Chains> extends WagmiSettings {
  chains: chains
  /** Those of `connectorsForWallets`, and the app's own. */
  connectors?: readonly CreateConnectorFn[]
}

export interface GetDefaultConfigParameters<chains extends Chains = Chains>
  extends CreateConfigParameters<chains>,
    AppDescription {
  /** Wallets of `portico/rainbowkit/wallets` or of the app's own, which are offered first. */
  wallets?: WalletList
}

/** What `RainbowKitProvider` makes the kit of, by the config that it finds in the page. */
const kitOptions = new WeakMap<Config, AppKitOptions>()

/** What the kit of a config is made of; undefined for a config that is not of `portico/rainbowkit`. */
export const optionsOf = (config: Config): AppKitOptions | undefined => kitOptions.get(config)

/** Whether a config has these networks, in their order, and no others. */
const hasChains = <chains extends Chains>(
  config: Config,
  chains: chains,
): config is Config<chains, TransportsOf<chains>> =>
  config.chains.length === chains.length && chains.every(({ id }, index) => config.chains[index]?.id === id)

/**
 * A whole wagmi config, as wagmi's own `createConfig` makes it, whose networks and wallets the kit can follow. Its type has the
 * ids of `chains`, for wagmi's `Register`.
 * @throws `network.notFound` where a network is not one of EVM.
 */
export function createConfig<const chains extends Chains>({
  chains,
  connectors: given = [],
  ...rest
}: CreateConfigParameters<chains>): Config<chains, TransportsOf<chains>> {
  const { connectors, options } = splitConnectors(given)
  const { projectId } = options
  const adapter = new WagmiAdapter({ ...rest, connectors, networks: chains, ...(projectId && { projectId }) })
  const config: Config = adapter.wagmiConfig
  if (!hasChains(config, chains)) throw new PorticoError('network.notFound')
  const pictures = chains.flatMap(({ id, iconUrl }) => (typeof iconUrl === 'string' ? [[id, iconUrl] as const] : []))
  kitOptions.set(config, {
    ...options,
    adapters: [adapter],
    networks: chains,
    chainImages: Object.fromEntries(pictures),
  })
  return config
}

/**
 * Likewise, with how the app describes itself; wallets are found in the page and in the project's directory, those of `wallets`
 * first.
 * @throws `network.notFound` where a network is not one of EVM.
 */
export function getDefaultConfig<const chains extends Chains>({
  appName,
  appDescription,
  appUrl,
  appIcon,
  projectId,
  walletConnectParameters,
  endpoints,
  wallets = [],
  connectors = [],
  ...rest
}: GetDefaultConfigParameters<chains>): Config<chains, TransportsOf<chains>> {
  const app = { appName, appDescription, appUrl, appIcon, projectId, walletConnectParameters, endpoints }
  return createConfig({ ...rest, connectors: [...connectorsForWallets(wallets, app), ...connectors] })
}
