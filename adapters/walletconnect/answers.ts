import { PorticoError } from '../../core/errors.ts'
import { member } from '../../core/member.ts'
import type { Client, Reason, SignClient } from './client.ts'
import { answerTo, idOf } from './deadlines.ts'
import { topicOf } from './session.ts'

type Listener = (payload: unknown) => unknown

const over: Reason = { code: 6000, message: 'It is over.' }
const invalid = { error: { code: 7000, message: 'Signature verification failed' } }

/**
 * The outcome of sign-in requests. The client (2.21.8) reads only answers to its last code, crashes on an invalid
 * signature, keeps a session whose signature is another account's, and never unsubscribes from old topics.
 */
export class Answers {
  readonly #client: SignClient
  readonly #disconnectPeer: (topic: string) => void
  /** Pending requests by nonce: called once their code exists. */
  readonly #waiting = new Map<string, (request: unknown) => void>()

  constructor(client: Client, disconnectPeer: (topic: string) => void) {
    this.#client = client.client
    this.#disconnectPeer = disconnectPeer
    readLate(client.client)
    client.on('display_uri', () => this.#readRequests())
  }

  /** Sends a request, and waits for the outcome. @throws `wallet.rejected`, `sign.invalid`, and the client's errors. */
  async of(nonce: string, ask: () => Promise<unknown>): Promise<unknown> {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    const isTaken = promise.then(
      () => true,
      () => false,
    )
    let unguard = () => {}
    this.#waiting.set(nonce, (request) => {
      unguard = this.#guard(request, isTaken)
    })
    ask().then(resolve, reject)
    try {
      return await promise
    } catch (cause) {
      throw meaningOf(cause)
    } finally {
      this.#waiting.delete(nonce)
      unguard()
      this.#tidy()
    }
  }

  #readRequests(): void {
    for (const request of this.#client.auth?.requests.getAll() ?? []) {
      const nonce = String(member(member(request, 'authPayload'), 'nonce'))
      this.#waiting.get(nonce)?.(request)
      this.#waiting.delete(nonce)
    }
  }

  /** Receives the answer in place of the client, and passes it on. Returns the function that stops it. */
  #guard(request: unknown, isTaken: Promise<boolean>): () => void {
    const events = member(this.#client.engine, 'events')
    const call = (name: string, ...args: unknown[]): unknown => {
      const method = member(events, name)
      return typeof method === 'function' ? method.apply(events, args) : undefined
    }
    const name = answerTo(idOf(request))
    const [theirs] = [call('listeners', name)].flat()
    if (!isListener(theirs)) return () => {}
    const hear = async (payload: unknown) => {
      try {
        await theirs(payload)
      } catch {
        await theirs(invalid)
      }
      if (!(await isTaken)) this.#disconnectUnused(member(request, 'pairingTopic'))
    }
    call('removeListener', name, theirs)
    call('once', name, hear)
    return () => void call('removeListener', name, hear)
  }

  /** Ends a session that was settled after its request was abandoned. */
  #disconnectUnused(pairingTopic: unknown): void {
    for (const session of this.#client.session.getAll()) {
      const topic = topicOf(session)
      if (topic !== undefined && member(session, 'pairingTopic') === pairingTopic) this.#disconnectPeer(topic)
    }
  }

  /** Unsubscribes from topics without a pending answer: the client would subscribe to them on every later visit. */
  #tidy(): void {
    const { auth, core } = this.#client
    for (const entry of auth?.pairingTopics.getAll() ?? []) {
      const topic = topicOf(entry)
      if (topic === undefined || requestOf(this.#client, entry) !== undefined) continue
      auth?.pairingTopics.delete(topic, over).catch(() => undefined)
      core.relayer.unsubscribe?.(topic).catch(() => undefined)
    }
  }
}

const isListener = (value: unknown): value is Listener => typeof value === 'function'

/** The request that an answer belongs to; undefined if it has ended. */
const requestOf = ({ auth }: SignClient, entry: unknown): unknown =>
  auth?.requests.getAll().find((request) => member(request, 'pairingTopic') === member(entry, 'pairingTopic'))

/** Makes the client decrypt each answer with the key of its own code. */
function readLate(client: SignClient): void {
  const { crypto } = client.core
  if (!crypto) return
  const { decode } = crypto
  crypto.decode = (topic, encoded, options) => {
    const entry = client.auth?.pairingTopics.getAll().find((each) => topicOf(each) === topic)
    const key = member(member(entry && requestOf(client, entry), 'requester'), 'publicKey')
    return decode.call(
      crypto,
      topic,
      encoded,
      typeof key === 'string' ? { ...options, receiverPublicKey: key } : options,
    )
  }
}

/** The client passes on only the message of a wallet's error, and an object for its own. */
function meaningOf(cause: unknown): unknown {
  const text = String(typeof cause === 'string' ? cause : member(cause, 'message'))
  if (/signature verification/i.test(text)) return new PorticoError('sign.invalid', undefined, { cause })
  if (typeof cause !== 'string') return cause
  return new PorticoError(/expired/i.test(text) ? 'pairing.expired' : 'wallet.rejected', undefined, { cause })
}
