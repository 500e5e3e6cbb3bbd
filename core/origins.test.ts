import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isAllowedOrigin } from './origins.ts'

const label = fc.stringMatching(/^[a-z]([a-z0-9-]{0,8}[a-z0-9])?$/)
const labels = fc.array(label, { minLength: 2, maxLength: 5 })
/** Hosts that are not allowed by default. */
const strange = labels.filter((all) => !/^(app|dev|com|org|localhost)$/.test(all.at(-1) ?? ''))
const isHost = (host: string) => URL.canParse(`https://${host}`)

describe('the origins that a project allows [config-origin-patterns]', () => {
  it.each([
    ['the very same', 'https://app.example', 'https://app.example', true],
    ['another host', 'https://app.example', 'https://apps.example', false],
    ['another scheme', 'https://app.example', 'http://app.example', false],
    ['either scheme, where none is given', 'app.example', 'http://app.example', true],
    ['a path that says nothing', 'https://app.example/dapp?x#y', 'https://app.example', true],
    ['large letters', 'HTTPS://App.Example', 'https://app.example', true],
    ['letters of another script', 'https://*.bücher.example', 'https://shop.xn--bcher-kva.example', true],
    ['the usual port, said or not', 'https://app.example:443', 'https://app.example', true],
    ['a port that is not said', 'https://app.example', 'https://app.example:8443', false],
    ['the port that is said', 'https://app.example:8443', 'https://app.example:8443', true],
    ['another port', 'https://app.example:8443', 'https://app.example:8444', false],
    ['any port', 'https://app.example:*', 'https://app.example:8444', true],
    ['any port, the usual one among them', 'https://app.example:*', 'https://app.example', true],
    ['one label', 'https://*.app.example', 'https://one.app.example', true],
    ['two labels', 'https://*.app.example', 'https://one.two.app.example', false],
    ['no label', 'https://*.app.example', 'https://app.example', false],
    ['a part of a label', 'https://pr-*.app.example', 'https://pr-7.app.example', true],
    ['a part of a label and more', 'https://pr-*.app.example', 'https://pr-7.evil.app.example', false],
    ['a host that ends like it', 'https://*.app.example', 'https://one.evilapp.example', false],
    ['a host that begins like it', 'https://app.example', 'https://app.example.evil.test', false],
    ['a name before an at sign', 'https://app.example@evil.test', 'https://evil.test', false],
    ['a star alone, which is one label', '*', 'https://app.example', false],
    ['nothing that can be read', 'https://', 'https://app.example', false],
    ['a dot, which is no wildcard', 'https://a.p.example', 'https://axp.example', false],
    ['an address that is none of the web, word by word', 'capacitor://localhost', 'capacitor://localhost', true],
    ['another address that is none of the web', 'ionic://localhost', 'capacitor://localhost', false],
    ['no address at all', 'https://app.example', 'null', false],
    ['this machine', 'https://app.example', 'http://localhost:3000', true],
    ['this machine by its number', 'https://app.example', 'https://127.0.0.1:8443', true],
    ['a preview', 'https://app.example', 'https://my-branch.vercel.app', true],
    ['a preview of two labels', 'https://app.example', 'https://my.branch.vercel.app', false],
    ['a preview without a certificate', 'https://app.example', 'http://my-branch.vercel.app', false],
  ])('%s', (_, pattern, origin, expected) => {
    expect(isAllowedOrigin([pattern], origin)).toBe(expected)
  })

  it('are all origins if the list is empty', () => {
    fc.assert(
      fc.property(fc.oneof(fc.webUrl(), fc.string()), (origin) => {
        expect(isAllowedOrigin([], origin)).toBe(true)
      }),
    )
  })

  it('are those that match any pattern of the list', () => {
    fc.assert(
      fc.property(strange, fc.nat({ max: 4 }), (all, place) => {
        const at = place % all.length
        const host = all.join('.')
        fc.pre(isHost(host))
        const starred = all.map((one, index) => (index === at ? '*' : one)).join('.')
        fc.pre(isHost(starred))
        expect(isAllowedOrigin(['https://other.test', `https://${starred}`], `https://${host}`)).toBe(true)
      }),
    )
  })

  it('a star never matches a dot, whatever surrounds it', () => {
    fc.assert(
      fc.property(strange, fc.nat({ max: 4 }), labels, (all, place, more) => {
        const at = place % all.length
        const starred = all.map((one, index) => (index === at ? '*' : one)).join('.')
        const host = all.flatMap((one, index) => (index === at ? more : [one])).join('.')
        fc.pre(isHost(host) && isHost(starred))
        expect(isAllowedOrigin([`https://${starred}`], `https://${host}`)).toBe(false)
      }),
    )
  })

  it('a pattern without a star allows one host, and its text is matched literally', () => {
    const odd = fc.stringMatching(/^[a-z.^$|()+?[\]{}\\-]{1,20}$/)
    fc.assert(
      fc.property(
        fc.oneof(
          odd,
          strange.map((all) => all.join('.')),
        ),
        strange,
        (pattern, all) => {
          const origin = `https://${all.join('.')}`
          fc.pre(URL.canParse(origin) && new URL(origin).origin === origin)
          const same = URL.canParse(`https://${pattern}`) && new URL(`https://${pattern}`).origin === origin
          if (isAllowedOrigin([pattern], origin)) expect(same).toBe(true)
        },
      ),
    )
  })

  it('can be checked against any list that a server sends', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { minLength: 1 }), fc.webUrl(), (patterns, url) => {
        expect(isAllowedOrigin(patterns, new URL(url).origin)).toBeTypeOf('boolean')
      }),
    )
  })
})
