import { EmailChange } from '../login/email-change.ts'
import { EmailLogin, type LoginDeps, type LoginPlace } from '../login/email-login.ts'
import { type FarcasterDeps, FarcasterLogin } from '../login/farcaster-login.ts'
import type { SocialLogins } from '../login/social-login.ts'
import type { SmartRequests } from '../rpc/smart/requests.ts'
import type { RpcSide } from '../rpc/task.ts'
import type { Session, Sessions } from '../sessions.ts'
import type { User } from '../users.ts'
import { chainOf } from './chain-id.ts'
import { Confirmations } from './confirmations.ts'
import type { FrameMessage, ServiceMessage } from './protocol.ts'

/** A visit's dependencies on the service. */
export interface VisitDeps {
  login: LoginDeps
  social: SocialLogins
  farcaster: FarcasterDeps
  sessions: Sessions
  /** The supported namespaces. */
  sides: ReadonlyMap<string, RpcSide>
  smart: SmartRequests
}

/** The state of one loaded frame: the logged-in user, the pending requests, the theme. */
export class Visit {
  /** The origin of the dApp around the frame, as the browser reports it. */
  readonly origin: string
  /** The dApp and the browser. */
  readonly place: LoginPlace
  readonly deps: VisitDeps
  readonly login: EmailLogin
  readonly emailChange: EmailChange
  readonly farcaster: FarcasterLogin
  readonly confirmations: Confirmations
  /** The initial network of a login. */
  chainId: number | string
  /** The dApp's own name. */
  dapp = ''
  readonly #send: (order: ServiceMessage) => void
  readonly #stop: () => void
  #token: string | undefined

  constructor(
    deps: VisitDeps,
    { origin, device, token, chainId }: Extract<FrameMessage, { type: 'hello' }>,
    send: (order: ServiceMessage) => void,
  ) {
    this.deps = deps
    this.origin = origin
    this.chainId = chainOf(chainId)
    this.place = { origin, device }
    this.login = new EmailLogin(deps.login, this.place)
    this.emailChange = new EmailChange(deps.login, origin)
    this.farcaster = new FarcasterLogin(deps.farcaster, origin)
    this.#token = token ?? undefined
    this.#send = send
    this.confirmations = new Confirmations((first) => {
      const confirmation = first && { id: first.id, dapp: this.dapp, origin, ...first.contents }
      send({ type: 'show', confirmation: confirmation ?? null })
    })
    this.#stop = deps.sessions.watch((ended) => {
      if (ended.token === this.#token) this.#keep(undefined)
    })
  }

  /** The current login, if there is one. */
  get session(): Session | undefined {
    return this.deps.sessions.find(this.#token, this.origin)
  }

  /** The current login; throws if there is none. */
  get signedIn(): Session {
    if (!this.session) throw new Error('The session has expired. Log in again.')
    return this.session
  }

  /** Resumes a login that the dApp has stored, since the browser does not let the frame store anything. */
  resume(token: string): void {
    if (this.deps.sessions.find(token, this.origin)) this.#token = token
  }

  begin(user: User): Session {
    if (this.session) this.deps.sessions.end(this.session)
    const session = this.deps.sessions.begin(user, this.origin, this.chainId)
    this.#keep(session)
    return session
  }

  signOut(): void {
    if (this.session) this.deps.sessions.end(this.session)
    this.confirmations.abort()
  }

  dress(theme: Extract<ServiceMessage, { type: 'theme' }>['theme']): void {
    this.#send({ type: 'theme', theme })
  }

  /** The frame was closed. */
  close(): void {
    this.#stop()
    this.login.end('The frame was closed.')
    this.farcaster.end()
    this.confirmations.abort()
  }

  #keep(session: Session | undefined): void {
    this.#token = session?.token
    this.#send({ type: 'keep', token: session?.token ?? null })
    const payload = session ? { token: session.token } : {}
    this.#send({ type: 'post', message: { type: '@w3m-frame/SESSION_UPDATE', payload }, by: 'frame' })
  }
}
