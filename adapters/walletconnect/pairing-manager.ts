import { type Failure, failureOf, PorticoError } from '../../core/errors.ts'
import { lazyConstants } from '../../core/lazy-constants.ts'
import { isNamespace } from '../../core/namespaces.ts'
import type { Network } from '../../core/network.ts'
import { isPairingUri } from '../../core/pairing-uri.ts'
import type { SignInAttempt } from '../../core/sign-in.ts'
import type { OneStepService, PairingReport } from '../../machines/ports.ts'
import type { Client } from './client.ts'
import { idOf, keepDeadlines } from './deadlines.ts'
import { keepPairings } from './keep-pairings.ts'
import { type Answer, attemptAt, OneStep } from './one-step.ts'
import type { Wanted } from './proposal.ts'
import { parseSession, type Session, topicOf } from './session.ts'
import type { SessionManager } from './session-manager.ts'

/** A caller that has requested a pairing. */
export interface PairingHolder {
  emit(report: PairingReport): void
  /** Whether it adopts the session itself. */
  claims: boolean
}

/** A dApp's current request. */
export interface PairingRequest {
  networks(): readonly Network[]
  proposal(): Record<string, Wanted>
  /** The sign-in while connecting, if possible. */
  oneStep?: OneStepService | undefined
}

/** The pairings of a client, one at a time: all callers share it. */
export class PairingManager {
  readonly #client: Client
  readonly #sessions: SessionManager
  readonly #deadlines: ReturnType<typeof keepDeadlines>
  readonly #oneStep: OneStep
  readonly #holders = new Set<PairingHolder>()
  /** The latest proposal; undefined once nothing waits for it. */
  #latest: object | undefined
  #offered: { uri: string; expiresAt: number } | undefined
  /** The client's id of the offer, until a wallet has answered. */
  #openProposal: unknown

