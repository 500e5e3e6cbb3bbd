import { type Connector, type ConnectorType, sameId } from './connector.ts'
import type { Namespace } from './namespaces.ts'
import { orderBy } from './order.ts'

/** A group of the list of wallets; the groups are listed one after another [connect-type-order]. */
export type ConnectorKind = 'walletConnect' | 'recent' | 'injected' | 'featured' | 'custom' | 'external' | 'recommended'

/** A position in the list: a group, or the link to all wallets, which is the last. */
type ListPlace = ConnectorKind | 'all'

/** The positions in their default order; featured, custom and recommended wallets are the directory's. */
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

/** A connector of a wallet. */
export interface ConnectorOption {
  namespace: Namespace
  connectorId: string
  /** Whether it is already the current connection of its namespace. */
  connected?: boolean
}

/** The connectors of a wallet, in the dApp's order of namespaces. */
export type ConnectorOptions = readonly [ConnectorOption, ...ConnectorOption[]]

/** A wallet in the list. */
export interface WalletRow {
  /** Unique in the list, and the same whichever of its connectors came first: a row keeps its element [look-press]. */
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
  /** The names of the last used wallets, newest first. */
  recents: readonly string[]
  /** The current connections. */
  connected?: readonly ConnectorOption[]
  /** The wallets that the dApp excludes, by rdns or name. */
  excluded?: readonly string[] | undefined
}

type Group = [Connector, ...Connector[]] & Pick<WalletRow, 'id'>

/** Wallets are identified by name; one has two names. */
const plain = (name: string) => name.toLowerCase().replace(/^trust wallet$/, 'trust')

const injected: readonly ConnectorType[] = ['MULTI_CHAIN', 'ANNOUNCED', 'INJECTED']

/**
 * The rows of the list, from the connectors of all its namespaces, in display order within each group. A wallet with
 * several namespaces is one row [connect-one-row]. The generic 'Browser Wallet' is hidden if a wallet of its namespace
 * has announced itself, except on a phone if it has an rdns [connect-browser-wallet]; as the only wallet it stays. On a
 * phone there is no row for the QR code, which the phone could not scan. The embedded wallet has no row, because it has
 * its own login.
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
    const { namespace } = connector
    const name = plain(connector.name)
    const twins = groups.filter((known) => plain(known[0].name) === name)
    const group = twins.find(
      (known) => isCode(known[0]) === isCode(connector) && known.every((other) => other.namespace !== namespace),
    )
    if (group) group.push(connector)
    else groups.push(Object.assign<[Connector], Pick<WalletRow, 'id'>>([connector], { id: `${name}:${twins.length}` }))
  }

  return groups
    .map((group) => {
      const recency = recents.findIndex((recent) => plain(recent) === plain(group[0].name))
      const row = rowOf(group, connected, recency >= 0)
      // Negative values, for recent wallets and those that are not installed, keep their order. Installed ones announce
      // themselves in random order, so they are sorted by name to make every load the same.
      return { row, within: recency < 0 ? injected.indexOf(row.type) : recency - 1e3 }
    })
    .sort(
      (one, other) =>
        one.within - other.within ||
        (one.within < 0 ? 0 : one.row.name.localeCompare(other.row.name, 'en', { numeric: true })),
    )
    .map(({ row }) => row)
}

/** A position without an installed wallet, which the directory may fill. */
export interface OpenPlace {
  id: ListPlace
  badge?: undefined
  options?: undefined
}

export type ListPart = WalletRow | OpenPlace

/** The list in the dApp's order, with a position for each group without an installed wallet [connect-type-order]. */
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
  return {
    id: group.id,
    kind: code ? 'walletConnect' : isRecent ? 'recent' : type === 'EXTERNAL' ? 'external' : 'injected',
    name: first.name,
    icon: group.find(({ icon }) => icon)?.icon,
    rdns: group.find(({ rdns }) => rdns)?.rdns,
    type,
    options,
    badge: options.every((option) => option.connected)
      ? 'connected'
      : isRecent
        ? 'recent'
        : code
          ? 'qrCode'
          : group.some(isAnnounced)
            ? 'installed'
            : undefined,
  }
}
