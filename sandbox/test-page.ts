import { compileFunction } from 'node:vm'
import type { SandboxWallet } from './wallet/wallet.ts'

/** The provider as a page sees it. */
export interface Provider {
  request(call: { method: string; params?: unknown }): Promise<unknown>
  on(event: string, listener: (...args: unknown[]) => void): Provider
  removeListener(event: string, listener: (...args: unknown[]) => void): Provider
}

/** A wallet announced by EIP-6963. */
export interface Announced {
  info: { uuid: string; name: string; rdns: string; icon: string }
  provider: Provider
}

/** An account in the Wallet Standard's format. */
export interface StandardAccount {
  address: string
  publicKey: Uint8Array
  chains: string[]
  features: string[]
}

/** A wallet of the Wallet Standard as a page sees it. */
export interface StandardWallet {
  name: string
  chains: string[]
  accounts: StandardAccount[]
  features: {
    'standard:connect': { connect(input?: { silent?: boolean }): Promise<{ accounts: StandardAccount[] }> }
    'standard:disconnect': { disconnect(): Promise<void> }
    'standard:events': { on(event: 'change', listener: (change: Record<string, unknown>) => void): () => void }
    'solana:signMessage': { signMessage(...inputs: unknown[]): Promise<{ signature: Uint8Array }[]> }
    'solana:signTransaction': { signTransaction(...inputs: unknown[]): Promise<{ signedTransaction: Uint8Array }[]> }
    'solana:signAndSendTransaction': {
      supportedTransactionVersions: unknown[]
      signAndSendTransaction(...inputs: unknown[]): Promise<{ signature: Uint8Array }[]>
    }
  }
}

/** Adds the app's side of the Wallet Standard to a page's window. Returns the registered wallets. */
function collectStandardWallets(window: EventTarget): StandardWallet[] {
  const registered: StandardWallet[] = []
  const api = { register: (...wallets: StandardWallet[]) => void registered.push(...wallets) }
  window.addEventListener('wallet-standard:register-wallet', (event) => {
    ;(event as CustomEvent<(app: typeof api) => void>).detail(api)
  })
  return registered
}

/** A page without a browser that really runs a wallet's script. */
export function openPage(wallet: SandboxWallet, origin = 'http://dapp.test') {
  const window = new EventTarget()
  const opened: string[] = []
  const announced: Announced[] = []
  const sockets: WebSocket[] = []
  const registered = collectStandardWallets(window)
  Object.assign(window, { open: (url: string) => void opened.push(url) })
  window.addEventListener('eip6963:announceProvider', (event) => {
    announced.push((event as CustomEvent<Announced>).detail)
  })

  /** Node's WebSocket accepts headers, so it can send the origin that a browser would. */
  class PageSocket extends WebSocket {
    constructor(url: string) {
      super(url, { headers: { origin } } as unknown as string[])
      sockets.push(this)
    }
  }
  compileFunction(wallet.script, ['window', 'location', 'WebSocket'])(window, { origin }, PageSocket)

  const silent = {
    request: () => Promise.reject(new Error('The wallet announced no provider.')),
    on: () => silent,
    removeListener: () => silent,
  }
  const provider: Provider = announced[0]?.provider ?? silent
  return {
    window,
    provider,
    announced,
    /** The wallets registered by the Wallet Standard. */
    registered,
    /** The addresses of the windows that the wallet opened. */
    opened,
    request: (method: string, params?: unknown) => provider.request({ method, params }),
    /** Resolves with whatever a request is rejected with. */
    failure: (method: string, params?: unknown) =>
      provider.request({ method, params }).then(
        (value) => {
          throw new Error(`${method} was answered: ${JSON.stringify(value)}`)
        },
        (reason: unknown) => ({ reason }),
      ),
    /** Resolves with the arguments of the next event of this name. */
    next: (event: string) =>
      new Promise<unknown[]>((resolve) => {
        const listener = (...args: unknown[]) => {
          provider.removeListener(event, listener)
          resolve(args)
        }
        provider.on(event, listener)
      }),
    close: () => {
      for (const socket of sockets) socket.close()
    },
  }
}