  constructor(client: Client, sessions: SessionManager) {
    this.#client = client
    this.#sessions = sessions
    this.#deadlines = keepDeadlines(client.client)
    this.#oneStep = new OneStep(client, sessions)
    keepPairings(client)
    client.on('display_uri', (uri) => this.#show(uri))
    client.client.on('proposal_expire', (payload) => this.#expire(payload))
    sessions.relay.watch((failure) => this.#refuse(failure))
  }

  /** Returns the function that stops it. A later approval is still accepted. */
  offer(request: PairingRequest, holder: PairingHolder): () => void {
    this.#holders.add(holder)
    const { expiresAt = 0 } = this.#offered ?? {}
    const isOpen =
      this.#latest !== undefined && (!this.#offered || expiresAt - Date.now() > lazyConstants.pairingMargin)
    if (!isOpen) void this.#propose(request)
    else if (this.#offered) holder.emit({ type: 'pairing.offered', ...this.#offered })
    return () => {
      this.#holders.delete(holder)
      // StrictMode releases the pairing and requests it again at once.
      setTimeout(() => this.#rest())
    }
  }

  async #propose(request: PairingRequest): Promise<void> {
    const mine = {}
    this.#forget()
    this.#latest = mine
    this.#sessions.relay.open()
    const wanted = request.proposal()
    let signIn = request.oneStep && attemptAt(wanted, request.oneStep)
    let topic: string | undefined
    try {
      const { settled, signed } = await this.#ask(wanted, signIn, request, () => this.#latest === mine)
      const session = parseSession(settled)
      topic = topicOf(settled)
      const flaw = flawOf(session, request.networks())
      if (typeof session !== 'object' || flaw) throw new PorticoError(flaw?.code ?? 'pairing.failed')
      signIn = signed?.signIn
      if (signed) {
        this.#openProposal = undefined
        this.#emit({ type: 'pairing.authenticating', signIn: signed.signIn })
        await signed.admit()
      }
      this.#settle(session, signIn)
    } catch (cause) {
      if (topic !== undefined) void this.#sessions.disconnectPeer(topic)
      const failure = failureOf(meaningOf(cause))
      const isAnswered = topic !== undefined || failure.code === 'wallet.rejected' || failure.code === 'sign.invalid'
      // The result of a replaced proposal matters only if a wallet has answered it.
      if (this.#latest === mine || isAnswered) this.#refuse(failure, signIn)
    }
  }

  async #ask(
    wanted: Record<string, Wanted>,
    signIn: SignInAttempt | undefined,
    { oneStep: service }: PairingRequest,
    isWanted: () => boolean,
  ): Promise<Answer> {
    this.#client.namespaces = {}
    if (service && signIn) return this.#oneStep.propose(wanted, signIn, { service, isWanted })
    this.#client.optionalNamespaces = wanted
    return { settled: await this.#client.pair(undefined) }
  }

  #show(uri: unknown): void {
    const proposal = typeof uri === 'string' ? this.#deadlines.proposed(uri) : undefined
    if (!this.#latest || this.#offered || !isPairingUri(uri)) return
    this.#offered = { uri, expiresAt: Date.now() + lazyConstants.pairingLife }
    this.#openProposal = proposal
    this.#emit({ type: 'pairing.offered', ...this.#offered })
  }

  /** A sign-in code stays readable longer than it is offered, so only the client's event reports its end. */
  #expire(payload: unknown): void {
    const isOurs = this.#openProposal !== undefined && idOf(payload) === this.#openProposal
    if (isOurs) this.#refuse({ code: 'pairing.expired' })
  }

  #settle(session: Session, signIn: SignInAttempt | undefined): void {
    this.#forget()
    this.#sessions.adopt(session, ![...this.#holders].some(({ claims }) => claims))
    const namespaces = Object.keys(session.parts).filter(isNamespace)
    this.#emit({ type: 'pairing.settled', namespaces, name: session.name, ...(signIn && { signIn }) })
  }

  #refuse(failure: Failure, signIn?: SignInAttempt): void {
    this.#forget()
    const isOfSigningIn = signIn && failure.code.startsWith('sign.')
    this.#emit({ type: 'pairing.refused', failure, ...(isOfSigningIn && { signIn }) })
  }

  #emit(report: PairingReport): void {
    for (const { emit } of [...this.#holders]) emit(report)
  }

  #forget(): void {
    this.#latest = undefined
    this.#offered = undefined
    this.#openProposal = undefined
  }

  /** No caller is left: a pairing that is not offered yet is abandoned. */
  #rest(): void {
    if (this.#holders.size > 0 || !this.#latest || this.#offered) return
    this.#forget()
    if (!this.#sessions.session) this.#sessions.relay.shut()
  }
}

/** Why a session is unusable for the dApp. Networks that were not requested are ignored. */
function flawOf(session: ReturnType<typeof parseSession>, networks: readonly Network[]): Failure | undefined {
  if (typeof session === 'string') return { code: session }
  const accounts = Object.values(session.parts).flatMap((part) => part.accounts)
  const isAsked = accounts.some(({ network }) => networks.some(({ caipNetworkId }) => caipNetworkId === network))
  return isAsked ? undefined : { code: 'chain.notConfigured' }
}

/** CAIP-25: the codes from 5000 on are the user's or the wallet's rejection. */
function meaningOf(cause: unknown): PorticoError {
  if (cause instanceof PorticoError) return cause
  const said = typeof cause === 'object' && cause !== null ? { ...cause } : {}
  const code = 'code' in said ? Number(said.code) : Number.NaN
  const message = cause instanceof Error ? cause.message : 'message' in said ? String(said.message) : ''
  if ((code >= 5000 && code < 6000) || code === 4001) return new PorticoError('wallet.rejected', undefined, { cause })
  if (/proposal expired/i.test(message)) return new PorticoError('pairing.expired', undefined, { cause })
  const isOffline = globalThis.navigator?.onLine === false
  return new PorticoError(isOffline ? 'network.offline' : 'relay.unreachable', undefined, { cause })
}
