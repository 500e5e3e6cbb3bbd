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

/** What the dApp has set up, as it is now: adapters and networks come and go. */
export interface Setup {
  readonly options: AppKitOptions
  adapters: readonly ChainAdapter[]
  /** The dApp's networks, as it gave them: what hooks return. */
  definitions: readonly CaipNetwork[]
  /** The same, as the charts and the adapters know them: since the engine runs. */
  networks: readonly Network[]
  /** The network that was active at the end of the last visit, whatever it is. */
  last: string | null
  /** What adapters get to know of nodes. */
  readonly nodes: NodeSettings
  /** What adapters make the link to any wallet of, where there is one. */
  readonly link: LinkOptions | undefined
  /** How people sign in, where they do. */
  readonly siwx: SIWXConfig | undefined
  /** Which wallets the dApp wants to be listed, and how, once it has changed that. */
  listing?: Pick<AppKitOptions, 'connectorImages' | 'enableEIP6963' | 'enableInjected'>
  /** They are told when that changes. */
  listingListeners?: Set<() => void>
  /** What the modal is shown in, where the dApp names a language. */
  spoken?: Promise<Spoken | undefined>
  /** What was sent to the kit before it ran, in order. */
  readonly early: KitEvent[]
  /** What the dApp calls addresses of a namespace, once it has said so [account-labels]. */
  labels?: (namespace: Namespace) => Readonly<Record<string, string>>
}

/** Takes over a dApp's options. @throws where they make no sense [error-options]. */
export function setUp(options: AppKitOptions): Setup {
  const { adapters = [] } = options
  const definitions = options.networks.map((definition) => withPicture(options, toCaipNetwork(definition)))
  if (definitions.length === 0) throw new PorticoError('network.notFound')
  for (const adapter of adapters) requireNamespace(adapter)
  const { enableWalletConnect, projectId, universalProvider, siweConfig, customRpcUrls, endpoints } = options
  const nodes: NodeSettings = {
    ...(projectId && { projectId }),
    ...(endpoints?.rpc && { rpcHost: endpoints.rpc }),
    ...(customRpcUrls && { customRpcUrls }),
  }
  if (options.siwx && siweConfig) throw new PorticoError('sign.both')
  const siwx = options.siwx ?? siweConfig?.siwx
  // Without a project no server would serve it.
  const isLinked = enableWalletConnect !== false && (projectId || universalProvider)
  const link = isLinked ? { ...options, siwx, networks: () => setup.networks } : undefined
  const setup: Setup = { options, adapters, definitions, networks: [], nodes, link, siwx, last: null, early: [] }
  for (const adapter of adapters) introduce(setup, adapter)
  return setup
}

/** A network with the picture that the dApp has for it. */
export function withPicture({ chainImages }: AppKitOptions, network: CaipNetwork): CaipNetwork {
  const imageUrl = chainImages?.[network.id]
  return imageUrl ? { ...network, assets: { ...network.assets, imageUrl } } : network
}

/** Tells an adapter what it may need of the kit. */
export function introduce({ nodes, link, options }: Setup, adapter: ChainAdapter): void {
  adapter.prepare?.(options)
  adapter.setNodes?.(nodes)
  options.embeddedWallet?.introduce(adapter, options)
  if (link) adapter.attach?.(link)
}

/** The public state's part of what is set up, while no kit says more; what is shown of `before` and is the dApp's own stays. */
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
  // A project has to be asked, or to have been.
  const wished = options.features?.multiWallet ? 'enabled' : 'disabled'
  const multiWallet = options.projectId && !options.basic ? (before?.multiWallet ?? 'unknown') : wished
  // Once known, it stays known: a page that waits for it shows nothing else meanwhile.
  const initialized = before?.initialized || status === 'disconnected'
  return { initialized, active, accounts, networks: states, multiWallet }
}
