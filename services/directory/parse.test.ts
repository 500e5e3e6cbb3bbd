import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { madeUpWallets, strangeWallets } from '../../sandbox/index.ts'
import { parseAnswer, parseList, parseWallet } from './parse.ts'

const [amber, birch, cedar] = madeUpWallets(3, ['eip155:1', 'nonsense', 'solana:x'])

describe('a wallet in the directory’s answer', () => {
  it('is read, and unknown fields are left out', () => {
    expect(parseWallet({ ...amber, order: 1, more: {} })).toEqual({
      id: amber?.id,
      name: 'Amber Wallet',
      certified: true,
      imageId: amber?.image_id,
      homepage: 'https://wallet-0.test/',
      mobileLink: 'wallet-0://',
      desktopLink: 'wallet-0-desktop://',
      webappLink: 'https://wallet-0.test/app',
      linkMode: 'https://wallet-0.test/link',
      appStore: 'https://apps.apple.com/app/wallet-0',
      playStore: 'https://play.google.com/store/apps/details?id=test.wallet-0',
      chromeStore: 'https://chromewebstore.google.com/detail/wallet-0',
      rdns: 'test.wallet-0',
      injected: [{ namespace: 'eip155', id: 'isAmber' }],
      chains: ['eip155:1', 'solana:x'],
    })
  })

  it.each([
    [strangeWallets.script, { name: 'Script Link' }],
    [strangeWallets.data, { name: 'Data Link' }],
    [strangeWallets.markup, { name: 'Bold', mobileLink: 'markup://' }],
    [strangeWallets.reversed, { name: 'teltll Wallet', mobileLink: 'reversed://' }],
    [strangeWallets.slashes, { name: 'Slashes', mobileLink: 'slashes://', imageId: '../x/y' }],
  ])('is harmless: %o', (wallet, left) => {
    expect(parseWallet(wallet)).toEqual({ id: wallet.id, certified: false, ...left })
  })

  it('has a name that fits in a row', () => {
    const { name } = parseWallet(strangeWallets.long) ?? {}
    expect(name).toHaveLength(64)
  })

  it('is left out without an id or a name', () => {
    const good = { id: 'a', name: 'A' }
    expect(parseWallet(good)).toEqual({ ...good, certified: false })
    for (const bad of [
      null,
      7,
      [],
      {},
      strangeWallets.nameless,
      { ...good, id: '' },
      { ...good, id: 'a,b' },
      { ...good, id: 'a\nb' },
      { ...good, id: 7 },
      { ...good, id: 'a'.repeat(257) },
      { ...good, name: '<b></b>' },
      { ...good, name: '\u202E' },
      { ...good, name: {} },
    ])
      expect(parseWallet(bad), JSON.stringify(bad)).toBeUndefined()
  })

  it.each([
    ['wallet://', 'wallet://'],
    ['wallet:', 'wallet://'],
    ['Wallet', 'wallet://'],
    ['https://wallet.test/open', 'https://wallet.test/open'],
    ['http://127.0.0.1:8552/', 'http://127.0.0.1:8552/'],
    ['http://wallet.test/', undefined],
    ['javascript:alert(1)', undefined],
    [' JavaScript:alert(1)', undefined],
    ['java\nscript:alert(1)', undefined],
    ['\u0001javascript:alert(1)', undefined],
    ['javascript', undefined],
    ['data:text/html,x', undefined],
    ['vbscript:x', undefined],
    ['file:///etc/passwd', undefined],
    ['blob:https://wallet.test/x', undefined],
    ['about:blank', undefined],
    ['view-source:https://wallet.test', undefined],
    ['chrome-extension://x/y', undefined],
    [`wallet://${'x'.repeat(2_048)}`, undefined],
    ['', undefined],
    [null, undefined],
  ])('is opened by %o as %o', (mobile_link, mobileLink) => {
    expect(parseWallet({ id: 'a', name: 'A', mobile_link })?.mobileLink).toBe(mobileLink)
  })

  it('links only to safe web pages and stores', () => {
    const links = (link: string) => {
      const { certified, id, name, ...rest } =
        parseWallet({
          ...{ id: 'a', name: 'A', homepage: link, webapp_link: link, link_mode: link },
          ...{ app_store: link, play_store: link, chrome_store: link },
        }) ?? {}
      return Object.keys(rest)
    }
    expect(links('https://a.test')).toHaveLength(6)
    for (const link of ['http://a.test', 'wallet://', 'javascript:x', 'ftp://a.test', 'itms-apps://x', '//a.test'])
      expect(links(link)).toEqual([])
    expect(links('http://localhost:3000')).toEqual(['webappLink'])
  })

  it('has an image id that stays within the image service’s path', () => {
    const imageOf = (image_id: unknown) => parseWallet({ id: 'a', name: 'A', image_id })?.imageId
    expect(['x', '.', '..', '...', '', 7, 'a.b'].map(imageOf)).toEqual(['x', ...Array(5).fill(undefined), 'a.b'])
  })
})

