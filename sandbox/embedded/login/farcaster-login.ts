import type { Farcaster } from '../farcaster/farcaster.ts'
import type { User, Users } from '../users.ts'

/** A Farcaster login's dependencies on the service. */
export interface FarcasterDeps {
  users: Users
  farcaster(): Promise<Farcaster>
}

/** A login with Farcaster: the address for a QR code, then the user who has signed in. A frame has one at a time. */
export class FarcasterLogin {
  readonly #deps: FarcasterDeps
  readonly #origin: string
  #begun: { farcaster: Farcaster; token: string; nonce: string } | undefined

  constructor(deps: FarcasterDeps, origin: string) {
    this.#deps = deps
    this.#origin = origin
  }

  /** Returns the address for the QR code. An earlier login becomes invalid. */
  async begin(): Promise<string> {
    const farcaster = await this.#deps.farcaster()
    this.end()
    const { token, url, nonce } = await farcaster.open(this.#origin)
    this.#begun = { farcaster, token, nonce }
    return url
  }

  /** Resolves with the user who has signed in. */
  async user(): Promise<User> {
    if (!this.#begun) throw new Error('No login with Farcaster has begun.')
    const { farcaster, token, nonce } = this.#begun
    const { fid, username } = await farcaster.answer(token, { origin: this.#origin, nonce })
    return this.#deps.users.withSubject('farcaster', String(fid), { email: null, name: username })
  }

  /** Cancels the login. */
  end(): void {
    this.#begun?.farcaster.withdraw(this.#begun.token)
    this.#begun = undefined
  }
}
