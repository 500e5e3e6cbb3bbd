import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ownLink, pairingLink } from './deep-link.ts'

const schemes = ['javascript', 'JAVASCRIPT', 'data', 'vbscript', 'blob', 'file', 'intent', 'https', 'http', 'meadow']
const joints = ['', ':', '/', '//', '://', ':/', '\t://', '\n:', ' ://', '\u0000://', '%3a//']
const ends = ['', 'alert(1)', 'text/html,<b>x</b>', 'wallet.example', 'wallet.example/app?x=1', 'a b', '#', '\\..\\']

/** Links of a directory or a dApp: valid, nearly valid, and arbitrary ones. */
const links = fc.oneof(
  fc
    .tuple(fc.constantFrom(...schemes), fc.constantFrom(...joints), fc.constantFrom(...ends))
    .map((parts) => parts.join('')),
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  fc.string({ unit: 'binary' }),
  fc.string(),
)
const uris = fc.oneof(fc.string(), fc.webUrl(), fc.constant('wc:1@2?relay-protocol=irn&symKey=2'))

it('never returns a link that runs in the page, whatever the input', () => {
  fc.assert(
    fc.property(links, uris, fc.boolean(), (link, uri, telegramAndroid) => {
      const made = pairingLink(link, uri, { telegramAndroid })
      for (const address of made ? [made.url, `${made.href}wc?requestId=1`] : [])
        expect(new URL(address).protocol).not.toMatch(/^(javascript|data|vbscript|blob|file|intent):$/)
    }),
  )
})

it('encodes the pairing URI once, or twice in Telegram on Android, so that it ends where it should', () => {
  fc.assert(
    fc.property(links, uris, fc.boolean(), (link, uri, telegramAndroid) => {
      const made = pairingLink(link, uri, { telegramAndroid })
      if (!made) return
      const text = decodeURIComponent(made.url.slice(`${made.href}wc?uri=`.length))
      expect(telegramAndroid ? decodeURIComponent(text) : text).toBe(uri)
    }),
  )
})

it('writes the page’s address into a wallet’s own link so that it can be read back', () => {
  const solflare = { id: '1ca0bdd4747578705b1939af023d120677c64fe6ca76add81fda36e350605e79' }
  fc.assert(
    fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (href) => {
      const link = new URL(ownLink(solflare, 'solana', { href, origin: new URL(href).origin }) ?? '')
      expect(link.host).toBe('solflare.com')
      expect(link.searchParams.get('ref')).toBe(href)
      expect(decodeURIComponent(link.pathname.slice('/ul/v1/browse/'.length))).toBe(href)
    }),
  )
})
