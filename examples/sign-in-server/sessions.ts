import { isSameAccount, parseMessage } from '../../siwx/index.ts'

/** A visitor's proof of an account on a chain. */
export interface Signed {
  message: string
  signature: string
}

interface Visit {
  signed: readonly Signed[]
  expiresAt: number
}

/** Who is signed in, by the secret of the visitor's cookie. A real app keeps this in its database. */
export class Sessions {
  readonly #visits = new Map<string, Visit>()
  readonly #life: number
  readonly #now: () => number

  /** @param life How long a visit counts without a new sign-in, in milliseconds. */
  constructor(life: number, now: () => number) {
    this.#life = life
    this.#now = now
  }

  /** What a visitor has signed, and has not run out. */
  of(visitor: string): readonly Signed[] {
    const visit = this.#visits.get(visitor)
    if (visit && visit.expiresAt > this.#now()) return visit.signed.filter(({ message }) => this.#counts(message))
    this.#visits.delete(visitor)
    return []
  }

  /** Puts what was signed in the place of what was signed for the same accounts before, under a new secret. */
  add(visitor: string, signed: readonly Signed[]): string {
    const fresh = signed.map(({ message }) => parseMessage(message))
    const others = this.of(visitor).filter(({ message }) => {
      const { chainId, accountAddress } = parseMessage(message)
      return !fresh.some((one) => one.chainId === chainId && isSameAccount(chainId, one.accountAddress, accountAddress))
    })
    return this.replace(visitor, [...others, ...signed])
  }

  /** These and no others, under a new secret: the old one is worth nothing after the sign-in. */
  replace(visitor: string, signed: readonly Signed[]): string {
    this.#visits.delete(visitor)
    const secret = crypto.randomUUID()
    this.#visits.set(secret, { signed, expiresAt: this.#now() + this.#life })
    return secret
  }

  /** Signs one account out on one chain, or all accounts. */
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
