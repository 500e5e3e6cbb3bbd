import * as z from 'zod/mini'
import { type CaipNetworkId, isCaipNetworkId, type Namespace, parseCaipNetworkId } from '../../core/caip.ts'
import { parseCaipAddress } from '../../core/caip-address.ts'
import type { ErrorCode } from '../../core/errors.ts'
import { namespaceDetails } from '../../core/namespace-details.ts'
import { isNamespace, namespaceDescriptors } from '../../core/namespaces.ts'
import { parseIcon } from '../../core/parse-shown.ts'
import { cleanName } from '../../core/sanitize.ts'
import { defined, formed, lenient, listOf, orElse, parse, record, text } from '../../core/schema.ts'
import { currentId } from './former-ids.ts'

/** An account of a session, on one network. */
export interface SessionAccount {
  readonly network: CaipNetworkId
  readonly address: string
}

/** What a session grants in one namespace. */
export interface SessionPart {
  /** In the wallet's order. Never empty. */
  readonly accounts: readonly SessionAccount[]
  /** The methods that the wallet supports. */
  readonly methods: readonly string[]
  /** The session's names of networks, if they are former ids. */
  readonly aliases: Readonly<Partial<Record<CaipNetworkId, string>>>
}

/** A validated session with a wallet. */
export interface Session {
  readonly topic: string
  /** In seconds since the epoch. */
  readonly expiry: number
  /** The wallet's own name; empty if it has none. */
  readonly name: string
  readonly icon?: string
  readonly url?: string
  /** Whether the wallet can switch to EVM networks that the session does not name. */
  readonly goesAnywhere: boolean
  readonly parts: Readonly<Partial<Record<Namespace, SessionPart>>>
}

/** The maximum length of any list in a session. */
const longest = 10_000

const texts = orElse(listOf(z.string(), longest), [])

const grant = z.object({ accounts: texts, methods: texts })

const channel = z.object({ topic: text(256) })

const peer = z.object({
  metadata: z.object({
    name: lenient(z.string()),
    url: lenient(formed(2047, /^https?:/)),
    icons: lenient(z.array(z.unknown())),
  }),
})

const number = z.custom<number>((value) => typeof value === 'number')

/** A session as the client reports it. */
const session = z.object({
  topic: text(256),
  expiry: orElse(number, 0),
  peer: lenient(peer),
  namespaces: record,
})

const stored = z.object({ topic: text(256), expiry: z.optional(z.unknown()), peer: z.optional(z.unknown()) })
const update = z.object({ params: z.object({ namespaces: z.unknown() }) })
const event = z.object({
  params: z.object({ chainId: text(256), event: z.object({ name: text(256), data: z.unknown() }) }),
})

/** The topic of a session; undefined if it is not a session. */
export const topicOf = (value: unknown): string | undefined => parse(channel, value)?.topic

/** Parses a session of the client; returns an error code if it is unusable. */
export function parseSession(value: unknown): Session | ErrorCode {
  const said = parse(session, value)
  if (!said) return 'wallet.noAccounts'
  const parts: Partial<Record<Namespace, SessionPart>> = {}
  for (const [key, value] of Object.entries(said.namespaces)) {
    const granted = parse(grant, value)
    // A chain id as the key counts for its namespace.
    const [namespace = ''] = key.split(':')
    if (!isNamespace(namespace) || !granted) continue
    const { accounts } = granted
    const good = accounts.map((account) => parseAccount(account, namespace)).filter((account) => account !== undefined)
    if (good.length < accounts.length) return 'wallet.badAccount'
    if (good.length === 0) continue
    const before = parts[namespace]
    parts[namespace] = {
      accounts: [...(before?.accounts ?? []), ...good.map(({ network, address }) => ({ network, address }))],
      methods: [...(before?.methods ?? []), ...granted.methods],
      aliases: {
        ...before?.aliases,
        ...Object.fromEntries(good.flatMap(({ network, said }) => (said === network ? [] : [[network, said]]))),
      },
    }
  }
  if (Object.keys(parts).length === 0) return 'wallet.noAccounts'
  return { topic: said.topic, expiry: said.expiry, ...describePeer(said.peer), parts }
}

/** A stored session with the namespaces of an update message. */
export function parseUpdate(kept: unknown, message: unknown): Session | ErrorCode {
  const namespaces = parse(update, message)?.params.namespaces
  return parseSession({ ...parse(stored, kept), namespaces })
}

/** The name, data and chain of a wallet's event; undefined if invalid. */
export function parseEvent(message: unknown): { chainId: string; name: string; data: unknown } | undefined {
  const { params } = parse(event, message) ?? {}
  return params && { chainId: params.chainId, name: params.event.name, data: params.event.data }
}

const accounts = listOf(z.string(), longest)

/** The addresses that an event lists first; undefined if it has no list. */
export const parseEventAccounts = (data: unknown): string[] | undefined =>
  parse(accounts, data)?.map((account) => account.split(':').at(-1) ?? '')

function parseAccount(account: string, namespace: Namespace) {
  try {
    const parsed = parseCaipAddress(account)
    const { reference, address } = parsed
    const said: CaipNetworkId = `${namespace}:${reference}`
    // The client validates less (2.21.8): it accepts invalid addresses, and sessions without an account.
    const isGood = parsed.namespace === namespace && namespaceDetails[namespace].address.test(address)
    return isGood ? { network: currentId(said), said, address } : undefined
  } catch {
    return undefined
  }
}

function describePeer(
  counterpart: z.output<typeof peer> | undefined,
): Pick<Session, 'name' | 'icon' | 'url' | 'goesAnywhere'> {
  const { name = '', icons, url } = counterpart?.metadata ?? {}
  return {
    name: cleanName(name),
    goesAnywhere: name === 'MetaMask Wallet',
    ...defined({ icon: parseIcon(icons?.[0]), url }),
  }
}

/** The part with these accounts first; unchanged if it has none of them. */
export function withFirst(part: SessionPart, first: readonly string[]): SessionPart {
  const isFirst = ({ address }: SessionAccount) => first.some((each) => each.toLowerCase() === address.toLowerCase())
  const leading = first.flatMap((each) =>
    part.accounts.filter(({ address }) => address.toLowerCase() === each.toLowerCase()),
  )
  return leading.length === 0 ? part : { ...part, accounts: [...leading, ...part.accounts.filter((a) => !isFirst(a))] }
}

const chain = z.custom<number | string>((value) => typeof value === 'number' || typeof value === 'string')

/** The network in a wallet's event: a number, in hex, a reference, or a CAIP-2 id. */
export function parseNetwork(namespace: Namespace, said: unknown): CaipNetworkId | undefined {
  const reference =
    String(parse(chain, said) ?? '')
      .split(':')
      .at(-1) ?? ''
  const plain =
    namespaceDescriptors[namespace].hasNumericIds && /^0x[\da-f]+$/i.test(reference)
      ? String(Number(reference))
      : reference
  const id = `${namespace}:${plain}`
  return isCaipNetworkId(id) ? currentId(id) : undefined
}

/** The namespace that a network is of. */
export const namespaceOf = (network: CaipNetworkId): Namespace => parseCaipNetworkId(network).namespace
