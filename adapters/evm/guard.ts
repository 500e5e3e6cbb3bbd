import type { CreateConnectorFn } from 'wagmi'
import { member } from '../../core/member.ts'
import { type ConnectionAttempt, connectionAttempts } from './connection-attempt.ts'
import { loadedCareful } from './loaded-careful.ts'
import { type Announced, type Connecting, isChainId, isProvider, mostAccounts } from './provider.ts'

/** Wraps each call of a method. */
const around = <Method extends (...args: never[]) => unknown>(
  method: Method,
  run: (call: () => ReturnType<Method>, self: Connecting, args: unknown[]) => unknown,
): Method =>
  new Proxy(method, { apply: (target, self, args) => run(() => Reflect.apply(target, self, args), self, args) })

/** Loads the code for wallet requests. */
export const fetchWallets = () => import('./wagmi-wallet-adapter.ts')

export type FetchWallets = typeof fetchWallets

/** It is in one file with all other wallet requests; once loaded, the wallet is called in the same task. */
export const careful = async () => loadedCareful.code ?? (await fetchWallets()).careful

/**
 * Guards a connector against its wallet: invalid events are ignored, and errors are caught. On load, only wallets that
 * were connected here are asked whether they still are. An unsolicited connect event is accepted, as by wagmi, unless
 * the user has disconnected the wallet here.
 * @param found The wallets that have announced themselves.
 * @param connected The ids of the connectors that were connected here, now or at the last visit.
 */
export const guarded =
  (create: CreateConnectorFn, found: readonly Announced[], connected: ReadonlySet<string>): CreateConnectorFn =>
  (config) => {
    const made: Connecting = create({
      ...config,
      // As wagmi passes them: only the wallets of the connector itself.
      get providers() {
        return found.filter(({ info }) => [made.rdns].flat().includes(info.rdns))
      },
    })
    const { setup, onAccountsChanged, onChainChanged, onConnect, onDisconnect } = made
    const isConnected = () => config.emitter.listenerCount('connect') === 0
    const attempt: ConnectionAttempt = { heard: {}, isConnected }
    connectionAttempts.set(config.emitter, attempt)
    /**
     * False if the user has disconnected the wallet, which may still share accounts. Storage may be full or missing.
     */
    const isWelcome = async () => !attempt.ended && !(await config.storage?.getItem(`${made.id}.disconnected`))
    const quietly =
      (mayHear: (said: unknown, self: Connecting) => boolean | Promise<boolean> = () => true) =>
      async (call: () => unknown, self: Connecting, [said]: unknown[]) => {
        try {
          const may = mayHear(said, self)
          // Await only a promise: a wallet's events must keep their order.
          if (may === true || (await may)) await call()
        } catch {
          // An error of the wallet itself, which no caller awaits.
        }
      }
    const quiet: Connecting = {
      ...made,
      ...(setup && { setup: around(setup, quietly()) }),
      ...(onConnect && {
        onConnect: around(
          onConnect,
          quietly((info) => isChainId(member(info, 'chainId')) && isWelcome()),
        ),
      }),
      onAccountsChanged: around(
        onAccountsChanged,
        quietly((accounts) => {
          attempt.heard.accounts = accounts
          if (!Array.isArray(accounts) || accounts.length > mostAccounts) return false
          return accounts.length === 0 || isConnected() || isWelcome()
        }),
      ),
      onChainChanged: around(
        onChainChanged,
        quietly((chain) => {
          attempt.heard.chain = chain
          return isChainId(chain)
        }),
      ),
      onDisconnect: around(onDisconnect, quietly()),
      connect: around(made.connect, async (call, self, [asked]) =>
        (await careful()).connect(call, self, asked, attempt),
      ),
    }
    if (made.type !== 'injected') return quiet
    return {
      ...quiet,
      getProvider: around(made.getProvider, async (call) => {
        const provider: unknown = await call().catch(() => undefined)
        return isProvider(provider) ? provider : undefined
      }),
      getAccounts: around(made.getAccounts, (call) => {
        attempt.listed = true
        return call()
      }),
      getChainId: around(made.getChainId, (call) => {
        attempt.granted = true
        return call()
      }),
      isAuthorized: around(
        made.isAuthorized,
        async (call) => connected.has(made.id) && (await careful()).isAuthorized(call, attempt),
      ),
      disconnect: around(made.disconnect, async (call, self) =>
        (await careful()).disconnect(call, self, config.storage, attempt),
      ),
    }
  }
