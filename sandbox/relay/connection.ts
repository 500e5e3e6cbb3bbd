import { setTimeout as wait } from 'node:timers/promises'
import type { Faults } from '../net/faults.ts'
import { GARBAGE } from '../net/front.ts'
import type { Gate } from '../net/gate.ts'
import { befalls, type Happening, type RelayFault } from './faults.ts'
import { type Call, readMessage } from './messages.ts'
import type { Letter, Reader, Topics } from './topics.ts'

/** A message that reached the relay, or that it sent (`irn_subscription`). */
export interface RelayRequest extends Happening {
  client: string
  topics: string[]
  at: number
}

/** The connection to a client. */
export interface Line {
  send(text: string): void
  close(code: number, reason: string): void
  /** Ends it without a closing message. */
  cut(): void
}

/** What a relay's connections share. */
export interface Hub {
  topics: Topics
  faults: Faults<RelayFault>
  /** Closed while the relay is frozen. */
  gate: Gate
  heard(request: RelayRequest): void
}

const PROPOSAL = 1100
const PROPOSAL_ANSWER = 1101
const SETTLEMENT = 1102

/** A client's WebSocket: receives calls and sends answers and messages, each in order; faults affect both. */
export class Connection implements Reader {
  readonly client: string
  readonly #line: Line
  readonly #hub: Hub
  readonly #sent = new Map<number, Letter>()
  #lastId = 0
  #incoming = Promise.resolve()
  #outgoing = Promise.resolve()

  constructor(client: string, line: Line, hub: Hub) {
    this.client = client
    this.#line = line
    this.#hub = hub
  }

  receive(text: string): void {
    const message = readMessage(text)
    this.#incoming = this.#incoming.then(async () => {
      await this.#hub.gate.passed()
      if (message.kind === 'mistake') this.#send({ id: message.id, error: message.error })
      else if (message.kind === 'answer') this.#taken(Number(message.id))
      else await this.#call(message.call)
    })
  }

  deliver(letter: Letter): void {
    const { topic, message, tag, attestation, publishedAt } = letter
    this.#outgoing = this.#outgoing.then(async () => {
      await this.#hub.gate.passed()
      const done = await this.#struck({ method: 'irn_subscription', tag }, [topic])
      if (done) return
      this.#lastId += 1
      this.#sent.set(this.#lastId, letter)
      const data = { topic, message, publishedAt, tag, ...(attestation === undefined ? {} : { attestation }) }
      this.#send({ id: this.#lastId, method: 'irn_subscription', params: { id: subscriptionId(topic), data } })
    })
  }

  /** Sends any text, valid or not. */
  say(text: string): void {
    this.#line.send(text)
  }

  /** Ends the connection without a closing message. */
  cut(): void {
    this.#line.cut()
  }

  close(code: number, reason: string): void {
    this.#line.close(code, reason)
  }

  async #call(call: Call): Promise<void> {
    const tag = 'tag' in call.params ? call.params.tag : undefined
    const done = await this.#struck({ method: call.method, tag }, topicsOf(call), call.id)
    if (done) return
    const { result, after } = this.#serve(call)
    this.#send({ id: call.id, result })
    after?.()
  }

  /** Serves a call. Messages that it causes, to other clients or to the caller, follow the answer. */
  #serve({ method, params }: Call): { result: unknown; after?: () => void } {
    const { topics } = this.#hub
    const subscribe = (...names: string[]) => {
      for (const topic of names) topics.subscribe(topic, this)
    }
    switch (method) {
      case 'irn_subscribe':
        return { result: subscriptionId(params.topic), after: () => subscribe(params.topic) }
      case 'irn_batchSubscribe':
        return { result: params.topics.map(subscriptionId), after: () => subscribe(...params.topics) }
      case 'irn_unsubscribe':
        topics.unsubscribe(params.topic, this)
        return { result: true }
      case 'irn_publish':
        return { result: true, after: () => this.#publish(params) }
      case 'wc_proposeSession': {
        const { pairingTopic: topic, sessionProposal: message, ttl, attestation } = params
        const after = () => {
          subscribe(topic)
          this.#publish({ topic, message, ttl, attestation, tag: PROPOSAL })
        }
        return { result: true, after }
      }
      case 'wc_approveSession': {
        const { pairingTopic, sessionTopic, ttl } = params
        const after = () => {
          subscribe(sessionTopic)
          this.#publish({ topic: pairingTopic, message: params.sessionProposalResponse, ttl, tag: PROPOSAL_ANSWER })
          this.#publish({ topic: sessionTopic, message: params.sessionSettlementRequest, ttl, tag: SETTLEMENT })
        }
        return { result: true, after }
      }
    }
  }

  #publish({ ttl, ...letter }: Pick<Letter, 'topic' | 'message' | 'tag' | 'attestation'> & { ttl: number }): void {
    const publishedAt = Date.now()
    this.#hub.topics.publish({ ...letter, publishedAt, from: this.client, until: publishedAt + ttl * 1000 })
  }

  #taken(id: number): void {
    const letter = this.#sent.get(id)
    this.#sent.delete(id)
    if (letter) this.#hub.topics.taken(letter)
  }

  /** Reports an event, and applies a matching fault. True if that ended the event. */
  async #struck(happening: Happening, topics: string[], id: string | number | null = null): Promise<boolean> {
    this.#hub.heard({ ...happening, client: this.client, topics, at: Date.now() })
    const fault = this.#hub.faults.take(befalls(happening))
    if (fault?.delay) await wait(fault.delay)
    const { answer } = fault ?? {}
    if (answer === undefined) return false
    if (answer === 'drop') this.cut()
    else if (answer === 'garbage') this.#line.send(GARBAGE)
    else if (answer !== 'hang' && 'close' in answer) this.close(answer.close.code, answer.close.reason)
    else if (answer !== 'hang') this.#send({ id, error: answer.error })
    return true
  }

  #send(message: object): void {
    this.#line.send(JSON.stringify({ jsonrpc: '2.0', ...message }))
  }
}

/** Clients choose their own ids, so a topic's id serves as its subscription's. */
const subscriptionId = (topic: string) => topic

function topicsOf({ method, params }: Call): string[] {
  if (method === 'irn_batchSubscribe') return params.topics
  if (method === 'wc_proposeSession') return [params.pairingTopic]
  if (method === 'wc_approveSession') return [params.pairingTopic, params.sessionTopic]
  return [params.topic]
}
