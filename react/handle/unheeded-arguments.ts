import { isPairingUri } from '../../core/pairing-uri.ts'
import { argumentText, isArguments } from '../engine/arguments.ts'

/** The arguments of each view that accepts any. */
const argumentsOf: ReadonlyMap<unknown, readonly string[]> = new Map([
  ['WalletSend', ['amount', 'assetAddress', 'namespace', 'chainId', 'to']],
  ['Swap', ['fromToken', 'toToken', 'amount']],
  ['SmartSessionCreated', ['id', 'request']],
])

const told = new Set<string>()

/** Whether an argument is explicitly `undefined`, which counts as omitted. */
const isEmpty = (wanted: object, name: string): boolean => {
  const described = Object.getOwnPropertyDescriptor(wanted, name)
  return described !== undefined && !described.get && described.value === undefined
}

/** What is wrong with a view's arguments, one line each. */
function faultsOf(view: unknown, wanted: unknown): readonly string[] {
  const known = argumentsOf.get(view)
  if (!known) return [`- ${String(view)} takes none.`]
  if (!isArguments(wanted)) return [`- it is no object; ${String(view)} takes ${known.join(', ')}.`]
  return Object.keys(wanted).flatMap((name) => {
    if (!known.includes(name)) return [`- ${name}: ${String(view)} takes ${known.join(', ')}.`]
    const isRead = argumentText(wanted, name) !== undefined || isEmpty(wanted, name)
    return isRead ? [] : [`- ${name}: it is too long, or has no JSON.`]
  })
}

const isGiven = (value: unknown) => value !== undefined && value !== null

/** Warns a developer, once, about what `open` ignores [api-unheeded]. */
export function warnOfArguments(asked: { view?: unknown; uri?: unknown; arguments?: unknown }): void {
  const { view, uri, arguments: wanted } = asked
  const faults = [
    ...(isGiven(wanted) ? faultsOf(view, wanted) : []),
    ...(isGiven(uri) && !isPairingUri(uri) ? ['- uri: it is no pairing URI, which begins with wc:.'] : []),
  ]
  const message = `These arguments of open change nothing in Portico:\n${faults.join('\n')}`
  if (faults.length === 0 || told.has(message)) return
  told.add(message)
  // biome-ignore lint/suspicious/noConsole: development only; bundlers drop it from production builds
  console.warn(message)
}
