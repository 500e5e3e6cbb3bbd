// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import type { ListedWallet } from '../core/listed-wallet.ts'
import type { Platform } from '../core/platforms.ts'
import { deepLinks, type LinkWorld } from './deep-link.ts'

const KEY = 'WALLETCONNECT_DEEPLINK_CHOICE'
const uri = 'wc:1@2?relay-protocol=irn&symKey=2'
const code = encodeURIComponent(uri)
const harbour: ListedWallet = {
  id: 'harbour',
  name: 'Harbour',
  mobileLink: 'harbour://',
  linkMode: 'https://link.harbour.example',
  desktopLink: 'harbour-desk://',
  webappLink: 'https://app.harbour.example',
  certified: true,
}
const phantom: ListedWallet = {
  id: 'a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393',
  name: 'Phantom',
  certified: true,
}
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Safari/604.1'
const android = 'Mozilla/5.0 (Linux; Android 16) Chrome/150'
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605'

interface Around {
  userAgent?: string
  touches?: number
  framed?: boolean
  telegram?: boolean
  preferUniversal?: boolean
  storage?: LinkWorld['storage']
}

/** A page in which nothing opens, and the links that it was asked to open. */
function page({ userAgent = android, touches = 0, framed, telegram, preferUniversal, storage }: Around = {}) {
  const opened: unknown[] = []
  const around = {
    open: (...how: unknown[]) => {
      opened.push(how)
      return null
    },
    location: window.location,
    navigator: Object.create(window.navigator, {
      userAgent: { value: userAgent },
      maxTouchPoints: { value: touches },
    }) as Navigator,
    self: window,
    top: framed ? null : window,
    ...(telegram && { Telegram: {} }),
  }
  const links = deepLinks({ preferUniversal, page: around, ...(storage && { storage }) })
  const opens = (platform: Platform, more: object = {}) =>
    links.open({ wallet: harbour, platform, uri, namespace: 'eip155', tapped: true, ...more })
  return { links, opened, opens }
}

const features = 'noreferrer noopener'

beforeEach(() => localStorage.clear())

describe('the link that opens a wallet [link-open]', () => {
  it.each([
    ['the app on this phone', {}, 'mobile', `harbour://wc?uri=${code}`, '_self'],
    ['the app, from within a frame', { framed: true }, 'mobile', `harbour://wc?uri=${code}`, '_top'],
    [
      'the app, by its universal link',
      { preferUniversal: true },
      'mobile',
      `https://link.harbour.example/wc?uri=${code}`,
      '_self',
    ],
    [
      'the app, from Telegram on Android',
      { telegram: true },
      'mobile',
      `harbour://wc?uri=${encodeURIComponent(code)}`,
      '_blank',
    ],
    [
      'the app, from Telegram elsewhere',
      { telegram: true, userAgent: iphone },
      'mobile',
      `harbour://wc?uri=${code}`,
      '_blank',
    ],
    ['the program on this computer', {}, 'desktop', `harbour-desk://wc?uri=${code}`, '_self'],
    ['the site, beside the page', {}, 'web', `https://app.harbour.example/wc?uri=${code}`, '_blank'],
  ] as const)('leads to %s', (_, around, platform, url, target) => {
    const { opens, opened } = page(around)
    expect(opens(platform)).toBe(true)
    expect(opened).toEqual([[url, target, features]])
  })

  it('replaces the page in Telegram while a login is pending there', () => {
    localStorage.setItem('@appkit/social_provider', 'google')
    const { opens, opened } = page({ telegram: true })
    opens('mobile')
    expect(opened).toMatchObject([[expect.anything(), '_top', features]])
  })

  it('leads to this page, without a pairing, if the wallet opens it in its own browser', () => {
    const { opens, opened } = page()
    expect(opens('mobile', { wallet: phantom, uri: null })).toBe(true)
    const { href, origin } = window.location
    expect(opened).toEqual([
      [
        `https://phantom.app/ul/browse/${encodeURIComponent(href)}?ref=${encodeURIComponent(origin)}`,
        '_self',
        features,
      ],
    ])
  })

  it.each([
    ['an iPhone', { userAgent: iphone }, false],
    ['a tablet that calls itself a computer', { userAgent: mac, touches: 5 }, false],
    ['Telegram', { telegram: true }, false],
    ['Android', {}, true],
    ['a computer', { userAgent: mac }, true],
  ] as const)('is opened without a press, on %s: %s', (_, around, does) => {
    const { opens, opened } = page(around)
    expect(opens('mobile', { tapped: false })).toBe(does)
    expect(opened).toHaveLength(does ? 1 : 0)
  })

  it.each([
    ['no wallet', { wallet: null }],
    ['a wallet without such a link', { wallet: phantom, namespace: undefined, platform: 'desktop' }],
    ['no code', { uri: null }],
    ['a link that would run in the page', { wallet: { ...harbour, mobileLink: 'javascript:alert(1)' } }],
    ['a code that is no text', { uri: '\ud800' }],
  ])('is not created from %s', (_, more) => {
    const { opens, opened } = page()
    expect(() => opens('mobile', more)).toThrow()
    expect(opened).toEqual([])
  })
})

describe('the wallet that WalletConnect’s clients open for each request [link-remembered]', () => {
  const stored = (): unknown => JSON.parse(localStorage.getItem(KEY) ?? 'null')

  it.each([
    ['mobile', { href: 'harbour://', name: 'Harbour' }],
    ['desktop', { href: 'harbour-desk://', name: 'Harbour' }],
    ['web', null],
    [null, null],
  ] as const)('is the one whose link was opened (%s)', (platform, choice) => {
    localStorage.setItem(KEY, JSON.stringify({ href: 'other://', name: 'Other' }))
    page().links.persist({ wallet: harbour, platform })
    expect(stored()).toEqual(choice)
  })

  it('stays the same when a wallet of this browser connects', () => {
    localStorage.setItem(KEY, JSON.stringify({ href: 'other://', name: 'Other' }))
    page().links.persist({ wallet: harbour, platform: 'browser' })
    expect(stored()).toEqual({ href: 'other://', name: 'Other' })
  })

  it('is forgotten when the session ends', () => {
    const { links } = page()
    links.persist({ wallet: harbour, platform: 'mobile' })
    links.forget()
    expect(stored()).toBeNull()
  })

  it('is not stored if nothing can be stored', () => {
    const { links, opens } = page({
      telegram: true,
      storage: () => {
        throw new Error('denied')
      },
    })
    expect(() => {
      links.persist({ wallet: harbour, platform: 'mobile' })
      links.forget()
      opens('mobile')
    }).not.toThrow()
  })
})
