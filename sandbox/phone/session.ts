import type { Namespaces, Proposal } from './client.ts'
import type { PhoneNamespace } from './namespace.ts'

type Namespace = Namespaces[string]

/** The user's choices for a session. */
export interface Choice {
  /** CAIP-2 ids. Default: those that the dApp asks for and the phone supports. Others are allowed. */
  chains?: readonly string[]
  /** Addresses. Default: the selected account of each namespace. */
  accounts?: readonly string[]
}

const EVENTS = ['accountsChanged', 'chainChanged']

export const namespaceOf = (chain: string): string => chain.split(':')[0] ?? ''

/** A dApp's requested namespaces: a key that is a single chain counts for its namespace. */
export function askedFor({ requiredNamespaces, optionalNamespaces }: Proposal) {
  const asked = new Map<string, { chains: string[]; methods: string[]; events: string[] }>()
  for (const [key, wanted] of [...Object.entries(requiredNamespaces), ...Object.entries(optionalNamespaces)]) {
    const { chains, methods, events } = asked.get(namespaceOf(key)) ?? { chains: [], methods: [], events: [] }
    asked.set(namespaceOf(key), {
      chains: unique([...chains, ...(key.includes(':') ? [key] : (wanted.chains ?? []))]),
      methods: unique([...methods, ...wanted.methods]),
      events: unique([...events, ...wanted.events]),
    })
  }
  return asked
}

/** The session for a proposal. Empty if the phone supports nothing of it. */
export function settle(
  proposal: Proposal,
  own: readonly PhoneNamespace[],
  selected: number,
  { chains, accounts }: Choice,
): Namespaces {
  const asked = askedFor(proposal)
  const parts = own.flatMap((namespace) => {
    const wanted = asked.get(namespace.name)
    const allowed = chains?.filter((chain) => namespaceOf(chain) === namespace.name)
    const taken = allowed ?? wanted?.chains.filter((chain) => namespace.chains.includes(chain)) ?? []
    const mine = accounts?.filter((address) => namespace.accounts.includes(address))
    const addresses = mine ?? namespace.accounts.slice(selected, selected + 1)
    if (taken.length === 0 || addresses.length === 0) return []
    const methods = namespace.methods.filter((method) => wanted?.methods.includes(method) ?? true)
    const events = EVENTS.filter((event) => wanted?.events.includes(event) ?? true)
    return [[namespace.name, { chains: taken, accounts: onEach(taken, addresses), methods, events }] as const]
  })
  return Object.fromEntries(parts)
}

/** The CAIP-10 ids of accounts on chains. */
export const onEach = (chains: readonly string[], addresses: readonly string[]): string[] =>
  chains.flatMap((chain) => addresses.map((address) => `${chain}:${address}`))

/** The addresses in a session's namespace, on one of its chains or on all. */
export function addressesOf({ accounts }: Namespace, chain = ''): string[] {
  const there = accounts.filter((account) => account.startsWith(chain && `${chain}:`))
  return unique(there.map((account) => account.split(':')[2] ?? ''))
}

/** The chains of a session's namespace. */
export const chainsOf = ({ chains, accounts }: Namespace): string[] =>
  chains ?? unique(accounts.map((account) => account.split(':').slice(0, 2).join(':')))

export const unique = <T>(items: readonly T[]): T[] => [...new Set(items)]
