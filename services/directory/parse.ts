import { isCaipNetworkId } from '../../core/caip.ts'
import type { ListedWallet } from '../../core/listed-wallet.ts'
import { isNamespace } from '../../core/namespace.ts'
import { cleanName, isText, parseIcon } from '../../core/outside.ts'

const longest = { word: 256, link: 2_048, list: 100, chains: 1_000 }

/** What runs in the page, reads files, or is no app's own: no wallet is reached by it. */
const unfit =
  /^(javascript|data|vbscript|file|blob|filesystem|about|view-source|chrome.*|http|wss?|ftp|mailto|tel|sms):/

const member = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value.slice(0, longest.list) : [])

const parseWord = (value: unknown): string | undefined =>
  isText(value) && value.length <= longest.word && /^[^\p{C},]+$/u.test(value) ? value : undefined

/** Part of a path, which only dots would lead out of. */
const parseImageId = (value: unknown): string | undefined => {
  const id = parseWord(value)
  return id && /[^.]/.test(id) ? id : undefined
}

/** A name in plain words: without marks that a page would read as its own. */
const parseName = (value: unknown): string =>
  isText(value) ? cleanName(value.slice(0, 1024).replace(/<[^>]*>/g, '')) : ''

/** An address whose scheme is one that may be opened; as the browser reads it, for what it skips may hide a scheme. */
function parseLink(value: unknown, fits: (url: URL) => boolean): string | undefined {
  const link = isText(value) ? value.trim() : ''
  // FACTS 10.2: a scheme may stand by itself.
  const whole = /^[a-z][\w+.-]*:?\/?$/i.test(link) ? `${link.replace(/[:/]/g, '')}://` : link
  if (whole.length > longest.link || !URL.canParse(whole)) return undefined
  const url = new URL(whole)
  return fits(url) ? url.href : undefined
}

const isLocal = ({ protocol, hostname }: URL) =>
  protocol === 'http:' && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)
const isWeb = (url: URL) => url.protocol === 'https:' || isLocal(url)
const isSafe = ({ protocol }: URL) => protocol === 'https:'
const isApp = (url: URL) => isLocal(url) || !unfit.test(url.protocol)

/** A wallet as the directory or a dApp describes it; undefined where it can't be named. What is not known is left out. */
export function parseWallet(value: unknown): ListedWallet | undefined {
  const id = parseWord(member(value, 'id'))
  const name = parseName(member(value, 'name'))
  if (id === undefined || name === '') return undefined
  const wallet: ListedWallet = { id, name, certified: member(value, 'badge_type') === 'certified' }
  const note = <K extends keyof ListedWallet>(key: K, found: ListedWallet[K] | undefined) => {
    if (found !== undefined) wallet[key] = found
  }
  const link = (key: LinkKey, known: string, fits: (url: URL) => boolean) =>
    note(key, parseLink(member(value, known), fits))
  note('imageId', parseImageId(member(value, 'image_id')))
  note('imageUrl', parseIcon(member(value, 'image_url')))
  link('homepage', 'homepage', isSafe)
  link('mobileLink', 'mobile_link', isApp)
  link('desktopLink', 'desktop_link', isApp)
  link('webappLink', 'webapp_link', isWeb)
  link('linkMode', 'link_mode', isSafe)
  link('appStore', 'app_store', isSafe)
  link('playStore', 'play_store', isSafe)
  link('chromeStore', 'chrome_store', isSafe)
  note('rdns', parseWord(member(value, 'rdns')))
  note('injected', parseInjected(member(value, 'injected')))
  const chains = member(value, 'chains')
  if (Array.isArray(chains)) wallet.chains = chains.slice(0, longest.chains).filter(isText).filter(isCaipNetworkId)
  return wallet
}

type LinkKey =
  | 'homepage'
  | 'mobileLink'
  | 'desktopLink'
  | 'webappLink'
  | 'linkMode'
  | 'appStore'
  | 'playStore'
  | 'chromeStore'

function parseInjected(value: unknown): ListedWallet['injected'] {
  const ways = listOf(value).flatMap((way) => {
    const namespace = member(way, 'namespace')
    const id = parseWord(member(way, 'injected_id'))
    return isText(namespace) && isNamespace(namespace) && id !== undefined ? [{ namespace, id }] : []
  })
  return ways.length > 0 ? ways : undefined
}

/** Those of a list that can be read, each id once. */
export function parseList(value: unknown): ListedWallet[] {
  const wallets = new Map<string, ListedWallet>()
  for (const entry of listOf(value)) {
    const wallet = parseWallet(entry)
    if (wallet && !wallets.has(wallet.id)) wallets.set(wallet.id, wallet)
  }
  return [...wallets.values()]
}

/** What the directory answers; undefined where it is no list. `told` is how many entries there were, readable or not. */
export function parseAnswer(text: string): { wallets: ListedWallet[]; told: number; count: number } | undefined {
  let answer: unknown
  try {
    answer = JSON.parse(text)
  } catch {
    return undefined
  }
  const data = member(answer, 'data')
  if (!Array.isArray(data)) return undefined
  const count = member(answer, 'count')
  return {
    wallets: parseList(data),
    told: data.length,
    count: Number.isSafeInteger(count) ? Math.max(Number(count), 0) : 0,
  }
}
