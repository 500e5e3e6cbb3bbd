// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { WindowFact } from '../machines/social-login/window.ts'
import { socialAnswers } from './social-answers.ts'
import { socialWindows } from './social-window.ts'

const origin = 'https://wallet.example'
const made: Window[] = []
const open = vi.fn((..._: unknown[]): Window | null => {
  const frame = document.body.appendChild(document.createElement('iframe'))
  const page = frame.contentWindow
  if (!page) throw new Error('There is no window.')
  let closed = false
  Object.defineProperty(page, 'closed', { get: () => closed })
  page.close = () => {
    closed = true
  }
  made.push(page)
  return page
})

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('open', open)
})
afterEach(() => {
  open.mockClear()
  made.length = 0
  document.body.replaceChildren()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('opens a window in the click, passes it to the login once, and closes one that no login takes within 40 s [social-window]', () => {
  const windows = socialWindows(`${origin}/sdk`)
  expect(open).not.toHaveBeenCalled()
  windows.open()
  expect(open.mock.calls).toEqual([[`${origin}/loading`, 'popupWindow', 'width=600,height=800,scrollbars=yes']])
  expect(windows.take()).toEqual({ page: made[0], origin })
  vi.advanceTimersByTime(60_000)
  expect(made[0]?.closed).toBe(false)

  expect(windows.take().page).toBe(made[1])
  windows.open()
  vi.advanceTimersByTime(39_999)
  expect(made[2]?.closed).toBe(false)
  vi.advanceTimersByTime(1)
  expect(made[2]?.closed).toBe(true)
  expect(windows.take().page).toBe(made[3])
})

it('reports that a browser blocks the window, whether it returns none or throws', () => {
  const heard = vi.fn()
  open.mockReturnValueOnce(null).mockImplementationOnce(() => {
    throw new Error('Not here.')
  })
  const windows = socialWindows(`${origin}/sdk`)
  for (const _ of [1, 2]) {
    const answers = socialAnswers(windows.take(), heard)
    answers.lead('https://provider.example')
    answers.end()
  }
  expect(heard.mock.calls).toEqual([[{ type: 'window.blocked' }], [{ type: 'window.blocked' }]])
})

it('accepts messages from that window and its own origin only, and none after it ends [social-origin]', () => {
  const facts: WindowFact[] = []
  const windows = socialWindows(`${origin}/sdk`)
  const { page } = windows.take()
  const answers = socialAnswers({ page, origin }, (fact) => facts.push(fact))
  const uri = 'https://wallet.example/social/callback?code=1'
  const tell = (data: unknown, from: { origin?: string; source?: Window | null } = {}) =>
    window.dispatchEvent(new MessageEvent('message', { data, origin, source: page, ...from }))

  for (const data of [null, 7, 'text', {}, { resultUri: 7 }, { resultUri: 'javascript:alert(1)' }]) tell(data)
  tell({ resultUri: `https://wallet.example/${'a'.repeat(5_000)}` })
  tell({ resultUri: uri }, { source: window })
  tell({ resultUri: uri }, { source: null, origin: 'https://stranger.example' })
  expect(facts).toEqual([])
  tell({ resultUri: uri }, { origin: 'https://stranger.example' })
  tell({ resultUri: uri })
  expect(facts).toEqual([{ type: 'window.strange' }, { type: 'window.answered', uri }])

  vi.advanceTimersByTime(3_000)
  expect(facts).toHaveLength(2)
  page?.close()
  vi.advanceTimersByTime(1_000)
  expect(facts[2]).toEqual({ type: 'window.closed' })
  answers.end()
  vi.advanceTimersByTime(5_000)
  tell({ resultUri: uri })
  expect(facts).toHaveLength(3)
})
