import type { Network } from '../../core/network.ts'
import type { LinkedSession, WorkingLink } from './working.ts'

/** What a dApp says of its link to the wallets of the world, by the names that `createAppKit` knows it by. */
export interface LinkOptions {
  projectId?: string
  /** What wallets are told of the dApp; read from the page unless given. */
  metadata?: { name: string; description: string; url: string; icons: readonly string[] }
  endpoints?: { relay?: string }
  /** The dApp's own client, in the place of ours. */
  universalProvider?: unknown
  /** What is asked of wallets, instead of what FACTS 7 lists: by namespace, nodes by chain. */
  universalProviderConfigOverride?: {
    methods?: Readonly<Record<string, readonly string[]>>
    chains?: Readonly<Record<string, readonly string[]>>
    events?: Readonly<Record<string, readonly string[]>>
    rpcMap?: Readonly<Record<string, string>>
    defaultChain?: string
  }
  /** The dApp's networks as they are now, of whatever namespace. */
  networks(): readonly Network[]
  /** Sets what the client stores apart from what other clients of the page do. */
  prefix?: string
}

/** The link to any wallet that speaks WalletConnect: the light half, which costs next to nothing until it is used. */
export interface Link {
  /** The session that stands, as far as the half that works is here. */
  session(): LinkedSession | undefined
  /** Who is called back after each change of the session. */
  readonly watchers: Set<() => void>
  /** Fetches the half that works, and the client with it. @throws `pairing.missing` without its package. */
  load(): Promise<WorkingLink>
}

const links = new WeakMap<LinkOptions, Link>()

/** The link of a dApp: one for each options object, whoever asks. */
export function linkOf(options: LinkOptions): Link {
  const known = links.get(options)
  if (known) return known
  const watchers = new Set<() => void>()
  let here: WorkingLink | undefined
  const link: Link = {
    session: () => here?.session,
    watchers,
    async load() {
      const { openLink } = await import('./working.ts')
      here = await openLink(options, watchers)
      return here
    },
  }
  links.set(options, link)
  return link
}
