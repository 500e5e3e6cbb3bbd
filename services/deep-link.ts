import { appLink, type DeepLink, ownLink, pairingLink } from '../core/deep-link.ts'
import { PorticoError } from '../core/errors.ts'
import type { LinkChoice, LinkRequest } from '../machines/wallet-connect/chart.ts'
import { isIos, isTelegram } from './environment.ts'

/** The storage key where WalletConnect's clients look for the wallet to open at each request [link-remembered]. */
const CHOICE = 'WALLETCONNECT_DEEPLINK_CHOICE'

/** The options for building and opening links. */
export interface LinkWorld {
  /** Whether universal links are preferred (`experimental_preferUniversalLinks`). */
  preferUniversal?: boolean | undefined
  page?: Pick<Window, 'open' | 'location' | 'navigator' | 'self' | 'top'>
  storage?: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
}

export interface DeepLinks {
  /**
   * Opens a wallet's link, synchronously, so that the user's press still counts. False if the browser opens links only
   * on a press.
   * @throws `link.failed` if the wallet has no such link.
   */
  open(request: LinkRequest): boolean
  /** Stores the connected wallet for the clients; any other one is forgotten. */
  persist(choice: LinkChoice): void
  /**
   * The session has ended: no wallet is opened for it any more. The clients remove only what they stored themselves.
   */
  forget(): void
}

/** Opens wallets by their links, and stores which link was used [link-open], [link-remembered]. */
export function deepLinks({ preferUniversal, page = window, storage = () => localStorage }: LinkWorld = {}): DeepLinks {
  const telegram = isTelegram(page)
  const habits = { preferUniversal, telegramAndroid: telegram && /Android/i.test(page.navigator.userAgent) }
  const quietly = (work: (store: ReturnType<typeof storage>) => void) => {
    try {
      work(storage())
    } catch {
      // Without storage, the user opens the wallet manually.
    }
  }

  const linkOf = ({ wallet, platform }: Pick<LinkRequest, 'wallet' | 'platform'>): string | undefined => {
    if (platform === 'mobile') return wallet ? appLink(wallet, habits) : undefined
    return platform === 'desktop' ? wallet?.desktopLink : platform === 'web' ? wallet?.webappLink : undefined
  }
  const made = (request: LinkRequest): DeepLink | null => {
    const { wallet, uri, namespace, platform } = request
    if (wallet && platform === 'mobile') {
      const url = ownLink(wallet, namespace, page.location)
      if (url !== null) return { url, href: url }
    }
    const link = linkOf(request)
    return link !== undefined && uri !== null ? pairingLink(link, uri, habits) : null
  }
  const targetOf = (platform: LinkRequest['platform'], url: string): string => {
    if (telegram) return storedSocial(storage) ? '_top' : '_blank'
    // A web page would otherwise replace this one.
    if (platform === 'web' || (platform === 'desktop' && url.startsWith('http'))) return '_blank'
    return isFramed(page) ? '_top' : '_self'
  }

  return {
    open(request) {
      const link = made(request)
      if (!link) throw new PorticoError('link.failed')
      if (!request.tapped && (telegram || isIos(page.navigator))) return false
      page.open(link.url, targetOf(request.platform, link.url), 'noreferrer noopener')
      return true
    },
    persist({ wallet, platform }) {
      if (platform === 'browser') return
      const link = wallet && platform ? linkOf({ wallet, platform }) : undefined
      const choice = link !== undefined && platform !== 'web' ? pairingLink(link, '', habits) : null
      quietly((store) => {
        if (wallet && choice) store.setItem(CHOICE, JSON.stringify({ href: choice.href, name: wallet.name }))
        else store.removeItem(CHOICE)
      })
    },
    forget: () => quietly((store) => store.removeItem(CHOICE)),
  }
}

function isFramed({ self, top }: Pick<Window, 'self' | 'top'>): boolean {
  try {
    return self !== top
  } catch {
    return true
  }
}

/** Whether a social login is in progress in Telegram, which must not open a window. */
function storedSocial(storage: NonNullable<LinkWorld['storage']>): boolean {
  try {
    return storage().getItem('@appkit/social_provider') !== null
  } catch {
    return false
  }
}
