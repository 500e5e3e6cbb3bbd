import { describe, expect, it } from 'vitest'
import { appLink, hasOwnLink, ownLink, pairingLink } from './deep-link.ts'

const uri = 'wc:7f6e504bfad60b485450578e05678ed3e8e8c4751d3c6160be17160d63ec90f9@2?relay-protocol=irn&symKey=587d'
const encoded = encodeURIComponent(uri)

describe('the link that passes a pairing to a wallet [link-open]', () => {
  it.each([
    ['meadow://', 'meadow://', `meadow://wc?uri=${encoded}`],
    ['meadow:', 'meadow://', `meadow://wc?uri=${encoded}`],
    ['meadow', 'meadow://', `meadow://wc?uri=${encoded}`],
    ['meadow:/', 'meadow://', `meadow://wc?uri=${encoded}`],
    ['Meadow.App+2:', 'meadow.app+2://', `meadow.app+2://wc?uri=${encoded}`],
    ['meadow://app', 'meadow://app/', `meadow://app/wc?uri=${encoded}`],
    ['https://meadow.example', 'https://meadow.example/', `https://meadow.example/wc?uri=${encoded}`],
    ['https://meadow.example/app/', 'https://meadow.example/app/', `https://meadow.example/app/wc?uri=${encoded}`],
  ])('of %s', (link, href, url) => {
    expect(pairingLink(link, uri)).toEqual({ href, url })
  })

  it('encodes the URI twice in Telegram on Android', () => {
    expect(pairingLink('meadow://', uri, { telegramAndroid: true })?.url).toBe(
      `meadow://wc?uri=${encodeURIComponent(encoded)}`,
    )
  })

  it.each([
    'javascript:document.title="owned"',
    'javascript://%0aalert(1)',
    'JavaScript:',
    'javascript',
    ' javascript://x',
    'java\nscript://x',
    'data:text/html,<script>document.title="owned"</script>',
    'data://text/html',
    'vbscript:',
    'blob:https://meadow.example/1',
    'file:///etc/passwd',
    'intent://x#Intent;scheme=javascript;end',
    'http',
    'https:',
    'https://',
    'https://%',
    '',
    '://',
    '//meadow.example',
    'meadow:app',
    'meadow://a b',
    'meadow://\u202Eteltll',
    'meadow://"><img src=x>',
  ])('is not made from %j', (link) => {
    expect(pairingLink(link, uri)).toBeNull()
  })
})

describe('the link to an app on a phone', () => {
  const wallet = { mobileLink: 'meadow://', linkMode: 'https://meadow.example/app' }

  it('is the native one unless universal links are preferred; if there is only one, it is that one', () => {
    expect(appLink(wallet)).toBe('meadow://')
    expect(appLink(wallet, { preferUniversal: true })).toBe('https://meadow.example/app')
    expect(appLink({ mobileLink: 'meadow://' }, { preferUniversal: true })).toBe('meadow://')
    expect(appLink({ linkMode: 'https://meadow.example/app' })).toBe('https://meadow.example/app')
    expect(appLink({})).toBeUndefined()
  })
})

describe('the three wallets that open a page in their own browser [link-page]', () => {
  const phantom = { id: 'a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393' }
  const solflare = { id: '1ca0bdd4747578705b1939af023d120677c64fe6ca76add81fda36e350605e79' }
  const coinbase = { id: 'fd20dc426fb37566d803205b19bbc1d4096b248ac04548e3cfb6b3a38bd033aa' }
  const page = { href: 'https://dapp.example/swap?from=a&to=b#now', origin: 'https://dapp.example' }
  const at = encodeURIComponent(page.href)

  it('each have their own link format', () => {
    expect(ownLink(phantom, 'eip155', page)).toBe(
      `https://phantom.app/ul/browse/${at}?ref=${encodeURIComponent(page.origin)}`,
    )
    expect(ownLink(solflare, undefined, page)).toBe(`https://solflare.com/ul/v1/browse/${at}?ref=${at}`)
    expect(ownLink(coinbase, 'solana', page)).toBe(`https://go.cb-w.com/dapp?cb_url=${at}`)
  })

  it('are these three, and Coinbase for Solana only', () => {
    expect(hasOwnLink(coinbase, 'eip155')).toBe(false)
    expect(hasOwnLink(coinbase, undefined)).toBe(false)
    expect(ownLink({ id: 'constructor' }, 'solana', page)).toBeNull()
    expect(hasOwnLink({ id: 'meadow' }, 'solana')).toBe(false)
  })
})
