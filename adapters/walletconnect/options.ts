import type { Network } from '../../core/network.ts'
import type { SIWXConfig } from '../../siwx/types.ts'

/** What a dApp says of its link to the wallets of the world, by the names that `createAppKit` knows it by. */
export interface LinkOptions {
  projectId?: string
  /** How the dApp is described to wallets; read from the page unless given. */
  metadata?: {
    name: string
    description: string
    url: string
    icons: readonly string[]
    redirect?: { native?: string; universal?: string; linkMode?: boolean }
  }
  endpoints?: { relay?: string }
  /** The dApp's own client, in the place of ours. */
  universalProvider?: unknown
  /** What is asked of wallets, instead of what `core/namespace-details.ts` lists: by namespace, nodes by chain. */
  universalProviderConfigOverride?: {
    methods?: Readonly<Record<string, readonly string[]>>
    chains?: Readonly<Record<string, readonly string[]>>
    events?: Readonly<Record<string, readonly string[]>>
    rpcMap?: Readonly<Record<string, string>>
    defaultChain?: string
  }
  /** How users sign in, where they do: some wallets can do so while they connect [pairing-one-step]. */
  siwx?: SIWXConfig | undefined
  /** The dApp's networks as they are now, of whatever namespace. */
  networks(): readonly Network[]
  /** Sets what the client stores apart from what other clients of the page do. */
  prefix?: string
}
