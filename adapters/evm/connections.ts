import type { Address } from 'viem'
import type { Config } from 'wagmi'
import { connect } from 'wagmi/actions'
import type { Connection } from '../../core/connector.ts'
import { PorticoError } from '../../core/errors.ts'
import { within } from '../../core/within.ts'
import { walletError } from '../wallet-error.ts'
import { askAccounts } from './ask-accounts.ts'
import { askChain } from './ask-chain.ts'
import { connectionAttempts } from './connection-attempt.ts'
import { linked } from './linked.ts'
import { parseAddresses, parseChainId } from './parse.ts'
import { describeConnection, isLive, liveConnections, type WagmiConnection, type WagmiConnector } from './report.ts'

type State = Config['state']

/** The timeout for the wallet's own disconnect, in ms: well within the chart's 3 s. */
const disconnectTimeout = 1_000

/**
 * Requests accounts from the wallet; ends the connection if its answers are invalid.
 * @throws `wallet.noAccounts`, `wallet.badAccount`, `wallet.badChain`, or the wallet's error.
 */
export async function makeConnection(
  config: Config,
  connector: WagmiConnector,
  chainId: number | undefined,
): Promise<Connection> {
  dropStored(config)
  try {
    await connect(config, { connector, ...(chainId !== undefined && { chainId }) })
  } catch (cause) {
    throw isNoList(cause) ? new PorticoError('wallet.noAccounts', undefined, { cause }) : cause
  }
  return accept(config, connector, () => endConnection(config, connector))
}

/**
 * Restores a recent connection without a prompt. Resolves with null if the wallet no longer grants it, or the user has
 * disconnected it meanwhile.
 */
export async function renewConnection(config: Config, connector: WagmiConnector): Promise<Connection | null> {
  const attempt = connectionAttempts.get(connector.emitter)
  const wasEnded = attempt?.ended
  /** Stops listening without telling the wallet. */
  const refuse = async () => {
    connector.onDisconnect()
    forget(config, connector)
  }
  try {
    if (!(await connector.isAuthorized())) return null
    const answer = await connector.connect({ isReconnecting: true })
    if (attempt?.ended && !wasEnded) {
      await refuse()
      return null
    }
    // WagmiProvider restores connections too, and so do some wallets: either may have been first.
    const live = config.state.connections.get(connector.uid)
    if (live) return describeConnection(config, live) ?? null
    adopt(config, connector, answer)
    return await accept(config, connector, refuse)
  } catch (cause) {
    if (walletError(cause).code === 'wallet.noAccounts') return null
    throw cause
  } finally {
    dropStored(config)
  }
}

/**
 * Adopts a connection like wagmi's own `reconnect`. Its `connect` would, on failure, briefly report every stored
 * connection as live.
 */
function adopt(
  config: Config,
  connector: WagmiConnector,
  answer: { accounts: readonly Address[]; chainId: number },
): void {
  const { emitter, uid } = connector
  const [first, ...others] = answer.accounts
  if (!first) throw new PorticoError('wallet.noAccounts')
  const { change, connect, disconnect } = config._internal.events
  emitter.off('connect', connect)
  emitter.on('change', change)
  emitter.on('disconnect', disconnect)
  const connection = { accounts: [first, ...others], chainId: answer.chainId, connector } as const
  config.setState((state) => ({
    ...state,
    connections: new Map(state.connections).set(uid, connection),
    current: uid,
    status: 'connected',
  }))
}

/** Ends a connection here, even if the wallet hangs or throws. */
export async function endConnection(config: Config, connector: WagmiConnector): Promise<void> {
  // Not wagmi's action: after a wallet's late answer, it would restore the connections of the time of the call.
  await within(disconnectTimeout, connector.disconnect()).catch(() => undefined)
  forget(config, connector)
}

/**
 * Removes connections that wagmi has read from its storage and that were not restored: they must not count as
 * connected.
 */