describe('a directory list', () => {
  it('contains each wallet once, without invalid ones', () => {
    const twins = Array.from({ length: 40 }, () => birch)
    expect(parseList([null, ...twins, cedar, {}]).map(({ name }) => name)).toEqual(['Birch Wallet', 'Cedar Wallet'])
    expect(parseList('nonsense')).toEqual([])
    expect(parseList(madeUpWallets(5_000, []))).toHaveLength(100)
  })

  it('is read with its valid entries and count, or not at all', () => {
    expect(parseAnswer('{"data":[{"id":"a","name":"A"},7],"count":9}')).toEqual({
      wallets: [{ id: 'a', name: 'A', certified: false }],
      entries: 2,
      count: 9,
    })
    for (const count of ['-1', '"x"', 'null', '1.5', '1e999'])
      expect(parseAnswer(`{"data":[],"count":${count}}`)).toEqual({ wallets: [], entries: 0, count: 0 })
    for (const text of ['', '<html>', 'null', '[]', '{"data":null}', '{}']) expect(parseAnswer(text)).toBeUndefined()
  })
})

/** Entries with the right fields and any values, because pure nonsense is rejected early. */
const entry = fc.record(
  Object.fromEntries(
    [
      ...['id', 'name', 'badge_type', 'chains', 'homepage', 'image_id', 'image_url', 'link_mode', 'mobile_link'],
      ...['desktop_link', 'webapp_link', 'app_store', 'play_store', 'chrome_store', 'rdns', 'injected'],
    ].map((field) => [
      field,
      fc.oneof(
        fc.string({ unit: 'grapheme' }),
        fc.webUrl(),
        fc.constantFrom('javascript:x', 'data:x', 'JAVASCRIPT', '<b>', '\u202Ex', 'wallet:', '..', 'file:///x'),
        fc.anything(),
      ),
    ]),
  ),
  { requiredKeys: ['id', 'name'] },
)

describe('whatever the directory returns [id-outside]', () => {
  it('no entry throws, names are plain text, and links run nothing in the page', () => {
    fc.assert(
      fc.property(fc.oneof(entry, fc.anything()), (value) => {
        const wallet = parseWallet(value)
        if (!wallet) return
        expect(wallet.name).not.toMatch(/<[^>]*>|[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u)
        expect(Array.from(wallet.name).length).toBeLessThanOrEqual(64)
        const { mobileLink, desktopLink, webappLink, linkMode, homepage, appStore, playStore, chromeStore } = wallet
        for (const link of [mobileLink, desktopLink])
          expect(link ?? 'x:').not.toMatch(/^\s*(javascript|data|vbscript|file|blob|about|filesystem):/i)
        for (const link of [webappLink, linkMode, homepage, appStore, playStore, chromeStore])
          expect(link ?? 'https:').toMatch(/^https:|^http:\/\/(localhost|127\.0\.0\.1|\[::1\])/)
      }),
      { numRuns: 2_000 },
    )
  })

  it('parsing the result again changes nothing', () => {
    fc.assert(
      fc.property(entry, (value) => {
        const once = parseWallet(value)
        if (!once) return
        const again = parseWallet({ ...value, name: once.name, mobile_link: once.mobileLink })
        expect(again?.name).toBe(once.name)
        expect(again?.mobileLink).toBe(once.mobileLink)
      }),
      { numRuns: 2_000 },
    )
  })
})
