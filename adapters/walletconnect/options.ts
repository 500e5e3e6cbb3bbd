import type { Network } from '../../core/network.ts'
import type { SIWXConfig } from '../../siwx/types.ts'

/** A dApp's WalletConnect options, by the names of `createAppKit`. */
export interface LinkOptions {
  projectId?: string
  /** The dApp's description for wallets; read from the page by default. */
  metadata?: {
    name: string
    description: string
    url: string
    icons: readonly string[]
    redirect?: { native?: string; universal?: string; linkMode?: boolean }
  }
  endpoints?: { relay?: string }
  /** The dApp's own client, used instead of ours. */
  universalProvider?: unknown
  /**
   * What to request from wallets, instead of the defaults in `core/namespace-details.ts`: by namespace, nodes by chain.
   */
  universalProviderConfigOverride?: {
    methods?: Readonly<Record<string, readonly string[]>>
    chains?: Readonly<Record<string, readonly string[]>>
    events?: Readonly<Record<string, readonly string[]>>
    rpcMap?: Readonly<Record<string, string>>
    defaultChain?: string
  }
  /** The dApp's sign-in, if any: some wallets can sign in while they connect [pairing-one-step]. */
  siwx?: SIWXConfig | undefined
  /** The dApp's current networks, of any namespace. */
  networks(): readonly Network[]
  /** Separates this client's storage from that of other clients in the page. */
  prefix?: string
}
