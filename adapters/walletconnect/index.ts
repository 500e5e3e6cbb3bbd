import type { LinkOptions } from './options.ts'
import type { LinkedSession, WorkingLink } from './working.ts'

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
  let here: WorkingLink | undefined
  const link: Link = {
    watchers: new Set(),
    session: () => here?.session,
    async load() {
      const { openLink } = await import('./working.ts')
      here = await openLink(options, link.watchers)
      return here
    },
  }
  links.set(options, link)
  return link
}
