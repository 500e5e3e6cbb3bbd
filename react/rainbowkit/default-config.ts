import type { Chain as ViemChain } from 'viem'
import type { Config, CreateConnectorFn, Transport } from 'wagmi'
import { WagmiAdapter, type WagmiAdapterOptions } from '../../adapters/evm/index.ts'
import { PorticoError } from '../../core/errors.ts'
import type { AppKitOptions } from '../handle/options.ts'
import type { AppDescription } from './app-options.ts'
import { connectorsForWallets, splitConnectors } from './connectors-for-wallets.ts'
import type { WalletList } from './wallet-types.ts'

/** A network as RainbowKit defines it; its icon is used if it is a URL. */
export type Chain = ViemChain & {
  iconUrl?: string | (() => Promise<string>) | null
  iconBackground?: string
}

type Chains = readonly [Chain, ...Chain[]]

/** A transport for each network; Portico's by default. */
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
  /** The connectors of `connectorsForWallets`, and the app's own. */
  connectors?: readonly CreateConnectorFn[]
}

export interface GetDefaultConfigParameters<chains extends Chains = Chains>
  extends CreateConfigParameters<chains>,
    AppDescription {
  /** Wallets of `portico/rainbowkit/wallets` or of the app's own, listed first. */
  wallets?: WalletList
}

/** The kit options for each config, read by `RainbowKitProvider`. */
const kitOptions = new WeakMap<Config, AppKitOptions>()

/** The kit options of a config; undefined if it is not from `portico/rainbowkit`. */
export const optionsOf = (config: Config): AppKitOptions | undefined => kitOptions.get(config)

/** Whether a config has exactly these networks, in this order. */
const hasChains = <chains extends Chains>(
  config: Config,
  chains: chains,
): config is Config<chains, TransportsOf<chains>> =>
  config.chains.length === chains.length && chains.every(({ id }, index) => config.chains[index]?.id === id)

/**
 * Creates a complete wagmi config, like wagmi's own `createConfig`, with networks and wallets that the kit can use. Its
 * type has the ids of `chains`, for wagmi's `Register`.
 * @throws `network.notFound` if a network is not an EVM network.
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
 * Likewise, with the app's description. Wallets are those of `wallets` first, then the installed ones and the project's
 * directory.
 * @throws `network.notFound` if a network is not an EVM network.
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
