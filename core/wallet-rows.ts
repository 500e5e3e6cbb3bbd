import { type Connector, type ConnectorType, sameId } from './connector.ts'
import type { Namespace } from './namespaces.ts'
import { orderBy } from './order.ts'

/** A group of the list of wallets; the list shows group after group [connect-type-order]. */
export type ConnectorKind = 'walletConnect' | 'recent' | 'injected' | 'featured' | 'custom' | 'external' | 'recommended'

/** A place in the list: of a group, or of the way to all wallets, which is the last. */
type ListPlace = ConnectorKind | 'all'

/** The places in their usual order; featured, custom and recommended wallets are the directory's. */
const places: readonly ListPlace[] = [
  'walletConnect',
  'recent',
  'injected',
  'featured',
  'custom',
  'external',
  'recommended',
  'all',
]

/** A connector that a wallet can be connected by. */
export interface ConnectorOption {
  namespace: Namespace
  connectorId: string
  /** Whether it is the current connection of its namespace already. */
  connected?: boolean
}

/** What a wallet can be connected by, in the dApp's order of namespaces. */
export type ConnectorOptions = readonly [ConnectorOption, ...ConnectorOption[]]

/** One wallet of the list. */
export interface WalletRow {
  /** Unique in the list. */
  id: string
  kind: ConnectorKind
  name: string
  icon: string | undefined
  rdns: string | undefined
  type: ConnectorType
  options: ConnectorOptions
  badge: 'connected' | 'recent' | 'installed' | 'qrCode' | undefined
}

export interface WalletRowsOptions {
  mobile: boolean
  /** The names of the wallets used last, the latest first. */
  recents: readonly string[]
  /** The current connections. */
  connected?: readonly ConnectorOption[]
  /** Wallets that the dApp does not want, by rdns or name. */
  excluded?: readonly string[] | undefined
}

type Group = [Connector, ...Connector[]]

/** Wallets are identified by name, and one has two. */
const sameWallet = (one: string, other: string) => sameId(plain(one), plain(other))
const plain = (name: string) => name.replace(/^trust wallet$/i, 'trust')

const injected: readonly ConnectorType[] = ['MULTI_CHAIN', 'ANNOUNCED', 'INJECTED']

/**
 * The wallets that the list shows, from the connectors of all its namespaces; each group in the order in which it is shown. A wallet that
 * is there for several namespaces is one row [connect-one-row]. The plain 'Browser Wallet' is hidden where a wallet of
 * its namespace has announced itself, but on a phone not if it has an rdns [connect-browser-wallet]; where it is the only wallet,
 * it stays, so that every user has one. A phone does not scan itself: the row of the QR code is not there. An embedded wallet
 * is no row: it has a way of its own to log in.
 */
export function walletRows(
  connectors: readonly Connector[],
  { mobile, recents, connected = [], excluded = [] }: WalletRowsOptions,
): WalletRow[] {
  const announced = connectors.filter(isAnnounced).map(({ namespace }) => namespace)
  const isHidden = ({ type, name, rdns, namespace }: Connector) =>
    type === 'AUTH' ||
    (mobile && isCode({ type })) ||
    (type === 'INJECTED' && announced.includes(namespace) && !(mobile && rdns)) ||
    excluded.some((word) => word === rdns || sameId(word, name))

  const groups: Group[] = []
  for (const connector of connectors) {
    if (isHidden(connector)) continue
    const { name, namespace } = connector
    const group = groups.find(
      (known) =>
        sameWallet(known[0].name, name) &&
        isCode(known[0]) === isCode(connector) &&
        known.every((other) => other.namespace !== namespace),
    )
    if (group) group.push(connector)
    else groups.push([connector])
  }

  return groups
    .map((group) => {
      const recency = recents.findIndex((recent) => sameWallet(recent, group[0].name))
      const row = rowOf(group, connected, recency >= 0)
      // Below zero is what stands in the order in which it was used or brought. The others announce themselves in any order,
      // and stand by name, so that each load has the same list.
      return { row, within: recency < 0 ? injected.indexOf(row.type) : recency - 1e3 }
    })
    .sort(
      (one, other) =>
        one.within - other.within ||
        (one.within < 0 ? 0 : one.row.name.localeCompare(other.row.name, 'en', { sensitivity: 'base', numeric: true })),
    )
    .map(({ row }) => row)
}

/** A place that this page has no wallet for: the directory may have. */
export interface OpenPlace {
  id: ListPlace
  badge?: undefined
  options?: undefined
}

export type ListPart = WalletRow | OpenPlace

/** The list in the dApp's order, with a place for each group that this page has no wallet of [connect-type-order]. */
export const listParts = (rows: readonly WalletRow[], order: readonly ConnectorKind[]): ListPart[] =>
  orderBy<ListPlace>(order, places).flatMap<ListPart>((id) => {
    const own = rows.filter(({ kind }) => kind === id)
    return own[0] ? own : { id }
  })

const isCode = ({ type }: Pick<Connector, 'type'>) => type === 'WALLET_CONNECT'
const isAnnounced = ({ type }: Connector) => type === 'ANNOUNCED'

function rowOf(group: Group, connected: readonly ConnectorOption[], isRecent: boolean): WalletRow {
  const [first, ...others] = group
  const optionOf = ({ namespace, id }: Connector): ConnectorOption => ({
    namespace,
    connectorId: id,
    connected: connected.some((option) => option.namespace === namespace && sameId(option.connectorId, id)),
  })
  const options: ConnectorOptions = [optionOf(first), ...others.map(optionOf)]
  const code = isCode(first)
  const type = others.length > 0 && !code ? 'MULTI_CHAIN' : first.type
  const connectedBadge = options.every((option) => option.connected) ? 'connected' : undefined
  return {
    id: `${first.namespace}:${first.id}`,
    kind: code ? 'walletConnect' : isRecent ? 'recent' : type === 'EXTERNAL' ? 'external' : 'injected',
    name: first.name,
    icon: group.find(({ icon }) => icon)?.icon,
    rdns: group.find(({ rdns }) => rdns)?.rdns,
    type,
    options,
    badge:
      connectedBadge ?? (isRecent ? 'recent' : code ? 'qrCode' : group.some(isAnnounced) ? 'installed' : undefined),
  }
}
