import type { ChainAdapter } from '../../adapters/adapter.ts'
import type { NodeSettings } from '../../adapters/nodes.ts'
import type { LinkOptions } from '../../adapters/walletconnect/options.ts'
import { type AccountState, type ConnectionStatus, noAccount } from '../../core/account.ts'
import { PorticoError } from '../../core/errors.ts'
import type { Namespace } from '../../core/namespaces.ts'
import {
  type CaipNetwork,
  type Network,
  type NetworkState,
  nameNetwork,
  restingNetworks,
  toCaipNetwork,
} from '../../core/network.ts'
import type { Spoken } from '../../locales/speak.ts'
import type { KitEvent } from '../../machines/kit/index.ts'
import type { SIWXConfig } from '../../siwx/types.ts'
import type { PublicState } from '../store/store.ts'
import type { AppKitOptions } from './options.ts'
import { requireNamespace } from './require-adapter.ts'

/** The dApp's current setup: adapters and networks can be added and removed. */
export interface Setup {
  readonly options: AppKitOptions
  adapters: readonly ChainAdapter[]
  /** The dApp's networks as it defined them, which hooks return. */
  definitions: readonly CaipNetwork[]
  /** The same networks in the form that charts and adapters use, filled when the engine runs. */
  networks: readonly Network[]
  /** The network that was active at the end of the last visit, even if the app no longer has it. */
  last: string | null
  /** The RPC node settings for the adapters. */
  readonly nodes: NodeSettings
  /** The options of the WalletConnect link for the adapters, if it is enabled. */
  readonly link: LinkOptions | undefined
  /** The sign-in configuration, if users sign in. */
  readonly siwx: SIWXConfig | undefined
  /** Which wallets to list and how, once the dApp has changed that. */
  listing?: Pick<AppKitOptions, 'connectorImages' | 'enableEIP6963' | 'enableInjected'>
  /** Called when `listing` changes. */
  listingListeners?: Set<() => void>
  /** The language that the dApp chose, once requested. */
  spoken?: Promise<Spoken | undefined>
  /** The events sent before the kit ran, in order. */
  readonly early: KitEvent[]
  /** The dApp's labels for addresses of a namespace, once set [account-labels]. */
  labels?: (namespace: Namespace) => Readonly<Record<string, string>>
}

/** Creates the setup from a dApp's options. @throws if they are invalid [error-options]. */
export function setUp(options: AppKitOptions): Setup {
  const { adapters = [] } = options
  const definitions = options.networks.map((definition) => withPicture(options, toCaipNetwork(definition)))
  if (!definitions[0]) throw new PorticoError('network.notFound')
  for (const adapter of adapters) requireNamespace(adapter)
  const { enableWalletConnect, projectId, universalProvider, siweConfig, customRpcUrls, endpoints } = options
  const nodes = { projectId, customRpcUrls, rpcHost: endpoints?.rpc }
  if (options.siwx && siweConfig) throw new PorticoError('sign.both')
  const siwx = options.siwx ?? siweConfig?.siwx
  // The relay serves no page without a project id.
  const isLinked = enableWalletConnect !== false && (projectId || universalProvider)
  const link = isLinked ? { ...options, siwx, networks: () => setup.networks } : undefined
  const setup: Setup = { options, adapters, definitions, networks: [], nodes, link, siwx, last: null, early: [] }
  for (const adapter of adapters) introduce(setup, adapter)
  return setup
}

/** A network with the dApp's picture for it, if there is one. */
export function withPicture({ chainImages }: AppKitOptions, network: CaipNetwork): CaipNetwork {
  const imageUrl = chainImages?.[network.id]
  return imageUrl ? { ...network, assets: { ...network.assets, imageUrl } } : network
}

/** Gives an adapter what it may need of the kit. */
export function introduce({ nodes, link, options }: Setup, adapter: ChainAdapter): void {
  adapter.prepare?.(options)
  adapter.setNodes?.(nodes)
  options.embeddedWallet?.introduce(adapter, options)
  if (link) adapter.attach?.(link)
}

/** The public state of the setup while no kit runs. Keeps the parts of `before` that the dApp set itself. */
export function resting(
  { options, adapters, definitions, last }: Setup,
  before?: PublicState,
  status?: ConnectionStatus,
): Pick<PublicState, 'initialized' | 'active' | 'accounts' | 'networks' | 'multiWallet'> {
  const { defaultNetwork, defaultAccountTypes } = options
  const asked = defaultNetwork && nameNetwork(defaultNetwork).caipNetworkId
  const named = (id: string | null | undefined) => definitions.find(({ caipNetworkId }) => caipNetworkId === id)
  const first = named(last) ?? named(asked) ?? definitions[0]
  const accounts: Partial<Record<Namespace, AccountState>> = {}
  const states: Partial<Record<Namespace, NetworkState>> = {}
  for (const { namespace } of adapters) {
    const account = before?.accounts[namespace]
    const kept = account ?? { preferredAccountType: defaultAccountTypes?.[namespace] }
    accounts[namespace] = noAccount(namespace, status ?? account?.status, kept)
    states[namespace] = restingNetworks(definitions, namespace, first)
  }
  const active = first && accounts[first.chainNamespace] ? first.chainNamespace : adapters[0]?.namespace
  // With a project this is unknown until its configuration has been fetched.
  const wished = options.features?.multiWallet ? 'enabled' : 'disabled'
  const multiWallet = options.projectId && !options.basic ? (before?.multiWallet ?? 'unknown') : wished
  // Never goes back to false: a page that waits for it would hide its content again.
  const initialized = before?.initialized || status === 'disconnected'
  return { initialized, active, accounts, networks: states, multiWallet }
}
