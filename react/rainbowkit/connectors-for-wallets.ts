import type { CreateConnectorFn } from 'wagmi'
import type { AppKitOptions } from '../handle/options.ts'
import { type AppDescription, appOptions } from './app-options.ts'
import { foreignConfig } from './foreign-config.ts'
import { walletOptions } from './wallet-options.ts'
import type { WalletList } from './wallet-types.ts'

export interface ConnectorsForWalletsParameters extends AppDescription {}

type NamedOptions = Partial<AppKitOptions>

/** The kit options of each connector that stands for a list of wallets. */
const named = new WeakMap<CreateConnectorFn, NamedOptions>()

/** Creates connectors for a list of wallets, for `createConfig` of `portico/rainbowkit`. */
export function connectorsForWallets(
  list: WalletList,
  parameters: ConnectorsForWalletsParameters,
): CreateConnectorFn[] {
  const { connectors, options } = walletOptions(list, parameters)
  const placeholder: CreateConnectorFn = () => {
    throw foreignConfig()
  }
  named.set(placeholder, { ...appOptions(parameters), ...options })
  return [placeholder, ...connectors]
}

/** The connectors of a config, and the kit options of those that `connectorsForWallets` created. */
export function splitConnectors(connectors: readonly CreateConnectorFn[]): {
  connectors: readonly CreateConnectorFn[]
  options: NamedOptions
} {
  const options: NamedOptions = Object.assign({}, ...connectors.map((each) => named.get(each)))
  return { connectors: connectors.filter((each) => !named.has(each)), options }
}
