import type { InpageConfig, Outcome, PageMessage, WalletMessage } from './protocol.ts'

/** Receives an event's arguments. */
export type Listener = (...args: unknown[]) => void

/** The connection to the wallet, for its parts in a page. */
export interface PageLink {
  request(method: string, params: unknown): Promise<unknown>
  /** Listens to an event of the wallet. */
  listen(event: string, listener: Listener): void
  mute(event: string, listener: Listener): void
  /** Emits an event locally, without the wallet. */
  emit(event: string, ...args: unknown[]): void
  /** Opens the connection, so that events arrive. */
  wake(): void
  /** Calls back when the connection to the wallet is lost. */
  whenLost(lost: (reason: Error) => void): void
  /** Creates an error as wallets throw them. */
  failure(code: number, message: string, data?: unknown): Error
}

/** A part of a wallet in a page: a provider that it announces. */
export type InpagePart = (link: PageLink, config: InpageConfig) => void

/**
 * The part of a wallet that runs in a dApp's page. It and its parts are sent to the page as source, so they use nothing
 * from outside themselves.
 */
export function inpage(config: InpageConfig, ...parts: InpagePart[]): void {
  interface Waiting {
    resolve: (value: unknown) => void
    reject: (reason: unknown) => void
  }

  // Playwright runs its scripts in every window, including the wallet's own.
  if (location.origin === new URL(config.approvalUrl).origin) return

  const listeners = new Map<string, Set<Listener>>()
  const losses: ((reason: Error) => void)[] = []
  const waiting = new Map<number, Waiting>()
  let socket: WebSocket | undefined
  let lastId = 0

  function emit(event: string, args: unknown[]) {
    for (const listener of [...(listeners.get(event) ?? [])]) {
      try {
        listener(...args)
      } catch (error) {
        // A listener that throws is reported as an uncaught error, and the others still receive the event.
        setTimeout(() => {
          throw error
        })
      }
    }
  }

  function failure(code: number, message: string, data?: unknown) {
    return Object.assign(new Error(message), data === undefined ? { code } : { code, data })
  }

  function settle(id: number, outcome: Outcome) {
    const request = waiting.get(id)
    waiting.delete(id)
    if (!request) return
    if (outcome.type === 'result') request.resolve(outcome.value)
    else if (outcome.type === 'throw') request.reject(outcome.value)
    else request.reject(failure(outcome.code, outcome.message, outcome.data))
  }

  function receive(message: WalletMessage) {
    if (message.type === 'outcome') settle(message.id, message.outcome)
    else if (message.type === 'event') emit(message.event, message.args)
    else window.open(config.approvalUrl, '_blank', 'popup,width=400,height=640')
  }

  /** Serializes a message, with bytes as base64. A Buffer's `toJSON` has already been called here. */
  function toWire(message: PageMessage) {
    return JSON.stringify(message, function (this: Record<string, unknown>, key: string, given: unknown) {
      const own = this[key]
      if (!(own instanceof Uint8Array)) return given
      return { $bytes: btoa(Array.from(own, (byte) => String.fromCharCode(byte)).join('')) }
    })
  }

  function fromWire(text: string) {
    return JSON.parse(text, (_key, value) =>
      typeof value?.$bytes === 'string' ? Uint8Array.from(atob(value.$bytes), (letter) => letter.charCodeAt(0)) : value,
    )
  }

  /** Opened on first use, so that a wallet that is never used costs the page nothing. */
  function connection(): WebSocket {
    if (socket && socket.readyState <= WebSocket.OPEN) return socket
    const opened = new WebSocket(config.socketUrl)
    socket = opened
    opened.addEventListener('message', ({ data }) => receive(fromWire(data)))
    opened.addEventListener('close', () => {
      const lost = failure(4900, 'The wallet is not there any more.')
      for (const [id, request] of waiting) {
        waiting.delete(id)
        request.reject(lost)
      }
      for (const tell of losses) tell(lost)
    })
    return opened
  }

  function post(message: PageMessage) {
    const to = connection()
    const text = toWire(message)
    if (to.readyState === WebSocket.OPEN) to.send(text)
    else to.addEventListener('open', () => to.send(text), { once: true })
  }

  const link: PageLink = {
    request: (method, params) =>
      new Promise((resolve, reject) => {
        lastId += 1
        waiting.set(lastId, { resolve, reject })
        try {
          post({ type: 'request', id: lastId, method, params })
        } catch (error) {
          waiting.delete(lastId)
          reject(failure(-32602, String(error)))
        }
      }),
    listen: (event, listener) => {
      const known = listeners.get(event) ?? new Set()
      listeners.set(event, known.add(listener))
    },
    mute: (event, listener) => listeners.get(event)?.delete(listener),
    emit: (event, ...args) => emit(event, args),
    wake: () => void connection(),
    whenLost: (lost) => losses.push(lost),
    failure,
  }
  for (const part of parts) part(link, config)
}
