import type { InpageConfig, Outcome, PageMessage, WalletMessage } from './protocol.ts'

/**
 * The half of a wallet that runs in a dApp's page: an EIP-1193 provider, announced by EIP-6963. It is sent to the page as
 * the text of this function, so it uses nothing from outside itself.
 */
export function inpage(config: InpageConfig): void {
  type Listener = (...args: unknown[]) => void
  interface Waiting {
    resolve: (value: unknown) => void
    reject: (reason: unknown) => void
  }

  // Playwright runs its scripts in each window, the wallet's own included.
  if (location.origin === new URL(config.approvalUrl).origin) return

  const listeners = new Map<string, Set<Listener>>()
  const waiting = new Map<number, Waiting>()
  let socket: WebSocket | undefined
  let lastId = 0

  function emit(event: string, args: unknown[]) {
    for (const listener of [...(listeners.get(event) ?? [])]) {
      try {
        listener(...args)
      } catch (error) {
        // One dApp listener that throws is reported like any uncaught error, and the others still hear the event.
        setTimeout(() => {
          throw error
        })
      }
    }
  }

  function providerError(code: number, message: string, data?: unknown) {
    return Object.assign(new Error(message), data === undefined ? { code } : { code, data })
  }

  function settle(id: number, outcome: Outcome) {
    const request = waiting.get(id)
    waiting.delete(id)
    if (!request) return
    if (outcome.type === 'result') request.resolve(outcome.value)
    else if (outcome.type === 'throw') request.reject(outcome.value)
    else request.reject(providerError(outcome.code, outcome.message, outcome.data))
  }

  function receive(message: WalletMessage) {
    if (message.type === 'outcome') settle(message.id, message.outcome)
    else if (message.type === 'event') emit(message.event, message.args)
    else window.open(config.approvalUrl, '_blank', 'popup,width=400,height=640')
  }

  /** Opened by the first sign of interest, so that a wallet that nobody asks costs the page nothing. */
  function connection(): WebSocket {
    if (socket && socket.readyState <= WebSocket.OPEN) return socket
    const opened = new WebSocket(config.socketUrl)
    socket = opened
    opened.addEventListener('message', ({ data }) => receive(JSON.parse(data)))
    opened.addEventListener('close', () => {
      const lost = providerError(4900, 'The wallet is not there any more.')
      for (const [id, request] of waiting) {
        waiting.delete(id)
        request.reject(lost)
      }
      emit('disconnect', [lost])
    })
    return opened
  }

  function post(message: PageMessage) {
    const to = connection()
    const text = JSON.stringify(message)
    if (to.readyState === WebSocket.OPEN) to.send(text)
    else to.addEventListener('open', () => to.send(text), { once: true })
  }

  const provider = {
    request(call: { method: string; params?: unknown }) {
      return new Promise((resolve, reject) => {
        if (typeof call?.method !== 'string' || call.method === '') {
          reject(providerError(-32600, 'A request must be an object with a method.'))
          return
        }
        lastId += 1
        waiting.set(lastId, { resolve, reject })
        try {
          post({ type: 'request', id: lastId, method: call.method, params: call.params })
        } catch (error) {
          waiting.delete(lastId)
          reject(providerError(-32602, String(error)))
        }
      })
    },
    on(event: string, listener: Listener) {
      connection()
      const known = listeners.get(event) ?? new Set()
      listeners.set(event, known.add(listener))
      return provider
    },
    removeListener(event: string, listener: Listener) {
      listeners.get(event)?.delete(listener)
      return provider
    },
  }

  const { name, rdns, icon } = config
  const details = Array.from({ length: config.copies }, () =>
    Object.freeze({ info: Object.freeze({ uuid: uuid(), name, rdns, icon }), provider }),
  )

  /** `crypto.randomUUID` is missing where a page is served over plain http from another host. */
  function uuid() {
    const bytes = crypto.getRandomValues(new Uint8Array(16))
    bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
    bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
    const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
    return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
  }

  function announce() {
    for (const detail of details) {
      window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
    }
  }

  window.addEventListener('eip6963:requestProvider', announce)
  announce()
  if (config.legacy) Object.assign(window, { ethereum: provider })
}
