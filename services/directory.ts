import { type Failure, failureOf, PorticoError } from '../core/errors.ts'
import { lazyConstants } from '../core/lazy-constants.ts'
import type { ListedWallet } from '../core/listed-wallet.ts'
import { isOfUse, namedWallets, type Scope } from '../core/named-wallets.ts'
import { untilAborted } from '../core/until-aborted.ts'
import type { Prefetched } from '../machines/directory/chart.ts'
import type { WalletPage } from '../machines/wallet-list/chart.ts'
import { ask } from './directory/ask.ts'
import { parseAnswer, parseList } from './directory/parse.ts'
import { addressOf } from './http.ts'
import { shared } from './shared.ts'

export { pictures } from './directory/pictures.ts'

const { recommended: RECOMMENDED, page: PAGE, search: SEARCH } = lazyConstants.wallets
const longest = { list: 4 * 1024 * 1024, image: 512 * 1024 }

/** The directory's address and identity, and the dApp's options [directory-identity]. */
export interface DirectoryOptions {
  /** Default: `https://api.web3modal.org`. */
  url?: string | undefined
  /** Without it, the directory is not called: it answers only known projects. */
  projectId: string | undefined
  /** The SDK and its version (`sv`) [directory-identity]. */
  sdkVersion: string
  featuredWalletIds?: readonly string[] | undefined
  includeWalletIds?: readonly string[] | undefined
  excludeWalletIds?: readonly string[] | undefined
  /** Wallets that the dApp defines, in the directory's format. */
  customWallets?: readonly unknown[] | undefined
  /** Where the wallets have to be usable now. */
  scope(): Scope
}

export interface Directory {
  prefetch(signal: AbortSignal): Promise<Prefetched>
  page(page: number, signal: AbortSignal): Promise<WalletPage>
  search(text: string, certified: boolean, signal: AbortSignal): Promise<readonly ListedWallet[]>
  /**
   * An object URL of a picture. `asset:…` is one of a network or a connector, `currency:…` and `token:…` one of money.
   */
  image(id: string, signal: AbortSignal): Promise<string>
}

type Query = Record<string, string | number | readonly string[] | undefined>
type Answer = NonNullable<ReturnType<typeof parseAnswer>>

/** The directory's path for each kind of picture other than wallets'. */
const shelves: Readonly<Record<string, string>> = {
  asset: '/public/getAssetImage/',
  currency: '/public/getCurrencyImage/',
  token: '/public/getTokenImage/',
}

function pathOf(id: string): string {
  const [, kind = '', rest = ''] = /^(asset|currency|token):(.*)$/s.exec(id) ?? []
  return `${shelves[kind] ?? '/getWalletImage/'}${encodeURIComponent(kind === '' ? id : rest)}`
}

const nothing: Answer = { wallets: [], entries: 0, count: 0 }

/** The wallet's rdns in browsers: Coinbase's wallet has two connectors, each with its own. */
const rdnsOf = (id: string, rdns: string | undefined): readonly string[] => [
  ...(id === namedWallets.coinbase ? ['com.coinbase.wallet', 'app.base.account'] : []),
  ...(rdns ? [rdns] : []),
]

/**
 * The wallet directory. Answers are kept for the lifetime of the page; failed requests are retried on the next call.
 */
export function walletDirectory(options: DirectoryOptions): Directory {
  const { url = 'https://api.web3modal.org', projectId = '', sdkVersion, scope } = options
  const { featuredWalletIds: featuredIds = [], includeWalletIds: include, excludeWalletIds: unwanted = [] } = options
  const { customWallets = [] } = options
  const exclude = [...unwanted, ...(sdkVersion.startsWith('html-core-') ? Object.values(namedWallets) : [])]
  const answers = shared<Answer>()
  const images = shared<string>()

  const urlOf = (path: string, query: Query = {}) => {
    const all = Object.entries({ projectId, st: 'appkit', sv: sdkVersion, ...query })
    return addressOf({
      base: url,
      path,
      query: Object.fromEntries(all.map(([name, value]) => [name, value?.toString()])),
    })
  }

  const list = async (query: Query, signal: AbortSignal): Promise<Answer> => {
    if (projectId === '') return nothing
    const address = urlOf('/getWallets', query)
    return answers(address, signal, async (within) => {
      const answer = parseAnswer(await (await ask(address, longest.list, within)).text())
      if (!answer) throw new PorticoError('directory.failed')
      return answer
    })
  }
  const listOfUse = async (query: Query, signal: AbortSignal): Promise<Answer> => {
    const answer = await list({ ...query, chains: scope().chains }, signal)
    return { ...answer, wallets: answer.wallets.filter((wallet) => isOfUse(wallet, scope())) }
  }

  const byIds = async (ids: readonly string[], signal: AbortSignal) =>
    ids.length > 0 ? list({ page: 1, entries: Math.min(ids.length, SEARCH), include: ids }, signal) : nothing

  const recommend = (signal: AbortSignal) =>
    listOfUse({ page: 1, entries: RECOMMENDED, include, exclude: [...exclude, ...featuredIds] }, signal)

  /** The wallets that are listed before the pages: those that have loaded, since no other list has the others. */
  let leading: Promise<readonly string[]> | undefined
  /** The same for the pages that are loading: a list that grows excludes the same wallets from each page. */
  let listing: Promise<readonly string[]> | undefined

  const loadLeading = async (signal: AbortSignal) => {
    const recommended = await recommend(signal).catch(() => nothing)
    return [...featuredIds, ...recommended.wallets.map(({ id }) => id)]
  }

  const prefetch = async (signal: AbortSignal, lead: (ids: readonly string[]) => void): Promise<Prefetched> => {
    let failure: Failure | null = null
    // A failed part must not hide the others.
    const orNothing = (asking: Promise<Answer>) =>
      asking.catch((cause: unknown) => {
        failure = failureOf(cause)
        return nothing
      })
    const excluding = orNothing(byIds(unwanted, signal))
    const [featured, recommended] = await Promise.all([
      orNothing(byIds(featuredIds, signal)),
      orNothing(recommend(signal)),
    ])
    const shown = featured.wallets.filter((wallet) => isOfUse(wallet, scope()))
    lead([...shown, ...recommended.wallets].map(({ id }) => id))
    const excluded = await excluding
    return {
      featured: shown.sort((one, other) => featuredIds.indexOf(one.id) - featuredIds.indexOf(other.id)),
      recommended: recommended.wallets,
      count: recommended.count + shown.length,
      excluded: excluded.wallets.flatMap(({ id, rdns, name }) => [...rdnsOf(id, rdns), name]),
      custom: parseList(customWallets).filter((wallet) => !scope().mobile || wallet.mobileLink || wallet.webappLink),
      failure,
    }
  }

  return {
    prefetch(signal) {
      const { promise, resolve } = Promise.withResolvers<readonly string[]>()
      leading = promise
      return prefetch(signal, resolve)
    },
    async page(page, signal) {
      if (page === 1 || !listing) listing = leading ?? loadLeading(signal)
      const known = [...exclude, ...(await untilAborted(listing, signal))]
      const { wallets, entries, count } = await listOfUse({ page, entries: PAGE, include, exclude: known }, signal)
      return { wallets, last: entries < PAGE || page * PAGE >= count, count }
    },
    search: async (text, certified, signal) =>
      (
        await listOfUse(
          {
            ...{ page: 1, entries: SEARCH, search: text.trim(), include, exclude },
            badge_type: certified ? 'certified' : undefined,
          },
          signal,
        )
      ).wallets,
    image: (id, signal) => {
      const address = urlOf(pathOf(id))
      return images(address, signal, async (within) => {
        const picture = await ask(address, longest.image, within)
        if (!picture.type.startsWith('image/')) throw new PorticoError('directory.failed')
        return URL.createObjectURL(picture)
      })
    },
  }
}
