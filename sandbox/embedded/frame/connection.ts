import { setTimeout as wait } from 'node:timers/promises'
import type { Faults } from '../../net/faults.ts'
import { befalls, type EmbeddedFault, type EmbeddedFaultAnswer } from '../faults.ts'
import { accountHandlers } from './handlers/account.ts'
import { dappHandlers } from './handlers/dapp.ts'
import { loginHandlers } from './handlers/login.ts'
import { socialHandlers } from './handlers/social.ts'
import { AppMessage } from './messages.ts'
import type { FrameMessage, ServiceMessage } from './protocol.ts'
import { Visit, type VisitDeps } from './visit.ts'

/** A message from a dApp to the frame. */
export interface HeardMessage {
  /** Without its prefix. */
  name: string
  id?: string
  payload?: unknown
  origin: string
  at: number
}

/** The frame's dependencies on the service. */
export interface ConnectionDeps extends VisitDeps {
  faults: Faults<EmbeddedFault>
  heard: HeardMessage[]
}

interface Answer {
  type: string
  id?: string | undefined
  payload?: unknown
}

/** One loaded frame: handles the messages of the dApp around it, and answers them. */
export class FrameConnection {
  readonly #deps: ConnectionDeps
  readonly #send: (order: ServiceMessage) => void
  readonly #visit: Visit
  readonly #handlers: ReadonlyMap<string, (payload: unknown) => unknown>

  constructor(
    deps: ConnectionDeps,
    hello: Extract<FrameMessage, { type: 'hello' }>,
    send: (order: ServiceMessage) => void,
  ) {
    this.#deps = deps
    this.#send = send
    this.#visit = new Visit(deps, hello, send)
    const parts = [loginHandlers, socialHandlers, accountHandlers, dappHandlers]
    this.#handlers = new Map(parts.flatMap((part) => part(this.#visit)))
    void this.#greet()
  }

  receive(message: FrameMessage): void {
    if (message.type === 'approve') this.#visit.confirmations.approve(message.id)
    else if (message.type === 'reject') this.#visit.confirmations.reject(message.id)
    else if (message.type === 'heard') void this.#hear(message.message)
  }

  close(): void {
    this.#visit.close()
  }

  async #greet(): Promise<void> {
    const fault = this.#deps.faults.take(befalls('READY'))
    if (fault?.delay) await wait(fault.delay)
    await fault?.until
    if (fault?.answer === 'hang') return
    this.#deliver({ type: '@w3m-frame/READY', payload: { version: '4' } }, fault?.answer)
  }

  async #hear(message: unknown): Promise<void> {
    const parsed = AppMessage.safeParse(message)
    const handler = parsed.success && this.#handlers.get(parsed.data.type)
    if (!parsed.success || !handler) return
    const { type: name, id, payload } = parsed.data
    const { faults, heard } = this.#deps
    heard.push({ name, ...(id === undefined ? {} : { id }), payload, origin: this.#visit.origin, at: Date.now() })

    const fault = faults.take(befalls(name, methodIn(payload)))
    if (fault?.delay) await wait(fault.delay)
    await fault?.until
    if (fault?.answer === 'hang') return
    this.#deliver(await answerTo({ name, id, payload }, handler, fault?.answer), fault?.answer)
    if (name === 'RELOAD') this.#send({ type: 'reload' })
  }

  #deliver(answer: Answer, fault?: EmbeddedFaultAnswer): void {
    const post = (message: unknown, by: 'frame' | 'nested' | 'stranger' = 'frame') =>
      this.#send({ type: 'post', message, by })
    if (fault === 'nested' || fault === 'stranger') post(answer, fault)
    else if (fault === 'otherId') post({ ...answer, id: `not-${answer.id}` })
    else if (fault === 'garbage') for (const message of garbageFor(answer)) post(message)
    else if (typeof fault === 'object' && 'payload' in fault) post({ ...answer, payload: fault.payload })
    else for (const _ of fault === 'twice' ? [1, 2] : [1]) post(answer)
  }
}

async function answerTo(
  { name, id, payload }: { name: string; id: string | undefined; payload: unknown },
  handler: (payload: unknown) => unknown,
  fault: EmbeddedFaultAnswer | undefined,
): Promise<Answer> {
  const failed = (error: object) => ({ type: `@w3m-frame/${name}_ERROR`, id, payload: error })
  if (typeof fault === 'object' && 'error' in fault) {
    const { error: message, code } = fault
    return failed({ ...(message ? { message } : {}), ...(code === undefined ? {} : { code }) })
  }
  try {
    const result = await handler(payload)
    return { type: `@w3m-frame/${name}_SUCCESS`, id, ...(result === undefined ? {} : { payload: result }) }
  } catch (error) {
    const { message, code } = error as { message: string; code?: unknown }
    // The protocol defines the message alone; the code is for clients that understand wallets' error codes.
    return failed(typeof code === 'number' ? { message, code } : { message })
  }
}

/** Answers that match no schema, though each resembles a valid one. */
function garbageFor({ type, id }: Answer): unknown[] {
  const payload = { action: 7, address: {}, isConnected: 'yes', chainId: null, uri: [], url: 1, message: {} }
  return [
    null,
    'x',
    [],
    { type },
    { type: `${type}_`, id },
    { type: 7, id },
    { type, id: 7, payload },
    { type, id, payload },
  ]
}

function methodIn(payload: unknown): string | undefined {
  const { method } = (payload ?? {}) as { method?: unknown }
  return typeof method === 'string' ? method : undefined
}
