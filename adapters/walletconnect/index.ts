import type { Failure } from '../../core/errors.ts'
import type { Network } from '../../core/network.ts'
import type { PairingReport } from '../../machines/ports.ts'
import { isRemembered } from './memory.ts'
import type { LinkedSession, WorkingLink } from './working.ts'

/** What a dApp says of its link to the wallets of the world: plain data, of which adapters make the link. */
export interface LinkOptions {
  projectId?: string | undefined
  /** What wallets are told of the dApp; read from the page unless given. */
  metadata?: { name: string; description: string; url: string; icons: readonly string[] } | undefined
  relayUrl?: string | undefined
  /** The dApp's own client, in the place of ours. */
  universalProvider?: unknown
  /** What is asked of wallets, instead of what FACTS 7 lists: by namespace, nodes by chain. */
  override?:
    | {
        methods?: Readonly<Record<string, readonly string[]>>
        chains?: Readonly<Record<string, readonly string[]>>
        events?: Readonly<Record<string, readonly string[]>>
        rpcMap?: Readonly<Record<string, string>>
        defaultChain?: string
      }
    | undefined
  /** The dApp's networks as they are now, of whatever namespace. */
  networks(): readonly Network[]
  /** Sets what the client stores apart from what other clients of the page do. */
  prefix?: string
}

/** The link to any wallet that speaks WalletConnect: the light half, which costs next to nothing until it is used. */
export interface Link {
  /** The session that stands, as far as the half that works is here. */
  session(): LinkedSession | undefined
  /** Whether a session may be waiting in storage. */
  isRemembered(): boolean
  /** Calls back after each change of the session. Returns the way to stop. */
  watch(changed: () => void): () => void
  /**
   * Offers a pairing to any wallet, the one that is offered already where there is one. Who offers takes the session up
   * when it is told of it; one that is settled when nobody does any more, the adapters take up by themselves. Returns the
   * way to stop.
   */
  offer(tell: (report: PairingReport) => void): () => void
  /** Fetches the half that works, and the client with it. @throws `pairing.missing` without its package. */
  load(): Promise<WorkingLink>
}

const links = new WeakMap<LinkOptions, Link>()

/** The link of a dApp: one for each options object, whoever asks. */
export function linkOf(options: LinkOptions): Link {
  const known = links.get(options)
  if (known) return known
  const watchers = new Set<() => void>()
  let coming: Promise<WorkingLink> | undefined
  let here: WorkingLink | undefined
  const half = () => import('./working.ts')
  const load = async () => {
    const { openLink } = await half()
    here = await openLink(options, watchers)
    return here
  }
  const link: Link = {
    session: () => here?.session,
    isRemembered: () => isRemembered(options),
    watch(changed) {
      watchers.add(changed)
      return () => void watchers.delete(changed)
    },
    offer(tell) {
      let over = false
      let stop = () => {
        over = true
      }
      const refuse = (failure: Failure) => {
        if (!over) tell({ type: 'pairing.refused', failure })
      }
      half().then(
        ({ failureOf }) =>
          link.load().then(
            (working) => {
              if (!over) stop = working.offer(tell)
            },
            (cause: unknown) => refuse(failureOf(cause)),
          ),
        () => refuse({ code: 'pairing.failed' }),
      )
      return () => stop()
    },
    load() {
      coming ??= load().catch((cause: unknown) => {
        coming = undefined
        throw cause
      })
      return coming
    },
  }
  links.set(options, link)
  return link
}
