import { randomBytes } from 'node:crypto'
import type { Clock } from './clock.ts'
import type { User } from './users.ts'

/** How long a login lasts: a week. */
export const SESSION_MS = 7 * 24 * 3600 * 1000

export type AccountType = 'eoa' | 'smartAccount'

/** A user's login at one dApp. */
export interface Session {
  readonly token: string
  readonly user: User
  /** The dApp that it is for. Another dApp that learns the token can't use it. */
  readonly origin: string
  readonly expiresAt: number
  /** The current network: a number for EVM, CAIP-2 for others. */
  chainId: number | string
  accountType: AccountType
}

/** The current logins. */
export class Sessions {
  readonly #clock: Clock
  readonly #known = new Map<string, Session>()
  readonly #watchers = new Set<(ended: Session) => void>()

  constructor(clock: Clock) {
    this.#clock = clock
  }

  begin(user: User, origin: string, chainId: number | string): Session {
    // As long as the JWTs of real services.
    const token = randomBytes(900).toString('base64url')
    const expiresAt = this.#clock.now() + SESSION_MS
    const session: Session = { token, user, origin, expiresAt, chainId, accountType: 'eoa' }
    this.#known.set(token, session)
    return session
  }

  /** The login with this token, if it is for this dApp and has not expired. */
  find(token: string | undefined, origin: string): Session | undefined {
    const session = token === undefined ? undefined : this.#known.get(token)
    return session?.origin === origin && session.expiresAt > this.#clock.now() ? session : undefined
  }

  end(session: Session): void {
    if (!this.#known.delete(session.token)) return
    for (const tell of [...this.#watchers]) tell(session)
  }

  /** Ends all logins, as a service may do at any time. */
  endAll(): void {
    for (const session of [...this.#known.values()]) this.end(session)
  }

  /** Calls back with each login that has ended. Returns a function that unsubscribes. */
  watch(watcher: (ended: Session) => void): () => void {
    this.#watchers.add(watcher)
    return () => this.#watchers.delete(watcher)
  }
}
