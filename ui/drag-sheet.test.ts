// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dragSheet } from './drag-sheet.ts'
import { adopt } from './styles.tsx'

const phone = 390

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('innerWidth', phone)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(500)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

function sheet() {
  document.body.innerHTML =
    '<dialog open><div class="card"><h1>Connect</h1><button>Close</button><p>List</p></div></dialog>'
  const find = (selector: string) => {
    const element = document.querySelector<HTMLElement>(selector)
    if (!element) throw new Error(`${selector} is there.`)
    return element
  }
  const dialog = find('dialog')
  if (!(dialog instanceof HTMLDialogElement)) throw new Error('It is a dialog.')
  const ask = vi.fn()
  // Called at each opening.
  for (let opening = 0; opening < 2; opening += 1) dragSheet(dialog, { current: { onClose: ask } }, adopt)
  const { style } = find('.card')
  /** Pulls down by this distance in this time, without releasing. */
  const pull = (selector: string, by: number, { time = 2_000, pointerType = 'touch', aside = 0 } = {}) => {
    const at = (type: string, part: number) => {
      const event = new PointerEvent(type, { bubbles: true, clientX: aside * part, clientY: by * part, pointerType })
      Object.defineProperty(event, 'timeStamp', { value: time * part })
      find(selector).dispatchEvent(event)
    }
    at('pointerdown', 0)
    for (let part = 0.05; part <= 1; part += 0.05) at('pointermove', part)
    return (type = 'pointerup') => at(type, 1)
  }
  return { ask, style, pull, find }
}

test('[look-sheet] the sheet follows the finger, and requests a close when it is released far down', () => {
  const { ask, style, pull } = sheet()
  const release = pull('h1', 300)
  expect(Number.parseFloat(style.translate.split(' ')[1] ?? '')).toBeGreaterThan(250)
  expect(ask).not.toHaveBeenCalled()
  release()
  expect(ask.mock.calls).toEqual([['backdrop']])
})

test('[look-sheet] a short pull requests a close if it is fast, and springs back if it is slow', () => {
  const { ask, style, pull } = sheet()
  pull('h1', 100, { pointerType: 'pen' })()
  expect([style.translate, ask.mock.calls.length]).toEqual(['', 0])
  pull('h1', 100, { time: 100 })()
  expect(ask).toHaveBeenCalledTimes(1)
})

test('[look-sheet] the sheet springs back if it may not close, or if the browser takes over the pull', () => {
  const { ask, style, pull } = sheet()
  pull('p', 300)()
  vi.runAllTimers()
  expect([style.translate, ask.mock.calls.length]).toEqual(['', 1])
  pull('p', 300)('pointercancel')
  expect([style.translate, ask.mock.calls.length]).toEqual(['', 1])
})

test.each<[string, (sheetOf: ReturnType<typeof sheet>) => () => void]>([
  ['of the mouse', ({ pull }) => pull('h1', 300, { pointerType: 'mouse' })],
  ['that begins on a control', ({ pull }) => pull('button', 300)],
  ['up', ({ pull }) => pull('h1', -300)],
  ['aside', ({ pull }) => pull('h1', 100, { aside: 300 })],
  [
    'in a list that has been scrolled',
    ({ pull, find }) => {
      find('p').scrollTop = 20
      return pull('p', 300)
    },
  ],
  [
    'of a card that is no sheet',
    ({ pull }) => {
      vi.stubGlobal('innerWidth', 800)
      return pull('h1', 300)
    },
  ],
])('[look-sheet] a pull %s moves nothing', (_, pull) => {
  const made = sheet()
  const release = pull(made)
  expect(made.style.translate).toBe('')
  release()
  expect([made.style.translate, made.ask.mock.calls.length]).toEqual(['', 0])
})
