import { isSameAccount, parseMessage } from '../../siwx/index.ts'

/** A visitor's proof of ownership of an account on a chain. */
export interface Signed {
  message: string
  signature: string
}

interface Visit {
  signed: readonly Signed[]
  expiresAt: number
}

/** The sessions, by the secret in the visitor's cookie. A real app keeps them in its database. */
export class Sessions {
  readonly #visits = new Map<string, Visit>()
  readonly #life: number
  readonly #now: () => number

  /** @param life How long a session lasts without a new sign-in, in milliseconds. */
  constructor(life: number, now: () => number) {
    this.#life = life
    this.#now = now
  }

  /** The visitor's proofs that have not expired. */
  of(visitor: string): readonly Signed[] {
    const visit = this.#visits.get(visitor)
    if (visit && visit.expiresAt > this.#now()) return visit.signed.filter(({ message }) => this.#counts(message))
    this.#visits.delete(visitor)
    return []
  }

  /** Replaces earlier proofs of the same accounts by these, under a new secret. */
  add(visitor: string, signed: readonly Signed[]): string {
    const fresh = signed.map(({ message }) => parseMessage(message))
    const others = this.of(visitor).filter(({ message }) => {
      const { chainId, accountAddress } = parseMessage(message)
      return !fresh.some((one) => one.chainId === chainId && isSameAccount(chainId, one.accountAddress, accountAddress))
    })
    return this.replace(visitor, [...others, ...signed])
  }

  /** Replaces all of the visitor's proofs by these, under a new secret: the old one is void after the sign-in. */
  replace(visitor: string, signed: readonly Signed[]): string {
    this.#visits.delete(visitor)
    const secret = crypto.randomUUID()
    this.#visits.set(secret, { signed, expiresAt: this.#now() + this.#life })
    return secret
  }

  /** Signs one account out on one chain, or signs all accounts out. */
  end(visitor: string, meant?: { chainId: string; address: string }): void {
    const left = meant
      ? this.of(visitor).filter(({ message }) => {
          const { chainId, accountAddress } = parseMessage(message)
          return chainId !== meant.chainId || !isSameAccount(chainId, accountAddress, meant.address)
        })
      : []
    const visit = this.#visits.get(visitor)
    if (visit && left.length > 0) this.#visits.set(visitor, { ...visit, signed: left })
    else this.#visits.delete(visitor)
  }

  #counts(message: string): boolean {
    const { expirationTime } = parseMessage(message)
    return expirationTime === undefined || this.#now() < Date.parse(expirationTime)
  }
}
