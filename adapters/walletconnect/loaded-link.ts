import type { CaipNetworkId } from '../../core/caip.ts'
import { PorticoError } from '../../core/errors.ts'
import type { OneStepService, PairingReport } from '../../machines/ports.ts'
import { chainStorage } from './chain-storage.ts'
import { type Client, clientOf } from './client.ts'
import type { LinkOptions } from './options.ts'
import { PairingManager } from './pairing-manager.ts'
import { proposalOf } from './proposal.ts'
import { type LinkedSession, SessionManager } from './session-manager.ts'

export type { LinkedSession } from './session-manager.ts'

interface Shared {
  client: Client
  sessions: SessionManager
  pairings: PairingManager
}

/** What all links with one client share. */
const shared = new WeakMap<Client, Shared>()

/** A link with its client: the session, and the pairings that lead to one. */
export class LoadedLink {
  readonly #options: LinkOptions
  readonly #client: Client
  readonly #sessions: SessionManager
  readonly #pairings: PairingManager

  constructor(options: LinkOptions, { client, sessions, pairings }: Shared) {
    this.#options = options
    this.#client = client
    this.#sessions = sessions
    this.#pairings = pairings
  }

  get session(): LinkedSession | undefined {
    return this.#sessions.session
  }

  /** The client's id at the relay; undefined if the client does not report it. */
  async clientId(): Promise<string | undefined> {
    const id = await this.#client.client.core.crypto?.getClientId?.()
    return typeof id === 'string' ? id.slice(0, 200) : undefined
  }

  /** See `offerPairing`; `claims`: the caller adopts the session itself. */
  offer(emit: (report: PairingReport) => void, claims = true, oneStep?: OneStepService): () => void {
    const { networks, universalProviderConfigOverride: override } = this.#options
    const proposal = () => proposalOf(networks(), override)
    return this.#pairings.offer({ networks, proposal, oneStep }, { emit, claims })
  }

  /** Pairs for a connection that was requested outside the kit; `shown` receives the text of the QR code. */
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

  /** The live session, or the newest usable one in storage. */
  restore(): LinkedSession | undefined {
    return this.#sessions.restore()
  }

  /** Sends a request to the wallet, on a network of the session. Rejects with the wallet's error. */
  request(network: CaipNetworkId, request: { method: string; params?: object }): Promise<unknown> {
    return this.#sessions.request(network, request)
  }

  /** Ends the session, for all namespaces. */
  end(): Promise<void> {
    return this.#sessions.end()
  }

  /** The EVM chain that the session used last; undefined if unknown. */
  get chosen(): CaipNetworkId | undefined {
    return chainStorage.read(this.#options.prefix)
  }

  choose(network: CaipNetworkId): void {
    chainStorage.write(network, this.#options.prefix)
  }

  /** Calls the watchers after each change. */
  follow(watchers: ReadonlySet<() => void>): void {
    this.#sessions.watch(() => {
      if (!this.session) chainStorage.forget(this.#options.prefix)
      for (const watcher of [...watchers]) watcher()
    })
  }
}

const open = new WeakMap<LinkOptions, Promise<LoadedLink>>()

/** Opens a link, once, with the existing client or a new one. A failed one is opened again. */
export function openLink(options: LinkOptions, watchers: ReadonlySet<() => void>): Promise<LoadedLink> {
  const known = open.get(options)
  if (known) return known
  const opening = make(options, watchers).catch((cause: unknown) => {
    open.delete(options)
    throw cause
  })
  open.set(options, opening)
  return opening
}

async function make(options: LinkOptions, watchers: ReadonlySet<() => void>): Promise<LoadedLink> {
  const client = await clientOf(options)
  const sessions = shared.get(client)?.sessions ?? new SessionManager(client)
  const all = shared.get(client) ?? { client, sessions, pairings: new PairingManager(client, sessions) }
  shared.set(client, all)
  const link = new LoadedLink(options, all)
  link.follow(watchers)
  return link
}
