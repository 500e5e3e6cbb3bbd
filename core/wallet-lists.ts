import type { Namespace } from './caip.ts'
import { sameId } from './connector.ts'
import type { ListedWallet } from './listed-wallet.ts'
import type { ListPart, OpenPlace, WalletRow } from './wallet-rows.ts'

/** The directory's leading wallets. */
export interface Leading {
  featured: readonly ListedWallet[]
  custom: readonly ListedWallet[]
  recommended: readonly ListedWallet[]
}

/** The page's wallets, and the recently used ones. */
export interface Known {
  /** The rows of installed wallets. */
  rows: readonly WalletRow[]
  /** The names of the last used wallets. */
  recents: readonly string[]
  /** The only namespace whose wallets are listed; undefined for all. */
  namespace?: Namespace | undefined
}

/** The maximum number of installed and recommended wallets together. */
const ROOM = 2

/** Normalizes rdns: a wallet's phone app has its own, and Coinbase's wallet has two. */
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
/** The directory's groups among some parts of the list, in order. */
const kindsIn = (parts: readonly ListPart[]): DirectoryKind[] =>
  parts.flatMap(({ id }) => directoryKinds.filter((kind) => kind === id))

/**
 * The consecutive groups of the directory from this place on, up to the next installed wallet; empty if this place is
 * not the first of them.
 */
export function runFrom(place: OpenPlace['id'], parts: readonly ListPart[]): DirectoryKind[] {
  const at = parts.findIndex(({ id }) => id === place)
  const before = parts[at - 1]
  if (before && !before.options) return []
  const end = parts.findIndex(({ options }, index) => index > at && options)
  return kindsIn(parts.slice(at, end < 0 ? undefined : end))
}

/** Whether installed wallets are listed below a place. */
export const isAboveRows = (place: OpenPlace['id'], parts: readonly ListPart[]): boolean =>
  parts.slice(parts.findIndex(({ id }) => id === place)).some(({ options }) => options)

/** How many wallets these groups are expected to have: the list reserves space for them until the directory answers. */
export function expectedIn(
  kinds: readonly DirectoryKind[],
  [featured, custom]: readonly [featured: number, custom: number],
  rows: readonly WalletRow[],
): number {
  const counts = { featured, custom, recommended: featured + custom > 0 ? 0 : roomBeside(rows) }
  return kinds.reduce((sum, kind) => sum + counts[kind], 0)
}

/** The room for recommended wallets beside the installed ones. */
export const roomBeside = (rows: readonly WalletRow[]): number =>
  Math.max(
    0,
    ROOM -
      rows.filter(({ type, name }) => type !== 'WALLET_CONNECT' && type !== 'EXTERNAL' && name !== 'Browser Wallet')
        .length,
  )

/**
 * The directory's wallets for the list, in the dApp's order of groups: without duplicates of installed ones, and with
 * recommended ones only if the dApp lists none itself [directory-featured]. Within a selection of groups, the last used
 * wallets come first.
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
  // A wallet in several groups is listed in the first of them.
  const wallets = new Map<string, { kind: DirectoryKind; wallet: ListedWallet }>()
  for (const kind of kinds)
    for (const wallet of groups[kind])
      if (!wallets.has(wallet.id) && isNew(wallet) && has(namespace)(wallet)) wallets.set(wallet.id, { kind, wallet })
  const listed = [...wallets.values()].flatMap(({ kind, wallet }) => ((shown ?? kinds).includes(kind) ? wallet : []))
  const isRecent = ({ name }: ListedWallet) => recents.some((recent) => sameId(recent, name))
  return unique([...listed.filter(isRecent), ...listed])
}

/** The search in the list of all wallets, and its results so far. */
export interface Sought {
  text: string
  certified: boolean
  /** The wallets of the loaded pages. */
  wallets: readonly ListedWallet[]
  /** The directory's matches. */
  found: readonly ListedWallet[]
}

/** Whether the wallet is installed in this browser, or was recently used. */
export const badgeOf = (wallet: ListedWallet, { rows, recents }: Known): 'installed' | 'recent' | undefined => {
  if (recents.some((recent) => sameId(recent, wallet.name))) return 'recent'
  return rows.some((row) => row.badge === 'installed' && isSame(row, wallet)) ? 'installed' : undefined
}

/**
 * All wallets in list order: the leading ones with the installed first, then page by page, so that nothing moves while
 * the user scrolls. During a search, the matches among these are shown at once, followed by the directory's.
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
