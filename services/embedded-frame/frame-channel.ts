import type { FrameTrouble } from '../../core/embedded-frame.ts'
import { PorticoError } from '../../core/errors.ts'
import { parse } from '../../core/schema.ts'
import { troubleIn } from './frame-error.ts'
import { type FrameLoading, loadFrame } from './frame-loading.ts'
import {
  type Answered,
  type Asked,
  frameError,
  frameMessage,
  type MessageName,
  messages,
  type Noticed,
  type NoticeName,
  notices,
  patience,
  patient,
} from './protocol.ts'

interface Open {
  name: MessageName
  /** Sends it to the frame. */
  ask(): void
  /** Receives the frame's answer. */
  succeed(payload: unknown): void
  /** Receives the frame's error. */
  fail(cause: PorticoError): void
  /** Called when the request is no longer waited for. */
  giveUp(cause: PorticoError): void
}

interface FrameChannelDeps {
  url: URL
  /** The frame has loaded or reloaded. */
  onReady(): void
  /** The frame has another session. */
  onUpdate(payload: unknown): void
  /** The wallet can't work [embedded-alerts]. */
  onTrouble(trouble: FrameTrouble): void
}

/** Exchanges messages with the frame: only with its window and its origin [embedded-origin]. */
export class FrameChannel {
  readonly #url: URL
  readonly #onReady: () => void
  readonly #onUpdate: (payload: unknown) => void
  readonly #onTrouble: (trouble: FrameTrouble) => void
  readonly #open = new Map<string, Open>()
  /** Abandoned requests by id, if a late success of the frame matters. */
  readonly #givenUp = new Map<string, { name: MessageName; isDone: (payload: unknown) => void }>()
  #loading: FrameLoading | undefined

  constructor({ url, onReady, onUpdate, onTrouble }: FrameChannelDeps) {
    this.#url = url
    this.#onReady = onReady
    this.#onUpdate = onUpdate
    this.#onTrouble = onTrouble
  }

  /** The frame; created if it is not in the page. */
  get frame(): HTMLIFrameElement {
    return this.#load().frame
  }

  /** Resolves once the frame has loaded. */
  load(): Promise<void> {
    return this.#load().ready
  }

  /**
   * Sends a request once the frame has loaded, and resolves with the answer of the same id [embedded-messages].
   * @param isDoneLate called if the frame succeeds after the request was abandoned, with its answer if that is valid.
   */
  async request<Name extends MessageName>(
    name: Name,
    payload: Asked<Name>,
    signal?: AbortSignal,
    isDoneLate?: (answer: Answered<Name> | undefined) => void,
  ): Promise<Answered<Name>>
  async request(
    name: MessageName,
    payload: unknown,
    signal?: AbortSignal,
    isDoneLate?: (answer: unknown) => void,
  ): Promise<unknown> {
    const { asks, answers } = messages[name]
    const said = asks.safeParse(payload)
    if (!said.success) throw new PorticoError(name === 'CONNECT_EMAIL' ? 'email.invalid' : 'wallet.badRequest')
    if (signal?.aborted) throw new PorticoError('request.aborted', undefined, { cause: signal.reason })

    const { ready } = this.#load()
    const id = randomId()
    const over = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    try {
      return await new Promise<unknown>((resolve, reject) => {
        const ask = () => this.#post({ type: `@w3m-app/${name}`, id, payload: said.data })
        this.#open.set(id, {
          name,
          ask,
          succeed: (answer) => {
            const read = parse(answers, answer)
            if (read === undefined && answer !== undefined) reject(new PorticoError('frame.badAnswer'))
            else resolve(read)
          },
          fail: reject,
          giveUp: (cause) => {
            if (isDoneLate) this.#givenUp.set(id, { name, isDone: (answer) => isDoneLate(parse(answers, answer)) })
            reject(cause)
          },
        })
        const abort = () =>
          this.#open.get(id)?.giveUp(new PorticoError('request.aborted', undefined, { cause: signal?.reason }))
        signal?.addEventListener('abort', abort, { signal: over.signal })
        ready.then(() => {
          if (!this.#open.has(id)) return
          if (patient.has(name)) timer = setTimeout(() => this.#giveUp('frame.timeout'), patience)
          ask()
        }, reject)
      })
    } finally {
      clearTimeout(timer)
      over.abort()
      this.#open.delete(id)
    }
  }

