import type { Namespace } from './caip.ts'
import { sameId } from './connector.ts'
import type { ListedWallet } from './listed-wallet.ts'
import type { ListPart, OpenPlace, WalletRow } from './wallet-rows.ts'

/** What the directory leads with. */
export interface Leading {
  featured: readonly ListedWallet[]
  custom: readonly ListedWallet[]
  recommended: readonly ListedWallet[]
}

/** What the page knows of wallets. */
export interface Known {
  /** The wallets of this page, as the list of connectors shows them. */
  rows: readonly WalletRow[]
  /** The names of the wallets used last. */
  recents: readonly string[]
  /** The only namespace whose wallets are wanted; undefined for all. */
  namespace?: Namespace | undefined
}

/** How many wallets of this page and recommended ones there are together at most. */
const ROOM = 2

/** A wallet's app on a phone goes by a name of its own, and Coinbase's wallet by two. */
const plainRdns = (rdns: string | undefined) =>
  rdns?.replace('io.metamask.mobile', 'io.metamask').replace('app.base.account', 'com.coinbase.wallet')

const isSame = ({ rdns, name, options }: WalletRow, wallet: ListedWallet): boolean =>
  (rdns && wallet.rdns ? plainRdns(rdns) === plainRdns(wallet.rdns) : sameId(name, wallet.name)) ||
  options.some(({ connectorId }) => connectorId === wallet.id)

const unique = (wallets: readonly ListedWallet[]): ListedWallet[] => {
  const seen = new Set<string>()
  return wallets.filter(({ id }) => !seen.has(id) && seen.add(id))
}

const has =
  (namespace: Namespace | undefined) =>
  ({ chains }: ListedWallet): boolean =>
    !namespace || !chains || chains.some((chain) => chain.startsWith(`${namespace}:`))

/** The groups of the directory's wallets. */
export type DirectoryKind = keyof Leading

const directoryKinds: readonly DirectoryKind[] = ['featured', 'custom', 'recommended']
/** Those among some parts of the list, in their order. */
const kindsIn = (parts: readonly ListPart[]): DirectoryKind[] =>
  parts.flatMap(({ id }) => directoryKinds.filter((kind) => kind === id))

/** The groups of the directory that stand together from this place on, no wallet of the page between them; none where it is not the first of them. */
export function runFrom(place: OpenPlace['id'], parts: readonly ListPart[]): DirectoryKind[] {
  const at = parts.findIndex(({ id }) => id === place)
  const before = parts[at - 1]
  if (before && !before.options) return []
  const end = parts.findIndex(({ options }, index) => index > at && options)
  return kindsIn(parts.slice(at, end < 0 ? undefined : end))
}

/** Whether wallets of this page stand below a place. */
export const isAboveRows = (place: OpenPlace['id'], parts: readonly ListPart[]): boolean =>
  parts.slice(parts.findIndex(({ id }) => id === place)).some(({ options }) => options)

/** How many wallets of these groups are likely to be there: so many rows are kept for them until the directory has answered. */
export function expectedIn(
  kinds: readonly DirectoryKind[],
  [featured, custom]: readonly [featured: number, custom: number],
  rows: readonly WalletRow[],
): number {
  const counts = { featured, custom, recommended: featured + custom > 0 ? 0 : roomBeside(rows) }
  return kinds.reduce((sum, kind) => sum + counts[kind], 0)
}

/** The place that is left for recommended wallets beside those of the page. */
export const roomBeside = (rows: readonly WalletRow[]): number =>
  Math.max(
    0,
    ROOM -
      rows.filter(({ type, name }) => type !== 'WALLET_CONNECT' && type !== 'EXTERNAL' && name !== 'Browser Wallet')
        .length,
  )

/**
 * The wallets of the directory that the list has beside those of the page, in the dApp's order of groups: none that is there already, and
 * recommended ones only where the dApp names none itself [directory-featured]. Of some of these groups alone, what was used
 * last is first.
 */
export function leadingWallets(
  { featured, custom, recommended }: Leading,
  { rows, recents, namespace }: Known,
  { parts, shown }: { parts?: readonly ListPart[]; shown?: readonly DirectoryKind[] } = {},
): ListedWallet[] {
  const isNew = (wallet: ListedWallet) => !rows.some((row) => isSame(row, wallet))
  const own = featured.length + custom.length > 0
  const groups: Record<DirectoryKind, readonly ListedWallet[]> = {
    featured,
    custom,
    recommended: own ? [] : recommended.filter(isNew).slice(0, roomBeside(rows)),
  }
  const kinds = parts ? kindsIn(parts) : directoryKinds
  // What is in several groups is listed with the first of them.
  const wallets = new Map<string, { kind: DirectoryKind; wallet: ListedWallet }>()
  for (const kind of kinds)
    for (const wallet of groups[kind])
      if (!wallets.has(wallet.id) && isNew(wallet) && has(namespace)(wallet)) wallets.set(wallet.id, { kind, wallet })
  const listed = [...wallets.values()].flatMap(({ kind, wallet }) => ((shown ?? kinds).includes(kind) ? wallet : []))
  const isRecent = ({ name }: ListedWallet) => recents.some((recent) => sameId(recent, name))
  return unique([...listed.filter(isRecent), ...listed])
}

/** What the user searches for in the list of all wallets, and what of it has loaded. */
export interface Sought {
  text: string
  certified: boolean
  /** What has been paged. */
  wallets: readonly ListedWallet[]
  /** What the directory found. */
  found: readonly ListedWallet[]
}

/** The wallet is in this browser, or it was used last. */
export const badgeOf = (wallet: ListedWallet, { rows, recents }: Known): 'installed' | 'recent' | undefined => {
  if (recents.some((recent) => sameId(recent, wallet.name))) return 'recent'
  return rows.some((row) => row.badge === 'installed' && isSame(row, wallet)) ? 'installed' : undefined
}

/**
 * All wallets in the order in which the list shows them: of the first ones those of this browser first,
 * then page by page, so that nothing moves while the user scrolls. Of a search, the matches among these are shown at once,
 * and what the directory finds follows.
 */
export function allWallets(
  { featured, custom, recommended }: Leading,
  { text, certified, wallets, found }: Sought,
  known: Known,
): ListedWallet[] {
  const first = 40
  const lead = unique([...featured, ...custom, ...recommended, ...wallets.slice(0, first)])
  const isHere = (wallet: ListedWallet) => badgeOf(wallet, known) !== undefined
  const listed = [...lead.filter(isHere), ...lead, ...wallets.slice(first)]
  const sought = text.trim().toLowerCase()
  const fits = (wallet: ListedWallet) =>
    (sought === '' || wallet.name.toLowerCase().includes(sought)) && (!certified || wallet.certified)
  return unique([...listed.filter(fits), ...found]).filter(has(known.namespace))
}
