import { type ErrorCode, PorticoError } from '../core/errors.ts'
import { member } from '../core/member.ts'

/** EIP-1193, EIP-1474 and CAIP-25, as wallets use them [error-wallet-codes]. */
const codes: Readonly<Record<string, ErrorCode>> = {
  4001: 'wallet.rejected',
  5000: 'wallet.rejected',
  5002: 'wallet.rejected',
  ACTION_REJECTED: 'wallet.rejected',
  '-32002': 'wallet.pending',
  4100: 'wallet.unauthorized',
  4200: 'wallet.unsupportedMethod',
  '-32601': 'wallet.unsupportedMethod',
  4900: 'wallet.providerDisconnected',
  4901: 'wallet.chainDisconnected',
  4902: 'wallet.chainUnknown',
}

/** The errors of wagmi and viem that have no code, or one that says less. */
const names: Readonly<Record<string, ErrorCode>> = {
  ConnectorAlreadyConnectedError: 'wallet.alreadyConnected',
  ConnectorNotConnectedError: 'wallet.notConnected',
  ConnectorNotFoundError: 'connector.missing',
  ConnectorAccountNotFoundError: 'wallet.unauthorized',
  ConnectorChainMismatchError: 'chain.mismatch',
  ConnectorUnavailableReconnectingError: 'wallet.notConnected',
  ProviderNotFoundError: 'wallet.notInstalled',
  SwitchChainNotSupportedError: 'wallet.switchUnsupported',
  ChainNotConfiguredError: 'chain.notConfigured',
  ChainMismatchError: 'chain.mismatch',
  InvalidAddressError: 'wallet.badAccount',
  AbortError: 'request.aborted',
  HttpRequestError: 'rpc.failed',
  WebSocketRequestError: 'rpc.failed',
  TimeoutError: 'request.timeout',
}

/** What some wallets only say in words, under one of these codes. */
const vague = ['-32603', '-32000', '4100']
const words: readonly (readonly [RegExp, ErrorCode])[] = [
  [/unrecognized chain|unknown chain|wallet_addEthereumChain/i, 'wallet.chainUnknown'],
  [/\b(locked|unlock)\b/i, 'wallet.locked'],
  [/pop-?\s?up/i, 'wallet.popupBlocked'],
]

/** Deep enough for every wrapping seen, and an end to chains that bite their tail. */
const depth = 10

/**
 * Turns whatever a wallet, wagmi or viem throws into a `PorticoError`; what is not recognised becomes `unknown`,
 * with the cause kept. The innermost cause speaks first: what wraps it often knows only where it happened.
 * @param meant What some codes mean in answer to this request, before what they mean otherwise.
 */
export function walletError(cause: unknown, meant: typeof codes = {}): PorticoError {
  if (cause instanceof PorticoError) return cause
  const code = layersOf(cause)
    .map((layer) => codeOf(layer, meant))
    .findLast((known) => known !== undefined)
  return new PorticoError(offline(code ?? 'unknown'), undefined, { cause })
}

function layersOf(cause: unknown): unknown[] {
  const layers: unknown[] = []
  let layer = cause
  while (layer && typeof layer === 'object' && layers.length < depth) {
    layers.push(layer)
    layer = member(layer, 'cause') ?? member(member(layer, 'data'), 'originalError') ?? member(layer, 'originalError')
  }
  return layers
}

function codeOf(layer: unknown, meant: typeof codes): ErrorCode | undefined {
  if (layer instanceof PorticoError) return layer.code
  const code = String(member(layer, 'code'))
  const message = String(member(layer, 'message'))
  const said = vague.includes(code) ? words.find(([pattern]) => pattern.test(message))?.[1] : undefined
  return said ?? own(meant, code) ?? own(codes, code) ?? own(names, String(member(layer, 'name')))
}

/** What a node's silence means: the device may be offline. */
export const offline = (code: ErrorCode): ErrorCode =>
  (code === 'rpc.failed' || code === 'request.timeout') && globalThis.navigator?.onLine === false
    ? 'network.offline'
    : code

const own = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined
