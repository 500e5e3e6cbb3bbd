import { randomBytes } from 'node:crypto'
import type { Clock } from '../clock.ts'
import { CODE_MS } from './one-time-code.ts'

/** A browser that wants to log a user in for the first time, and waits for the link in the mail. */
export interface DeviceRequest {
  readonly id: string
  readonly email: string
  readonly origin: string
  /** Settles when the person has decided. */
  readonly decided: Promise<void>
}

/** The links by which people approve their browsers. */
export class DeviceLinks {
  readonly #clock: Clock
  readonly #open = new Map<
    string,
    { request: DeviceRequest; expiresAt: number; approve: () => void; deny: (error: Error) => void }
  >()

  constructor(clock: Clock) {
    this.#clock = clock
  }

  create(email: string, origin: string): DeviceRequest {
    const id = randomBytes(16).toString('base64url')
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    // Who asked may have gone before it is denied.
    promise.catch(() => {})
    const request: DeviceRequest = { id, email, origin, decided: promise }
    this.#open.set(id, { request, expiresAt: this.#clock.now() + CODE_MS, approve: resolve, deny: reject })
    return request
  }

  /** What a link is about, while it is good. */
  get(id: string): DeviceRequest | undefined {
    const entry = this.#open.get(id)
    return entry && this.#clock.now() < entry.expiresAt ? entry.request : undefined
  }

  /** The person has decided. False where the link is not good (any more). */
  decide(id: string, approved: boolean): boolean {
    const entry = this.#open.get(id)
    if (!entry || !this.get(id)) return false
    this.#open.delete(id)
    if (approved) entry.approve()
    else entry.deny(new Error('The device was not approved.'))
    return true
  }

  /** The frame does not wait for it any more: a newer one took its place, or the frame is gone. */
  withdraw(id: string, reason: string): void {
    this.#open.get(id)?.deny(new Error(reason))
    this.#open.delete(id)
  }
}
