import type { ListedWallet } from './listed-wallet.ts'
import { namedWallets } from './named-wallets.ts'
import { type NamedWallet, namespaceDetails } from './namespace-details.ts'
import { type Namespace, namespaces } from './namespaces.ts'

/** A link that opens a wallet. */
export interface DeepLink {
  /** The URL to open. */
  url: string
  /** The wallet's own part of it, by which a client finds the wallet again. */
  href: string
}

/** How to build a link: whether to prefer universal links, and whether the page runs in Telegram on Android. */
export interface LinkHabits {
  preferUniversal?: boolean | undefined
  telegramAndroid?: boolean | undefined
}

/** Schemes that can't be a wallet's: they would run in the page, show arbitrary content, or access the device. */
const foreign =
  /^(javascript|data|vbscript|blob|file|filesystem|about|view-source|content|intent|chrome|edge|resource|ws|wss|ftp|mailto|tel|sms)$/

const SCHEME = /^([a-z][a-z0-9+.-]*)(?:[:/]*$|:\/\/)/i
const isPlain = (link: string) => !/[\s\p{C}\\<>"'`]/u.test(link)
const isWeb = (scheme: string) => scheme === 'http' || scheme === 'https'

/** A wallet's link, ready for a path to be appended; null if it is not a wallet's link. */
function baseOf(link: string): string | null {
  const scheme = SCHEME.exec(link)?.[1]?.toLowerCase()
  if (scheme === undefined || foreign.test(scheme) || !isPlain(link)) return null
  if (!link.includes('://')) return isWeb(scheme) ? null : `${scheme}://`
  const base = link.endsWith('/') ? link : `${link}/`
  if (isWeb(scheme) && !URL.canParse(base)) return null
  return base
}

/**
 * The link that passes a pairing to a wallet, built from the wallet's own link [link-open]; null if that is invalid.
 */
export function pairingLink(link: string, uri: string, { telegramAndroid = false }: LinkHabits = {}): DeepLink | null {
  const href = baseOf(link)
  if (href === null) return null
  const once = encodeURIComponent(uri)
  const url = `${href}wc?uri=${telegramAndroid ? encodeURIComponent(once) : once}`
  return URL.canParse(url) ? { url, href } : null
}

/** The wallet's own link to its app on a phone. */
export const appLink = (
  { mobileLink, linkMode }: Pick<ListedWallet, 'mobileLink' | 'linkMode'>,
  { preferUniversal = false }: LinkHabits = {},
): string | undefined => (preferUniversal ? (linkMode ?? mobileLink) : (mobileLink ?? linkMode))

/** The page that a wallet is to open. */
export type PageAddress = Pick<Location, 'href' | 'origin'>

const enc = encodeURIComponent

/** The wallets that open a page in their own browser [link-page]. */
const ownLinks: Readonly<Record<NamedWallet, (page: PageAddress) => string>> = {
  phantom: ({ href, origin }) => `https://phantom.app/ul/browse/${enc(href)}?ref=${enc(origin)}`,
  solflare: ({ href }) => `https://solflare.com/ul/v1/browse/${enc(href)}?ref=${enc(href)}`,
  coinbase: ({ href }) => `https://go.cb-w.com/dapp?cb_url=${enc(href)}`,
}

const names: readonly NamedWallet[] = ['phantom', 'solflare', 'coinbase']

const ownOf = ({ id }: Pick<ListedWallet, 'id'>, namespace: Namespace | undefined) => {
  const name = names.find((each) => namedWallets[each] === id)
  if (name === undefined) return undefined
  const only = namespaces.filter((each) => namespaceDetails[each].deepLinks.browsers.includes(name))
  const isMeant = only.length === 0 || only.some((each) => each === namespace)
  return isMeant ? ownLinks[name] : undefined
}

/** Whether a wallet that is not installed opens the page in its own browser, so that no pairing is needed. */
export const hasOwnLink = (wallet: Pick<ListedWallet, 'id'>, namespace: Namespace | undefined): boolean =>
  ownOf(wallet, namespace) !== undefined

/** The link that opens the page in such a wallet. */
export const ownLink = (
  wallet: Pick<ListedWallet, 'id'>,
  namespace: Namespace | undefined,
  page: PageAddress,
): string | null => ownOf(wallet, namespace)?.(page) ?? null
