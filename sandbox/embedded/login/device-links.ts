import { randomBytes } from 'node:crypto'
import type { Clock } from '../clock.ts'
import { CODE_MS } from './one-time-code.ts'

/** A browser in which a user logs in for the first time, waiting for the mailed link. */
export interface DeviceRequest {
  readonly id: string
  readonly email: string
  readonly origin: string
  /** Settles when the user has decided. */
  readonly decided: Promise<void>
}

/** The links by which users approve their browsers. */
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
    // The requesting frame may have gone before the user refuses.
    promise.catch(() => {})
    const request: DeviceRequest = { id, email, origin, decided: promise }
    this.#open.set(id, { request, expiresAt: this.#clock.now() + CODE_MS, approve: resolve, deny: reject })
    return request
  }

  /** The request behind a link, while the link is valid. */
  get(id: string): DeviceRequest | undefined {
    const entry = this.#open.get(id)
    return entry && this.#clock.now() < entry.expiresAt ? entry.request : undefined
  }

  /** Decides a request. False if the link is not valid (any more). */
  decide(id: string, approved: boolean): boolean {
    const entry = this.#open.get(id)
    if (!entry || !this.get(id)) return false
    this.#open.delete(id)
    if (approved) entry.approve()
    else entry.deny(new Error('The device was not approved.'))
    return true
  }

  /** The frame no longer waits: a newer request has replaced this one, or the frame was closed. */
  withdraw(id: string, reason: string): void {
    this.#open.get(id)?.deny(new Error(reason))
    this.#open.delete(id)
  }
}
