import type { CaipNetworkId } from '../../core/caip.ts'
import { PorticoError } from '../../core/errors.ts'
import type { PairingReport } from '../../machines/ports.ts'
import { type Client, clientOf } from './client.ts'
import { Hub, type LinkedSession } from './hub.ts'
import type { LinkOptions } from './index.ts'
import { readMemory, writeMemory } from './memory.ts'
import { Offers } from './offers.ts'
import { proposalOf } from './proposal.ts'

export { failureOf } from '../../core/errors.ts'
export type { LinkedSession } from './hub.ts'

interface Shared {
  hub: Hub
  offers: Offers
}

/** What all links to one client share. */
const shared = new WeakMap<Client, Shared>()

/** The half of a link that works: the session, and the pairings that lead to one. */
export class WorkingLink {
  readonly #options: LinkOptions
  readonly #hub: Hub
  readonly #offers: Offers

  constructor(options: LinkOptions, { hub, offers }: Shared) {
    this.#options = options
    this.#hub = hub
    this.#offers = offers
  }

  get session(): LinkedSession | undefined {
    return this.#hub.session
  }

  /** See `Link.offer`. */
  offer(tell: (report: PairingReport) => void, claims = true): () => void {
    const { networks, override } = this.#options
    const proposal = () => proposalOf(networks(), override)
    return this.#offers.offer({ networks, proposal }, { tell, claims })
  }

  /** Pairs for whoever asks for a connection past the kit; `shown` hears of the text of the QR code. */
  async pair(shown: (uri: string) => void): Promise<LinkedSession> {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const stop = this.offer((report) => {
      if (report.type === 'pairing.offered') shown(report.uri)
      else if (report.type === 'pairing.settled') resolve()
      else reject(new PorticoError(report.failure.code, report.failure.params))
    }, false)
    try {
      await promise
    } finally {
      stop()
    }
    if (!this.session) throw new PorticoError('wallet.notConnected')
    return this.session
  }

  /** The session that stands, or the newest in storage that is of use. */
  restore(): LinkedSession | undefined {
    const session = this.#hub.restore()
    if (!session) writeMemory(this.#options, null)
    return session
  }

  /** Asks the wallet for something, on a network of the session. Rejects with what it answers. */
  request(network: CaipNetworkId, request: { method: string; params?: object }): Promise<unknown> {
    return this.#hub.request(network, request)
  }

  /** Ends the session, for all namespaces. */
  end(): Promise<void> {
    return this.#hub.end()
  }

  /** The network of EVM on which the session was used last; null where it is not known. */
  get chosen(): string | null {
    return readMemory(this.#options)
  }

  choose(network: CaipNetworkId): void {
    writeMemory(this.#options, network)
  }

  /** Keeps in mind whether there is a session, and tells everybody of each change. */
  follow(watchers: ReadonlySet<() => void>): void {
    this.#hub.watch(() => {
      if (!this.session) writeMemory(this.#options, null)
      else if (this.chosen === null) writeMemory(this.#options, '')
      for (const watcher of [...watchers]) watcher()
    })
  }
}

/** Opens a link: with the client that there is, or one that is made now. */
export async function openLink(options: LinkOptions, watchers: ReadonlySet<() => void>): Promise<WorkingLink> {
  const client = await clientOf(options)
  const hub = shared.get(client)?.hub ?? new Hub(client)
  const all = shared.get(client) ?? { hub, offers: new Offers(client, hub) }
  shared.set(client, all)
  const link = new WorkingLink(options, all)
  link.follow(watchers)
  return link
}
