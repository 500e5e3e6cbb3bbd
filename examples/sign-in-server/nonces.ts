import { makeNonce } from '../../siwx/index.ts'

interface Nonce {
  /** Whose it is: the visitor of one cookie. */
  visitor: string
  expiresAt: number
}

/** How many nonces may be open at once: the oldest are dropped, so that no one can fill the memory. */
const most = 100_000

/** The nonces that were handed out and not used yet. Each counts once, for one visitor, for a while. */
export class Nonces {
  readonly #open = new Map<string, Nonce>()
  readonly #life: number
  readonly #now: () => number

  /** @param life How long a nonce counts, in milliseconds: as long as the user may take to sign. */
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

  /** A visitor goes on under another name: what they were handed out in another tab stays theirs. */
  pass(from: string, to: string): void {
    for (const nonce of this.#open.values()) if (nonce.visitor === from) nonce.visitor = to
  }

  /** Uses a nonce up, whatever comes of it. What it was worth: nothing, too late, or good. */
  take(nonce: string, visitor: string): 'unknown' | 'expired' | 'good' {
    const known = this.#open.get(nonce)
    // No visitor can use up another visitor's nonce.
    if (known?.visitor !== visitor) return 'unknown'
    this.#open.delete(nonce)
    return known.expiresAt > this.#now() ? 'good' : 'expired'
  }
}