  /** Makes a loaded frame reload; later requests wait for that. */
  reload(): void {
    const loading = this.#load()
    if (!loading.isReady) return
    void this.request('RELOAD', undefined).catch(() => undefined)
    loading.expectReload()
  }

  /** The frame's page was replaced by a new one: what it was asked is sent again once that has loaded. */
  startAgain(): void {
    const loading = this.#loading
    if (!loading) return
    const lost = loading.isReady ? [...this.#open] : []
    loading.startAgain()
    const askAgain = () => {
      for (const [id, { ask }] of lost) if (this.#open.has(id)) ask()
    }
    loading.ready.then(askAgain, () => undefined)
  }

  /** Sends the frame a notice, if it has received any request yet. */
  notify<Name extends NoticeName>(name: Name, payload: Noticed<Name>): void {
    const said = notices[name].safeParse(payload)
    if (said.success && this.#loading) this.#post({ type: `@w3m-app/${name}`, payload: said.data })
  }

  /** Rejects all open requests; can be called repeatedly. */
  abort(): void {
    for (const open of [...this.#open.values()]) {
      open.giveUp(new PorticoError(open.name === 'RPC_REQUEST' ? 'request.aborted' : 'unknown'))
    }
  }

  /** The reason for giving up. A frame that has not loaded is removed; the next request creates a new one. */
  #giveUp(code: 'frame.timeout' | 'frame.unreachable'): void {
    if (code === 'frame.unreachable') this.#drop()
    this.#onTrouble(code)
    for (const open of [...this.#open.values()]) open.giveUp(new PorticoError(code))
  }

  #drop(): void {
    this.#givenUp.clear()
    this.#loading?.end()
    this.#loading = undefined
  }

  #load(): FrameLoading {
    if (this.#loading?.frame.isConnected) return this.#loading
    // Other code has removed the frame from the page: its requests are lost.
    if (this.#loading) {
      this.#drop()
      this.abort()
    }
    this.#loading = loadFrame({
      url: this.#url,
      hear: (event) => this.#hear(event),
      onReady: this.#onReady,
      onLate: () => this.#giveUp('frame.unreachable'),
    })
    return this.#loading
  }

  #post(message: { type: string; id?: string; payload?: unknown }): void {
    this.#loading?.frame.contentWindow?.postMessage(message, this.#url.origin)
  }

  #hear({ data, origin, source }: MessageEvent<unknown>): void {
    const loading = this.#loading
    const page = loading?.frame.contentWindow
    if (!loading || !page || source !== page || origin !== this.#url.origin) return
    const message = parse(frameMessage, data)
    if (!message) return
    const name = message.type.slice('@w3m-frame/'.length)
    if (name === 'READY') loading.hearReady()
    else if (name === 'SESSION_UPDATE') this.#onUpdate(message.payload)
    else this.#settle(name, message)
  }

  #settle(name: string, { id = '', payload }: { id?: string | undefined; payload?: unknown }): void {
    const open = this.#open.get(id)
    if (!open) this.#settleLate(name, id, payload)
    else if (name === `${open.name}_SUCCESS`) open.succeed(payload)
    else if (name === `${open.name}_ERROR`) open.fail(this.#failureIn(payload))
  }

  #settleLate(name: string, id: string, payload: unknown): void {
    const late = this.#givenUp.get(id)
    if (!late || !name.startsWith(`${late.name}_`)) return
    this.#givenUp.delete(id)
    if (name === `${late.name}_SUCCESS`) late.isDone(payload)
  }

  /** The frame's error in its own words, with a wallet's code if it has one. */
  #failureIn(payload: unknown): PorticoError {
    const { message = 'An error occurred', code } = parse(frameError, payload) ?? {}
    const trouble = troubleIn(message)
    if (trouble) this.#onTrouble(trouble)
    const cause = Object.assign(new Error(message), code !== undefined && { code })
    return new PorticoError(trouble ?? 'frame.failed', undefined, { cause })
  }
}

/** Cryptographically random, even outside a secure context. */
const randomId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
