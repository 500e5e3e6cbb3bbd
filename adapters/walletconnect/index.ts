import type { LinkedSession, LoadedLink } from './loaded-link.ts'
import type { LinkOptions } from './options.ts'

/** The link to any WalletConnect wallet. The client loads when the link is first used. */
export interface Link {
  /** The live session, once the client has loaded. */
  session(): LinkedSession | undefined
  /** Called after each change of the session. */
  readonly watchers: Set<() => void>
  /** Loads the client. @throws `pairing.missing` without its package. */
  load(): Promise<LoadedLink>
}

const links = new WeakMap<LinkOptions, Link>()

/** The link of a dApp: one per options object. */
export function linkOf(options: LinkOptions): Link {
  const known = links.get(options)
  if (known) return known
  let here: LoadedLink | undefined
  const link: Link = {
    watchers: new Set(),
    session: () => here?.session,
    async load() {
      const opened = await import('./loaded-link.ts').then((loaded) => loaded.openLink(options, link.watchers))
      here = opened
      return opened
    },
  }
  links.set(options, link)
  return link
}
