import { expect, it } from 'vitest'
import { providerWindows } from './provider-window.ts'

/** The windows that `open` returns, and how often each was focused. */
function browser() {
  const calls: unknown[][] = []
  const given: { opener: unknown; location: { href: string }; closed: boolean; focused: number; focus(): void }[] = []
  const open = (...call: unknown[]) => {
    calls.push(call)
    const made = {
      ...{ opener: {}, location: { href: 'about:blank' }, closed: false, focused: 0 },
      focus: () => {
        made.focused += 1
      },
    }
    given.push(made)
    return made as unknown as Window
  }
  return { calls, given, open: providerWindows({ open }) }
}

it('opens in the prescribed size, cannot access its opener, and is watched [onramp-window]', () => {
  const { calls, given, open } = browser()
  const shown = open('https://pay.test/?id=1')
  expect(calls).toEqual([['', 'popupWindow', 'width=600,height=800,scrollbars=yes']])
  const [made] = given
  expect(made).toMatchObject({ opener: null, location: { href: 'https://pay.test/?id=1' } })
  expect(shown.isClosed()).toBe(false)
  if (made) made.closed = true
  expect(shown.isClosed()).toBe(true)
})

it('brings an open window to the front, and does not navigate it: the browser would refuse [onramp-window]', () => {
  const { calls, given, open } = browser()
  open('https://pay.test/?id=1')
  expect(open('https://pay.test/?id=1').isClosed()).toBe(false)
  expect([calls.length, given[0]?.focused]).toEqual([1, 1])
  open('https://pay.test/?id=2')
  expect(calls.map(([, name]) => name)).toEqual(['popupWindow', '_blank'])
  for (const each of given) each.closed = true
  open('https://pay.test/?id=1')
  expect(calls.map(([, name]) => name)).toEqual(['popupWindow', '_blank', 'popupWindow'])
})

it('reports that the browser opens no window [onramp-window]', () => {
  expect(() => providerWindows({ open: () => null })('https://pay.test')).toThrow(
    expect.objectContaining({ code: 'onramp.blocked' }),
  )
})
