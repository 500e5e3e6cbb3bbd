import { type ErrorCode, PorticoError } from '../core/errors.ts'
import { member } from '../core/member.ts'

/** The codes of EIP-1193, EIP-1474, EIP-5792 and CAIP-25, as wallets use them [error-wallet-codes]. */
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
  '-32003': 'wallet.transactionRejected',
  '-32004': 'wallet.unsupportedMethod',
  '-32005': 'wallet.limited',
  5700: 'wallet.capabilityMissing',
  5710: 'wallet.chainUnknown',
  5720: 'wallet.bundleKnown',
  5730: 'wallet.bundleUnknown',
  5740: 'wallet.bundleTooLarge',
  5750: 'wallet.upgradeRejected',
  5760: 'wallet.atomicityMissing',
}

/** Codes that wallets and nodes use for any failure: they count only if nothing else is more specific. */
const generalCodes: Readonly<Record<string, ErrorCode>> = {
  '-32700': 'wallet.badRequest',
  '-32600': 'wallet.badRequest',
  '-32602': 'wallet.badRequest',
  '-32006': 'wallet.badRequest',
  '-32001': 'wallet.resourceMissing',
  '-32603': 'wallet.failed',
  '-32000': 'wallet.failed',
}

/** Errors of wagmi and viem without a code, or with a less specific one. */
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
  TimeoutError: 'rpc.failed',
}

/** Codes under which some wallets give the actual reason only as text. */
const vague = ['-32603', '-32000', '4100']
const codesByMessage: readonly (readonly [RegExp, ErrorCode])[] = [
  [/unrecognized chain|unknown chain|wallet_addEthereumChain/i, 'wallet.chainUnknown'],
  [/\b(locked|unlock)\b/i, 'wallet.locked'],
  [/pop-?\s?up/i, 'wallet.popupBlocked'],
]

/** The maximum depth of nested causes, also for circular ones. */
const depth = 10

/**
 * Converts any error of a wallet, wagmi or viem to a `PorticoError`; unrecognized ones become `unknown`, with the
 * cause. The innermost cause takes precedence: what wraps it often only knows where it happened.
 * @param meant Codes with a special meaning for this request.
 */
export function walletError(cause: unknown, meant: typeof codes = {}): PorticoError {
  if (cause instanceof PorticoError) return cause
  return new PorticoError(specificCode(cause, meant) ?? generalCode(cause) ?? 'unknown', undefined, { cause })
}

/** The specific code of a cause, innermost first. */
export function specificCode(cause: unknown, meant: typeof codes = {}): ErrorCode | undefined {
  const code = innermost(cause, (layer) => codeOf(layer, meant))
  return code && offline(code)
}

/** The general code of a cause. */
export const generalCode = (cause: unknown): ErrorCode | undefined =>
  innermost(cause, (layer) => own(generalCodes, String(member(layer, 'code'))))

const innermost = (cause: unknown, read: (layer: unknown) => ErrorCode | undefined) =>
  layersOf(cause)
    .map(read)
    .findLast((known) => known !== undefined)

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
  const said = vague.includes(code) ? codesByMessage.find(([pattern]) => pattern.test(message))?.[1] : undefined
  return said ?? own(meant, code) ?? own(codes, code) ?? own(names, String(member(layer, 'name')))
}

/** The meaning of a node that does not answer: the device may be offline. */
export const offline = (code: ErrorCode): ErrorCode =>
  code === 'rpc.failed' && globalThis.navigator?.onLine === false ? 'network.offline' : code

const own = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined
