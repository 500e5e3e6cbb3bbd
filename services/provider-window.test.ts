import { expect, it } from 'vitest'
import { openProviderWindow } from './provider-window.ts'

/** A window as `open` gives it. */
const opened = () => ({ opener: {}, location: { href: 'about:blank' }, closed: false })

it('opens as large as the rules say, cannot reach back, and is looked after [onramp-window]', () => {
  const calls: unknown[][] = []
  const given = opened()
  const open = (...call: unknown[]) => {
    calls.push(call)
    return given as unknown as Window
  }
  const shown = openProviderWindow('https://pay.test/?id=1', { open })
  expect(calls).toEqual([['', 'popupWindow', 'width=600,height=800,scrollbars=yes']])
  expect(given).toMatchObject({ opener: null, location: { href: 'https://pay.test/?id=1' } })
  expect(shown.isClosed()).toBe(false)
  given.closed = true
  expect(shown.isClosed()).toBe(true)
})

it('says so where the browser opens none [onramp-window]', () => {
  expect(() => openProviderWindow('https://pay.test', { open: () => null })).toThrow(
    expect.objectContaining({ code: 'onramp.blocked' }),
  )
})
