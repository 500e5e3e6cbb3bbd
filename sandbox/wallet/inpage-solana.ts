import type { Listener, PageLink } from './inpage.ts'
import type { InpageConfig } from './protocol.ts'

/** A wallet of the Wallet Standard, registered by its events. This function's source is sent to the page. */
export function inpageSolana(link: PageLink, { name, icon, copies, solana }: InpageConfig): void {
  if (!solana) return
  type Change = Record<string, unknown>

  const supportedTransactionVersions = ['legacy', 0]
  const known = new Map<string, unknown>()
  let chains: unknown = solana.chains
  // A misbehaving wallet's answer is used unchecked.
  let accounts: unknown = []
  let connected = false

  /** Returns the same object for the same account, since dApps compare accounts by identity. */
  function stable(account: unknown) {
    const key = JSON.stringify(account) ?? ''
    if (!known.has(key)) known.set(key, Object.freeze(account))
    return known.get(key)
  }

  const adopted = (given: unknown) => (Array.isArray(given) ? Object.freeze(given.map(stable)) : given)
  const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

  function follow(state: Change) {
    const change: Change = {}
    if ('chains' in state && !same(state.chains, chains)) {
      chains = state.chains
      change.chains = chains
    }
    if ('accounts' in state && !same(state.accounts, accounts)) {
      accounts = adopted(state.accounts)
      change.accounts = accounts
    }
    if (Object.keys(change).length > 0) link.emit('standard:change', change)
  }

  function leave() {
    connected = false
    follow({ accounts: [] })
  }

  link.listen('solana:state', (state) => {
    const { accounts: seen, ...rest } = state as Change
    // A page that has not connected must not learn of accounts.
    follow(connected && seen !== undefined ? { ...rest, accounts: seen } : rest)
  })
  link.whenLost(leave)

  async function connect(input: unknown) {
    const result = await link.request('standard:connect', [input ?? {}])
    connected = true
    if (typeof result === 'object' && result !== null && 'accounts' in result) {
      follow({ accounts: result.accounts })
      return { ...result, accounts }
    }
    return result
  }

  async function disconnect() {
    await link.request('standard:disconnect', [])
    leave()
  }

  function on(event: string, listener: Listener) {
    link.wake()
    link.listen(`standard:${event}`, listener)
    return () => link.mute(`standard:${event}`, listener)
  }

  const asked =
    (method: string) =>
    (...inputs: ({ account?: { address?: unknown } } | undefined)[]) =>
      link.request(
        method,
        inputs.map((input) => ({ ...input, account: input?.account?.address })),
      )

  const features = {
    'standard:connect': { version: '1.0.0', connect },
    'standard:disconnect': { version: '1.0.0', disconnect },
    'standard:events': { version: '1.0.0', on },
    'solana:signMessage': { version: '1.1.0', signMessage: asked('solana:signMessage') },
    'solana:signTransaction': {
      version: '1.0.0',
      supportedTransactionVersions,
      signTransaction: asked('solana:signTransaction'),
    },
    'solana:signAndSendTransaction': {
      version: '1.0.0',
      supportedTransactionVersions,
      signAndSendTransaction: asked('solana:signAndSendTransaction'),
    },
  }

  const wallets = Array.from({ length: copies }, () =>
    Object.freeze({
      ...{ version: '1.0.0', name, icon, features },
      get chains() {
        return chains
      },
      get accounts() {
        return accounts
      },
    }),
  )

  type App = { register(...wallets: unknown[]): unknown }
  const register = (app: App) => app.register(...wallets)
  window.addEventListener('wallet-standard:app-ready', (event) => register((event as CustomEvent<App>).detail))
  window.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: register }))
}
