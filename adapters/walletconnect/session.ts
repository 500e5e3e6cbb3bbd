import {
  type CaipNetworkId,
  isCaipNetworkId,
  type Namespace,
  parseCaipAddress,
  parseCaipNetworkId,
} from '../../core/caip.ts'
import type { ErrorCode } from '../../core/errors.ts'
import { isNamespace } from '../../core/namespace.ts'
import { cleanName, isText, parseIcon } from '../../core/outside.ts'
import { modern } from './deprecated.ts'

/** An account of a session, on one network. */
export interface SessionAccount {
  readonly network: CaipNetworkId
  readonly address: string
}

/** What a session grants in one namespace. */
export interface SessionPart {
  /** In the wallet's order. Never empty. */
  readonly accounts: readonly SessionAccount[]
  /** Those that the wallet serves. */
  readonly methods: readonly string[]
  /** The networks as the session names them, where that is an older name than ours. */
  readonly aliases: Readonly<Partial<Record<CaipNetworkId, string>>>
}

/** A session with a wallet, checked. */
export interface Session {
  readonly topic: string
  /** In seconds since 1970. */
  readonly expiry: number
  /** The wallet's own name; empty where it has none. */
  readonly name: string
  readonly icon?: string
  readonly url?: string
  /** Whether the wallet goes to networks that the session does not name (FACTS 7). */
  readonly goesAnywhere: boolean
  readonly parts: Readonly<Partial<Record<Namespace, SessionPart>>>
}

/** The client checks less than this: addresses that are none, and sessions without an account, pass it (2.21.8). */
const addresses: Readonly<Partial<Record<Namespace, RegExp>>> = {
  eip155: /^0x[\da-f]{40}$/i,
  solana: /^[1-9A-HJ-NP-Za-km-z]{32,44}$/,
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value.filter(isText) : [])

/** The name of a session's channel; undefined where it is no session at all. */
export const topicOf = (value: unknown): string | undefined =>
  isRecord(value) && isText(value.topic) ? value.topic : undefined

/** A session as the client tells it; the code of what is wrong with it where it is of no use. */
export function parseSession(value: unknown): Session | ErrorCode {
  const topic = topicOf(value)
  if (!isRecord(value) || topic === undefined || !isRecord(value.namespaces)) return 'wallet.noAccounts'
  const parts: Partial<Record<Namespace, SessionPart>> = {}
  for (const [key, granted] of Object.entries(value.namespaces)) {
    // A chain of its own as a key counts for its namespace.
    const [namespace = ''] = key.split(':')
    if (!isNamespace(namespace) || !isRecord(granted)) continue
    const accounts = textsOf(granted.accounts).map((account) => parseAccount(account, namespace))
    const good = accounts.filter((account) => account !== undefined)
    if (good.length < accounts.length) return 'wallet.badAccount'
    if (good.length === 0) continue
    const before = parts[namespace]
    parts[namespace] = {
      accounts: [...(before?.accounts ?? []), ...good.map(({ network, address }) => ({ network, address }))],
      methods: [...(before?.methods ?? []), ...textsOf(granted.methods)],
      aliases: {
        ...before?.aliases,
        ...Object.fromEntries(good.flatMap(({ network, said }) => (said === network ? [] : [[network, said]]))),
      },
    }
  }
  if (Object.keys(parts).length === 0) return 'wallet.noAccounts'
  const expiry = typeof value.expiry === 'number' ? value.expiry : 0
  return { topic, expiry, ...parsePeer(value.peer), parts }
}

function parseAccount(account: string, namespace: Namespace) {
  try {
    const parsed = parseCaipAddress(account)
    const { reference, address } = parsed
    const said: CaipNetworkId = `${namespace}:${reference}`
    const isGood = parsed.namespace === namespace && (addresses[namespace]?.test(address) ?? true)
    return isGood ? { network: modern(said), said, address } : undefined
  } catch {
    return undefined
  }
}

function parsePeer(peer: unknown): Pick<Session, 'name' | 'icon' | 'url' | 'goesAnywhere'> {
  const said = isRecord(peer) && isRecord(peer.metadata) ? peer.metadata : {}
  const icon = parseIcon(Array.isArray(said.icons) ? said.icons[0] : undefined)
  const url = isText(said.url) && said.url.length < 2048 && /^https?:/.test(said.url) ? said.url : undefined
  return {
    name: isText(said.name) ? cleanName(said.name) : '',
    goesAnywhere: said.name === 'MetaMask Wallet',
    ...(icon !== undefined && { icon }),
    ...(url !== undefined && { url }),
  }
}

/** The same part, with these addresses first, of those that it has; itself where it has none of them. */
export function withFirst(part: SessionPart, first: readonly string[]): SessionPart {
  const isFirst = ({ address }: SessionAccount) => first.some((each) => each.toLowerCase() === address.toLowerCase())
  const leading = first.flatMap((each) =>
    part.accounts.filter(({ address }) => address.toLowerCase() === each.toLowerCase()),
  )
  return leading.length === 0 ? part : { ...part, accounts: [...leading, ...part.accounts.filter((a) => !isFirst(a))] }
}

/** A network that a wallet names in an event: as a number, in hexadecimal, by its reference or in full (CAIP-2). */
export function parseNetwork(namespace: Namespace, said: unknown): CaipNetworkId | undefined {
  const text = typeof said === 'number' ? String(said) : isText(said) ? said : ''
  const reference = text.split(':').at(-1) ?? ''
  const plain = namespace === 'eip155' && /^0x[\da-f]+$/i.test(reference) ? String(Number(reference)) : reference
  const id = `${namespace}:${plain}`
  return isCaipNetworkId(id) ? modern(id) : undefined
}

/** The namespace that a network is of. */
export const namespaceOf = (network: CaipNetworkId): Namespace => parseCaipNetworkId(network).namespace