export function dropStored(config: Config): void {
  // An unchanged state would still be written to wagmi's storage.
  if ([...config.state.connections.values()].every(isLive)) return
  config.setState((state) => {
    const rest = withoutStored(state)
    return isBusy(state) ? { ...rest, status: state.status } : rest
  })
}

/** wagmi stays 'connecting' until a wallet answers: resets that once no request is pending. */
export function restStatus(config: Config): void {
  if (isBusy(config.state)) config.setState(withoutStored)
}

/** Corrects wagmi's state: a connection may be restored after its timeout, and its events be listened to twice. */
export function mendState(config: Config): void {
  const { change, disconnect } = config._internal.events
  for (const { connector } of liveConnections(config.state)) {
    const { emitter } = connector
    if (emitter.listenerCount('change') > 1) {
      emitter.off('change', change)
      emitter.on('change', change)
    }
    if (emitter.listenerCount('disconnect') > 1) {
      emitter.off('disconnect', disconnect)
      emitter.on('disconnect', disconnect)
    }
  }
  if (config.state.status === 'disconnected' && liveConnections(config.state).length > 0) config.setState(withoutStored)
}

const isBusy = ({ status }: State) => status === 'connecting' || status === 'reconnecting'

function withoutStored(state: State): State {
  const connections = new Map([...state.connections].filter(([, connection]) => isLive(connection)))
  const current = state.current !== null && connections.has(state.current) ? state.current : firstKey(connections)
  return { ...state, connections, current, status: restingStatus(current) }
}

const restingStatus = (current: string | null) => (current === null ? 'disconnected' : 'connected')

const firstKey = (connections: ReadonlyMap<string, unknown>): string | null => [...connections.keys()][0] ?? null

/** As if the wallet had disconnected: wagmi's own listener removes the connection and chooses the next one. */
function forget(config: Config, connector: WagmiConnector): void {
  connector.emitter.emit('disconnect')
  if (!config.state.connections.has(connector.uid)) return
  config.setState((state) => {
    const connections = new Map([...state.connections].filter(([uid]) => uid !== connector.uid))
    const current = state.current === connector.uid ? firstKey(connections) : state.current
    return { ...state, connections, current, status: restingStatus(current) }
  })
}

async function accept(config: Config, connector: WagmiConnector, refuse: () => Promise<void>): Promise<Connection> {
  const live = config.state.connections.get(connector.uid)
  if (!live) throw new PorticoError('wallet.notConnected')
  const connection = parseChainId(live.chainId) === undefined ? undefined : describeConnection(config, live)
  if (!connection) {
    await refuse()
    throw new PorticoError(flawOf(live))
  }
  // Create a missing provider before the connection is reported.
  if (linked.has(connector.emitter)) await connector.getProvider()
  const { accounts, chain } = doubts(live)
  if (chain) void askChain(config, connector)
  if (accounts) void askAccounts(config, connector)
  return connection
}

/**
 * Whether a wallet's accounts or chain may differ from wagmi's state [wallet-calls]. wagmi asks for the accounts, or
 * takes those of the connect request, which some wallets change later; and it misses changes before the connection is
 * made.
 */
function doubts({ accounts, chainId, connector }: WagmiConnection): { accounts: boolean; chain: boolean } {
  const attempt = connectionAttempts.get(connector.emitter)
  const { accounts: said, chain } = attempt?.heard ?? {}
  return {
    accounts: !attempt?.listed || (said !== undefined && `${parseAddresses(said)}` !== `${accounts}`),
    chain: !attempt || (chain !== undefined && parseChainId(chain) !== chainId),
  }
}

function flawOf({ accounts }: WagmiConnection) {
  const addresses = parseAddresses(accounts)
  if (!addresses) return 'wallet.badAccount'
  return addresses.length === 0 ? 'wallet.noAccounts' : 'wallet.badChain'
}

/** The error that wagmi throws if a wallet's answer is not a list of accounts: `null.map(…)`. */
const isNoList = (cause: unknown): boolean => cause instanceof TypeError && /\bmap\b/.test(cause.message)
