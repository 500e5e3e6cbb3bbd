// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { hasReturned } from './left-page.ts'
import { leaveFor, takeReturned } from './telegram-login.ts'

const answer = 'https://wallet.example/social/callback?code=1&state=one'
const comesBack = (said: string | undefined) =>
  history.replaceState(
    { kept: 1 },
    '',
    said === undefined ? '/shop?a=1' : `/shop?a=1&result_uri=${encodeURIComponent(said)}`,
  )

afterEach(() => {
  localStorage.clear()
  history.replaceState(null, '', '/')
  vi.unstubAllGlobals()
})

it('replaces the page, with its address after the state [social-telegram-return]', () => {
  const open = vi.fn()
  vi.stubGlobal('open', open)
  comesBack(undefined)
  leaveFor('https://provider.example/login?client=1&state=one', 'google')
  const [[href, target] = []] = open.mock.calls
  expect(target).toBe('_top')
  const state = new URL(href).searchParams.get('state')
  expect(state).toBe(`one--${encodeURIComponent(location.href)}`)
  expect(localStorage.getItem('@appkit/social_provider')).toBe('google')
  expect(hasReturned()).toBe(false)
  comesBack(answer)
  expect(takeReturned()).toEqual({ social: 'google', answer })
})

it('does not leave for an invalid address, or if nothing can be stored [social-telegram-return]', () => {
  const open = vi.fn()
  vi.stubGlobal('open', open)
  expect(() => leaveFor('nowhere', 'google')).toThrow(expect.objectContaining({ code: 'social.uri' }))
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('Full.')
  })
  expect(() => leaveFor('https://provider.example/', 'google')).toThrow(expect.objectContaining({ code: 'social.uri' }))
  full.mockRestore()
  expect(open).not.toHaveBeenCalled()
})

/** The page left for a provider so many minutes ago. */
function left(provider: string, minutes: number): void {
  localStorage.setItem('@appkit/social_provider', provider)
  localStorage.setItem('@appkit/portico_social_left_at', String(Date.now() - minutes * 60_000))
}

it('is resumed once, and the page’s address is restored [social-telegram-return]', () => {
  left('google', 29)
  comesBack(answer)
  expect(hasReturned()).toBe(true)
  expect(takeReturned()).toEqual({ social: 'google', answer })
  expect([location.search, history.state]).toEqual(['?a=1', { kept: 1 }])
  expect([hasReturned(), takeReturned(), localStorage.length]).toEqual([false, undefined, 0])
})

it.each([
  ['nothing here has asked for it', null, answer],
  ['it was asked of a provider that is not known', 'evil', answer],
  ['it is no address', 'google', 'javascript:alert(1)'],
  ['it is too long', 'google', `https://wallet.example/?${'a'.repeat(5_000)}`],
])('is not resumed if %s [social-telegram-return]', (_, stored, said) => {
  if (stored) left(stored, 0)
  comesBack(said)
  expect(takeReturned()).toBeUndefined()
})

it('is not resumed after 30 minutes, nor if nothing says when the page left [social-telegram-return]', () => {
  left('google', 30)
  comesBack(answer)
  expect(takeReturned()).toBeUndefined()
  localStorage.setItem('@appkit/social_provider', 'google')
  expect(takeReturned()).toBeUndefined()
})

it('is forgotten on a page that has not returned for 30 minutes: links to wallets would still replace the page', () => {
  left('google', 29)
  expect([hasReturned(), localStorage.length]).toEqual([false, 2])
  left('google', 30)
  expect([hasReturned(), localStorage.length]).toEqual([false, 0])
})
