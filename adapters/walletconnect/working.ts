import type { CaipNetworkId } from '../../core/caip.ts'
import { PorticoError } from '../../core/errors.ts'
import type { OneStepService, PairingReport } from '../../machines/ports.ts'
import { type Client, clientOf } from './client.ts'
import { Hub, type LinkedSession } from './hub.ts'
import { memory } from './memory.ts'
import { Offers } from './offers.ts'
import type { LinkOptions } from './options.ts'
import { proposalOf } from './proposal.ts'

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

  /** See `offerPairing`; `claims`: who offers sees to it that the session is taken up. */
  offer(tell: (report: PairingReport) => void, claims = true, oneStep?: OneStepService): () => void {
    const { networks, universalProviderConfigOverride: override } = this.#options
    const proposal = () => proposalOf(networks(), override)
    return this.#offers.offer({ networks, proposal, oneStep }, { tell, claims })
  }

  /** Pairs for whoever asks for a connection past the kit; `shown` hears of the text of the QR code. */
  async pair(shown: (uri: string) => void): Promise<LinkedSession> {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const stop = this.offer((report) => {
      if (report.type === 'pairing.offered') shown(report.uri)
      else if (report.type === 'pairing.settled') resolve()
      else if (report.type === 'pairing.refused') reject(new PorticoError(report.failure.code, report.failure.params))
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
    return this.#hub.restore()
  }

  /** Asks the wallet for something, on a network of the session. Rejects with what it answers. */
  request(network: CaipNetworkId, request: { method: string; params?: object }): Promise<unknown> {
    return this.#hub.request(network, request)
  }

  /** Ends the session, for all namespaces. */
  end(): Promise<void> {
    return this.#hub.end()
  }

  /** The chain of EVM on which the session was used last; undefined where that is not known. */
  get chosen(): CaipNetworkId | undefined {
    return memory.read(this.#options.prefix)
  }

  choose(network: CaipNetworkId): void {
    memory.write(network, this.#options.prefix)
  }

  /** Tells everybody of each change. */
  follow(watchers: ReadonlySet<() => void>): void {
    this.#hub.watch(() => {
      if (!this.session) memory.forget(this.#options.prefix)
      for (const watcher of [...watchers]) watcher()
    })
  }
}

const open = new WeakMap<LinkOptions, Promise<WorkingLink>>()

/** Opens a link, once: with the client that there is, or one that is made now. One that failed is opened anew. */
export function openLink(options: LinkOptions, watchers: ReadonlySet<() => void>): Promise<WorkingLink> {
  const known = open.get(options)
  if (known) return known
  const opening = make(options, watchers).catch((cause: unknown) => {
    open.delete(options)
    throw cause
  })
  open.set(options, opening)
  return opening
}

async function make(options: LinkOptions, watchers: ReadonlySet<() => void>): Promise<WorkingLink> {
  const client = await clientOf(options)
  const hub = shared.get(client)?.hub ?? new Hub(client)
  const all = shared.get(client) ?? { hub, offers: new Offers(client, hub) }
  shared.set(client, all)
  const link = new WorkingLink(options, all)
  link.follow(watchers)
  return link
}
