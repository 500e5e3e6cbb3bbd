import * as z from 'zod/mini'
import { caipNetworkId, namespace } from '../../core/caip-schema.ts'
import type { ListedWallet } from '../../core/listed-wallet.ts'
import { cleanName, icon } from '../../core/sanitize.ts'
import { defined, formed, lenient, listOf, made, orElse, parse, parseJson } from '../../core/schema.ts'

const longest = { word: 256, link: 2_048, list: 100, chains: 1_000 }

/** Schemes that run in the page, read files, or are not an app's own: they can't be a wallet's. */
const unfit =
  /^(javascript|data|vbscript|file|blob|filesystem|about|view-source|chrome.*|http|wss?|ftp|mailto|tel|sms):/

const word = formed(longest.word, /^[^\p{C},]+$/u)

/** A path segment, which must not consist of dots only. */
const imageId = word.check(z.refine((value) => /[^.]/.test(value)))

/** A sanitized name without HTML markup. */
const name = made(z.string(), (marked: string) => cleanName(marked.slice(0, 1024).replace(/<[^>]*>/g, ''))).check(
  z.refine((plain) => plain !== ''),
)

/** The URL with an allowed scheme, as the browser parses it: characters that it skips could hide a scheme. */
function readLink(address: string, fits: (url: URL) => boolean): string | undefined {
  const link = address.trim()
  // A scheme may come without slashes.
  const whole = /^[a-z][\w+.-]*:?\/?$/i.test(link) ? `${link.replace(/[:/]/g, '')}://` : link
  if (whole.length > longest.link || !URL.canParse(whole)) return undefined
  const url = new URL(whole)
  return fits(url) ? url.href : undefined
}

const link = (fits: (url: URL) => boolean) => lenient(made(z.string(), (address: string) => readLink(address, fits)))

const isLocal = ({ protocol, hostname }: URL) =>
  protocol === 'http:' && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)
const isWeb = (url: URL) => url.protocol === 'https:' || isLocal(url)
const isSafe = ({ protocol }: URL) => protocol === 'https:'
const isApp = (url: URL) => isLocal(url) || !unfit.test(url.protocol)

/** A wallet in the directory's format. Unknown or invalid members are left out. */
const entry = z.object({
  id: word,
  name,
  badge_type: lenient(z.string()),
  image_id: lenient(imageId),
  image_url: lenient(icon),
  homepage: link(isSafe),
  mobile_link: link(isApp),
  desktop_link: link(isApp),
  webapp_link: link(isWeb),
  link_mode: link(isSafe),
  app_store: link(isSafe),
  play_store: link(isSafe),
  chrome_store: link(isSafe),
  rdns: lenient(word),
  injected: lenient(listOf(z.object({ namespace, injected_id: word }), longest.list)),
  chains: lenient(listOf(caipNetworkId, longest.chains)),
})

/** Parses a wallet of the directory or of a dApp; undefined if it has no valid name. */
export function parseWallet(value: unknown): ListedWallet | undefined {
  const said = parse(entry, value)
  if (!said) return undefined
  const injected = said.injected?.map(({ namespace, injected_id: id }) => ({ namespace, id }))
  return defined({
    id: said.id,
    name: said.name,
    certified: said.badge_type === 'certified',
    imageId: said.image_id,
    imageUrl: said.image_url,
    homepage: said.homepage,
    mobileLink: said.mobile_link,
    desktopLink: said.desktop_link,
    webappLink: said.webapp_link,
    linkMode: said.link_mode,
    appStore: said.app_store,
    playStore: said.play_store,
    chromeStore: said.chrome_store,
    rdns: said.rdns,
    injected: injected?.length ? injected : undefined,
    chains: said.chains,
  })
}

/** Parses a list of wallets: without invalid ones and duplicate ids. */
export function parseList(value: unknown): ListedWallet[] {
  const wallets = new Map<string, ListedWallet>()
  for (const each of Array.isArray(value) ? value.slice(0, longest.list) : []) {
    const wallet = parseWallet(each)
    if (wallet && !wallets.has(wallet.id)) wallets.set(wallet.id, wallet)
  }
  return [...wallets.values()]
}

const answer = z.object({
  data: z.array(z.unknown()),
  count: orElse(
    z.custom<number>((count) => Number.isSafeInteger(count) && Number(count) >= 0),
    0,
  ),
})

/** Parses the directory's answer; undefined if it is not a list. `entries` counts all entries, valid or not. */
export function parseAnswer(json: string): { wallets: ListedWallet[]; entries: number; count: number } | undefined {
  const said = parseJson(answer, json)
  return said && { wallets: parseList(said.data), entries: said.data.length, count: said.count }
}
