import { joinAdapter } from '../../adapters/auth/index.ts'
import { wasUsed } from '../../adapters/auth/wallet.ts'
import type { EmbeddedFrame, FrameNews, FrameTheme, UserChange } from '../../core/embedded-frame.ts'
import type { Namespace } from '../../core/namespaces.ts'
import type { Network } from '../../core/network.ts'
import { systemIds } from '../../core/system-ids.ts'
import type { TrackEvent } from '../../core/track.ts'
import { begunLogin } from '../../services/embedded-frame/begun-login.ts'
import { hasReturned } from '../../services/left-page.ts'
import { type SocialWindows, socialWindows } from '../../services/social-window.ts'
import type { SIWXConfig } from '../../siwx/types.ts'
import { findAppKit, whenCreated } from '../handle/singleton.ts'
import { followSocials } from './follow-socials.ts'
import { followTheme } from './follow-theme.ts'
import { isInstalled } from './installed.ts'
import type { AboutDapp, EmbeddedWallet, FollowedContext } from './types.ts'

export type { EmbeddedWallet } from './types.ts'

export interface EmbeddedWalletOptions {
  /** The URL of the frame's page at the wallet's service. */
  url: string
  /** The wallet's name. Default: `'Email'`. */
  name?: string
}

const openQuietly = () =>
  void findAppKit()
    ?.open()
    .catch(() => undefined)

/**
 * A wallet for users who have none: they log in with an email, and their keys stay in a frame of the wallet's own
 * origin. This entry is small; the rest loads when a user logs in, or already is. See docs/embedded-wallet.md.
 *
 * @example
 * createAppKit({ adapters, networks, embeddedWallet: embeddedWallet({ url: 'https://wallet.example/sdk' }) })
 */
export function embeddedWallet({ url, name = 'Email' }: EmbeddedWalletOptions): EmbeddedWallet {
  const watchers = new Set<(news: FrameNews) => void>()
  const userWatchers = new Set<(change: UserChange) => void>()
  /** The namespaces in which its users have several account types. */
  const typed = new Set<Namespace>()
  let dapp: AboutDapp = {}
  let theme: FrameTheme | undefined
  let networks: readonly Network[] = []
  let loading: Promise<EmbeddedFrame> | undefined
  /** Receives the kit's state once the frame has loaded. */
  let followed: ((context: FollowedContext) => void) | undefined
  /** Whether the page has returned from a login by redirect that still has to be resumed. */
  let isBack = false
  let track: (event: TrackEvent) => void = () => undefined
  const windows: SocialWindows = socialWindows(url)

  const load = async () => {
    const { followNetwork, loadFrame } = await import('./load-frame.ts')
    const frame = loadFrame(url, dapp)
    followed = followNetwork(frame)
    if (theme) frame.setTheme(theme)
    frame.watchUser((change) => {
      for (const heard of [...userWatchers]) heard(change)
    })
    frame.watchCalls((news) => {
      for (const heard of [...watchers]) heard(news)
    })
    return frame
  }
  const wallet: EmbeddedWallet = {
    name,
    url,
    preferredAccountType: async (namespace) => (await import('./load-frame.ts')).preferredAccountType(namespace, dapp),
    async signIn(caipNetworkId) {
      const config = dapp.siwx ?? dapp.siweConfig?.siwx
      const begin = async (siwx: SIWXConfig) =>
        (await import('./one-step.ts')).loginSignIn(siwx, caipNetworkId, networks, (event) => track(event))
      // A failure to sign in must not prevent the login.
      return config && begin(config).catch(() => undefined)
    },
    frame() {
      loading ??= load().catch((cause: unknown) => {
        loading = undefined
        throw cause
      })
      return loading
    },
    takeWindow: windows.take,
    watch(heard) {
      watchers.add(heard)
      return () => void watchers.delete(heard)
    },
    follow(kit, store) {
      track = (event) => kit.system.get(systemIds.tracker)?.send({ type: 'track', ...event })
      const unfollow = followTheme(store, (next) => {
        theme = next
        // The callers that wait for the frame get its error.
        void loading?.then(
          (frame) => frame.setTheme(next),
          () => undefined,
        )
      })
      const unwatch = wallet.watch((news) => {
        if (news === 'refused') kit.send({ type: 'toast.add', variant: 'error', code: 'frame.refused' })
        if (typeof news === 'object')
          kit.send({ type: 'alert.raise', severity: 'error', failure: { code: news.trouble } })
        if (news !== 'waiting') return
        if (kit.getSnapshot().hasTag('open')) kit.send({ type: 'nav.push', route: 'ApproveTransaction' })
        else kit.send({ type: 'modal.open', view: 'ApproveTransaction' })
        // A request that the user can't see would wait for good.
        void loading?.then((frame) => {
          const { stack } = kit.getSnapshot().context
          if (!stack.some(({ route }) => route === 'ApproveTransaction')) frame.abortCalls()
        })
      })
      // The account type that the user chose is requested at the next login too [embedded-account-type].
      const keep = (change: UserChange) => {
        if (!('type' in change)) return
        for (const namespace of typed) kit.send({ type: 'account.setType', namespace, accountType: change.type })
      }
      userWatchers.add(keep)
      const unfollowSocials = followSocials(kit, windows.open)
      const begun = begunLogin()
      // The page was reloaded during a login: drop what the frame has of it [embedded-half-done]. If the stored login
      // was not verified in this tab, another tab has done so since, and it stays.
      if (begun === 'proved' || (begun && !wasUsed()))
        void wallet
          .frame()
          .then((frame) => frame.signOut())
          .catch(() => undefined)
      // An installed app blocks a popup unless it opens with the press: load what it needs in advance
      // [embedded-installed].
      if (isInstalled())
        void wallet
          .frame()
          .then((frame) => frame.load())
          .catch(() => kit.send({ type: 'alert.raise', severity: 'error', failure: { code: 'frame.installed' } }))
      const network = kit.subscribe(({ context }) => {
        networks = context.networks
        // Recent connections have been tried, so the embedded wallet is listed.
        if (isBack && context.restoring.length === 0) {
          isBack = false
          void import('./resume-login.ts').then(({ resumeLogin }) => resumeLogin(kit)).catch(() => undefined)
        }
        followed?.(context)
      })
      return () => {
        unfollow()
        unfollowSocials()
        network.unsubscribe()
        userWatchers.delete(keep)
        unwatch()
      }
    },
    introduce(adapter, about) {
      dapp = about
      if (!isBack && hasReturned()) {
        isBack = true
        // The code that resumes the login may not load before the modal is opened.
        whenCreated(openQuietly)
      }
      if (joinAdapter(wallet, adapter)) typed.add(adapter.namespace)
    },
  }
  return wallet
}
