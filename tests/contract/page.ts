import { compileFunction } from 'node:vm'
import { vi } from 'vitest'
import type { SandboxWallet } from '../../sandbox/index.ts'

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** A page's storage, which outlives the page. */
export function memoryStorage(kept: Map<string, string> = new Map()): Store {
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
}

/**
 * Makes this process a page of `origin`, in which the wallets' scripts really run, until another page is opened. jsdom
 * does not fit: its sockets and Node's do not accept each other's events.
 */
export function openPage({ origin, storage }: { origin: string; storage?: Store | undefined }) {
  const sockets: WebSocket[] = []
  let isClosed = false
  const window = Object.assign(new EventTarget(), {
    open: () => null,
    // Read on each use, as in a browser: that is where a forbidden storage throws.
    get localStorage() {
      return storage
    },
  })
  if (!storage)
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
  vi.stubGlobal('window', window)

  /** Node's WebSocket, which accepts headers, sends the origin that a browser would. */
  class PageSocket extends WebSocket {
    constructor(url: string) {
      super(url, Object.assign([], { headers: { origin } }))
      sockets.push(this)
      // A page that is gone receives nothing any more, not even that its sockets are closed.
      this.addEventListener('close', (event) => isClosed && event.stopImmediatePropagation())
    }
  }
  return {
    window,
    add: (wallet: SandboxWallet) =>
      compileFunction(wallet.script, ['window', 'location', 'WebSocket'])(window, { origin }, PageSocket),
    close: () => {
      isClosed = true
      for (const socket of sockets) socket.close()
    },
  }
}
