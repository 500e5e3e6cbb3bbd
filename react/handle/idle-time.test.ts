// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { inIdleTime } from './idle-time.ts'

const never = new AbortController().signal
/** The callbacks that wait for idle time; `rest` runs them in order. */
let waiting: (() => void)[] = []
let page: { readyState: DocumentReadyState; visibilityState: DocumentVisibilityState }
let connection: { saveData?: boolean; effectiveType?: string } | undefined

beforeEach(() => {
  waiting = []
  page = { readyState: 'complete', visibilityState: 'visible' }
  connection = undefined
  vi.stubGlobal('requestIdleCallback', (run: () => void) => waiting.push(run))
  vi.spyOn(document, 'readyState', 'get').mockImplementation(() => page.readyState)
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => page.visibilityState)
  Object.defineProperty(navigator, 'connection', { configurable: true, get: () => connection })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Makes the page idle once: runs the waiting callbacks. */
async function rest() {
  await vi.waitFor(() => expect(waiting).toHaveLength(1))
  waiting.shift()?.()
}
/** Runs everything that only waits for the next task. */
const settle = () => new Promise((resolve) => setTimeout(resolve))
const steps = (...names: string[]) => {
  const done: string[] = []
  return { done, steps: names.map((name) => () => done.push(name)) }
}

it('uses a separate idle period for each step, so that no task combines several [lazy-idle]', async () => {
  const { done, steps: all } = steps('fetch', 'start', 'draw')
  inIdleTime(all, never)
  await rest()
  await vi.waitFor(() => expect(done).toEqual(['fetch']))
  await rest()
  await rest()
  await vi.waitFor(() => expect(done).toEqual(['fetch', 'start', 'draw']))
})

it('waits until the page has loaded, and while it is hidden [lazy-idle]', async () => {
  page = { readyState: 'interactive', visibilityState: 'hidden' }
  const { done, steps: all } = steps('fetch')
  inIdleTime(all, never)
  await settle()
  expect(waiting).toEqual([])
  page.readyState = 'complete'
  window.dispatchEvent(new Event('load'))
  await settle()
  expect(waiting).toEqual([])
  page.visibilityState = 'visible'
  document.dispatchEvent(new Event('visibilitychange'))
  await rest()
  await vi.waitFor(() => expect(done).toEqual(['fetch']))
})

it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'fetches nothing on a connection like %o [lazy-idle]',
  async (line) => {
    connection = line
    const { done, steps: all } = steps('fetch')
    inIdleTime(all, never)
    await rest()
    await settle()
    expect(done).toEqual([])
  },
)

it('stops once it is cancelled, or after a step that failed [lazy-idle]', async () => {
  const { done, steps: all } = steps('fetch', 'start')
  const calledOff = new AbortController()
  inIdleTime(all, calledOff.signal)
  await rest()
  await vi.waitFor(() => expect(done).toEqual(['fetch']))
  calledOff.abort()
  await rest()
  await settle()
  expect(done).toEqual(['fetch'])

  const failing = steps('start')
  inIdleTime([() => Promise.reject(new Error('offline')), ...failing.steps], never)
  await rest()
  await settle()
  expect([failing.done, waiting]).toEqual([[], []])
})
