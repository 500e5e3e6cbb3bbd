import { makeNonce } from '../../siwx/index.ts'

interface Nonce {
  /** The visitor that it was issued to, by cookie. */
  visitor: string
  expiresAt: number
}

/** The most nonces that may be open at a time: the oldest are dropped, so that requests can't fill the memory. */
const most = 100_000

/** The nonces that were issued and not used yet. Each is good once, for one visitor, for a limited time. */
export class Nonces {
  readonly #open = new Map<string, Nonce>()
  readonly #life: number
  readonly #now: () => number

  /** @param life How long a nonce is good, in milliseconds: as long as the user may take to sign. */
  constructor(life: number, now: () => number) {
    this.#life = life
    this.#now = now
  }

  make(visitor: string): string {
    for (const [old, { expiresAt }] of this.#open) {
      if (expiresAt > this.#now() && this.#open.size < most) break
      this.#open.delete(old)
    }
    const nonce = makeNonce()
    this.#open.set(nonce, { visitor, expiresAt: this.#now() + this.#life })
    return nonce
  }

  /** Moves a visitor's nonces to a new secret, so that those issued in another tab stay good. */
  pass(from: string, to: string): void {
    for (const nonce of this.#open.values()) if (nonce.visitor === from) nonce.visitor = to
  }

  /** Uses a nonce up, whatever the result. Returns whether it was unknown, expired or good. */
  take(nonce: string, visitor: string): 'unknown' | 'expired' | 'good' {
    const known = this.#open.get(nonce)
    // No visitor can use up another visitor's nonce.
    if (known?.visitor !== visitor) return 'unknown'
    this.#open.delete(nonce)
    return known.expiresAt > this.#now() ? 'good' : 'expired'
  }
}
