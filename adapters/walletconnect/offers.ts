import { constants } from '../../core/constants.ts'
import { type Failure, failureOf, PorticoError } from '../../core/errors.ts'
import { isNamespace } from '../../core/namespace.ts'
import type { Network } from '../../core/network.ts'
import type { PairingReport } from '../../machines/ports.ts'
import { walletError } from '../wallet-error.ts'
import type { Client } from './client.ts'
import { keepDeadlines } from './deadlines.ts'
import type { Hub } from './hub.ts'
import type { Wanted } from './proposal.ts'
import { parseSession, type Session, topicOf } from './session.ts'

/** Somebody who wants a pairing. */
export interface Holder {
  tell(report: PairingReport): void
  /** Whether it sees to it that the session is taken up. */
  claims: boolean
}

/** What a dApp wants of a wallet now. */
export interface Wish {
  networks(): readonly Network[]
  proposal(): Record<string, Wanted>
}

/** The pairings that a client offers, one at a time: whoever wants one shares it. */
export class Offers {
  readonly #client: Client
  readonly #hub: Hub
  readonly #deadlines: ReturnType<typeof keepDeadlines>
  readonly #holders = new Set<Holder>()
  /** The proposal that was made last; undefined once nobody waits for it. */
  #latest: object | undefined
  #offered: { uri: string; expiresAt: number } | undefined

  constructor(client: Client, hub: Hub) {
    this.#client = client
    this.#hub = hub
    this.#deadlines = keepDeadlines(client.client)
    client.on('display_uri', (uri) => this.#show(uri))
    hub.relay.watch((failure) => this.#refuse(failure))
  }

  /** Returns the way to stop: what is approved later is taken all the same. */
  offer(wish: Wish, holder: Holder): () => void {
    this.#holders.add(holder)
    const { expiresAt = 0 } = this.#offered ?? {}
    const isOpen = this.#latest !== undefined && (!this.#offered || expiresAt - Date.now() > constants.pairingMargin)
    if (!isOpen) void this.#propose(wish)
    else if (this.#offered) holder.tell({ type: 'pairing.offered', ...this.#offered })
    return () => {
      this.#holders.delete(holder)
      // StrictMode lets go and takes hold again at once.
      setTimeout(() => this.#rest())
    }
  }

  async #propose({ networks, proposal }: Wish): Promise<void> {
    const mine = {}
    this.#latest = mine
    this.#offered = undefined
    this.#hub.relay.open()
    try {
      this.#client.namespaces = {}
      this.#client.optionalNamespaces = proposal()
      const settled = await this.#client.pair(undefined)
      const session = parseSession(settled)
      const failure = flawOf(session, networks())
      if (typeof session === 'object' && !failure) this.#settle(session)
      else {
        const topic = topicOf(settled)
        if (topic !== undefined) void this.#hub.bid(topic)
        this.#refuse(failure ?? { code: 'pairing.failed' })
      }
    } catch (cause) {
      // What becomes of a proposal that another one has replaced matters where a user has said no to it, and only there.
      const failure = failureOf(meaningOf(cause))
      if (this.#latest === mine || failure.code === 'wallet.rejected') this.#refuse(failure)
    }
  }

  #show(uri: unknown): void {
    if (typeof uri === 'string') this.#deadlines.proposed(uri)
    if (!this.#latest || this.#offered || typeof uri !== 'string' || !uri.startsWith('wc:')) return
    this.#offered = { uri, expiresAt: Date.now() + constants.pairingLife }
    this.#tell({ type: 'pairing.offered', ...this.#offered })
  }

  #settle(session: Session): void {
    this.#forget()
    this.#hub.take(session, ![...this.#holders].some(({ claims }) => claims))
    const namespaces = Object.keys(session.parts).filter(isNamespace)
    this.#tell({ type: 'pairing.settled', namespaces, name: session.name })
  }

  #refuse(failure: Failure): void {
    this.#forget()
    this.#tell({ type: 'pairing.refused', failure })
  }

  #tell(report: PairingReport): void {
    for (const { tell } of [...this.#holders]) tell(report)
  }

  #forget(): void {
    this.#latest = undefined
    this.#offered = undefined
  }

  /** Nobody wants a pairing any more: one that is not offered yet is not waited for. */
  #rest(): void {
    if (this.#holders.size > 0 || !this.#latest || this.#offered) return
    this.#forget()
    if (!this.#hub.session) this.#hub.relay.shut()
  }
}

/** Why a session is of no use to the dApp. Networks that it did not ask for do not count. */
function flawOf(session: ReturnType<typeof parseSession>, networks: readonly Network[]): Failure | undefined {
  if (typeof session === 'string') return { code: session }
  const accounts = Object.values(session.parts).flatMap((part) => part.accounts)
  const isAsked = accounts.some(({ network }) => networks.some(({ caipNetworkId }) => caipNetworkId === network))
  return isAsked ? undefined : { code: 'chain.notConfigured' }
}

/** CAIP-25: 5000 and what follows it are the user's word, or the wallet's. */
function meaningOf(cause: unknown): PorticoError {
  const said = typeof cause === 'object' && cause !== null ? { ...cause } : {}
  const code = 'code' in said ? Number(said.code) : Number.NaN
  const message = cause instanceof Error ? cause.message : 'message' in said ? String(said.message) : ''
  if (code >= 5000 && code < 6000) return new PorticoError('wallet.rejected', undefined, { cause })
  if (/proposal expired/i.test(message)) return new PorticoError('pairing.expired', undefined, { cause })
  const known = walletError(cause)
  if (known.code !== 'unknown') return known
  const isOffline = globalThis.navigator?.onLine === false
  return new PorticoError(isOffline ? 'network.offline' : 'relay.unreachable', undefined, { cause })
}
