// @vitest-environment jsdom
import { createServer } from 'node:http'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor, createMachine, fromPromise } from 'xstate'
import { network, stubAdapter } from '../../tests/support/stub-adapter.ts'
import type { CreateAppKitOptions } from './create-app-kit.ts'

const ends: (() => void)[] = []
beforeEach(() => {
  vi.resetModules()
  localStorage.clear()
})
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

/** A service that receives events, and answers as scripted. */
async function listen() {
  const heard: { path: string; text: string }[] = []
  const answer = { status: 202 }
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (data) => {
      text += data
    })
    request.on('end', () => {
      heard.push({ path: request.url ?? '', text })
      response.writeHead(answer.status).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  ends.push(() => server.close())
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const events = () => heard.map(({ text }) => JSON.parse(text).props.event)
  return { heard, answer, events, url: `http://127.0.0.1:${port}` }
}

/** A page whose project enables or disables analytics. */
async function start(options: Partial<CreateAppKitOptions>) {
  const { createAppKit } = await import('./create-app-kit.ts')
  const { adapter } = stubAdapter()
  const kit = createAppKit({ adapters: [adapter], networks: [network], preload: 'none', basic: false, ...options })
  // Loaded in advance, as in a real page long before the modal opens.
  await import('./telemetry.ts')
  let say = (_: boolean) => {}
  kit.observe(({ kit: actor }) => {
    say = (analytics) => actor.send({ type: 'features.changed', features: { analytics } })
    return () => undefined
  })
  await kit.headless()
  const happens = (event: object) =>
    kit.observe(({ kit: actor }) => {
      actor.system.get('tracker')?.send({ type: 'track', ...event })
      return () => undefined
    })
  return { kit, happens, says: (wanted: boolean) => say(wanted) }
}

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

it('is told to the project where both want it, what came before its answer included [api-telemetry]', async () => {
  const { url, events, heard } = await listen()
  const { happens, says } = await start({ projectId: 'p', endpoints: { pulse: url }, features: { analytics: true } })
  happens({ event: 'CLICK_NETWORKS' })
  expect(events()).toEqual([])
  says(true)
  happens({ event: 'CONNECT_ERROR', properties: { message: `${address} is locked`, address } })
  await vi.waitFor(() => expect(events().toSorted()).toEqual(['CLICK_NETWORKS', 'CONNECT_ERROR', 'INITIALIZE']))
  expect(heard[0]?.path).toMatch(/^\/e\?projectId=p&st=appkit&sv=react-/)
  const text = JSON.stringify(heard)
  expect(text).toContain('… is locked')
  expect(text).not.toContain(address.slice(2))
  expect(JSON.parse(heard[0]?.text ?? '')).toMatchObject({ url: location.origin, domain: location.hostname })
})

it.each([
  [{ projectId: 'p' }, true],
  [{ projectId: 'p', features: { analytics: true } }, false],
  [{ projectId: 'p', features: { analytics: true }, basic: true }, true],
  [{ features: { analytics: true } }, true],
] as const)(
  'with %o, and a project that says %s, no event is sent, and the dApp receives it [api-telemetry]',
  async (options, said) => {
    const { url, events } = await listen()
    const analytics = vi.fn<(event: object) => void>()
    const { happens, says } = await start({ ...options, endpoints: { pulse: url }, analytics })
    says(said)
    happens({ event: 'CLICK_NETWORKS' })
    await vi.waitFor(() => expect(analytics).toHaveBeenCalledWith({ type: 'track', event: 'CLICK_NETWORKS' }))
    expect(analytics.mock.calls.filter(([event]) => 'event' in event && event.event === 'INITIALIZE')).toHaveLength(1)
    expect(events()).toEqual([])
  },
)

it('events keep being sent if the dApp’s listener throws, and the page receives the error [api-telemetry]', async () => {
  const { url, events } = await listen()
  const reported = vi.fn<(error: unknown) => void>()
  vi.stubGlobal('reportError', reported)
  ends.push(() => vi.unstubAllGlobals())
  const analytics = vi.fn<() => void>(() => {
    throw new Error('of the dApp')
  })
  const options = { projectId: 'p', endpoints: { pulse: url }, features: { analytics: true }, analytics }
  const { kit, happens, says } = await start(options)
  const later = vi.fn<() => void>()
  kit.subscribeEvents(later)
  says(true)
  later.mockClear()
  happens({ event: 'CLICK_NETWORKS' })
  await vi.waitFor(() => expect(events()).toContain('CLICK_NETWORKS'))
  expect(later).toHaveBeenCalled()
  expect(reported).toHaveBeenCalledWith(new Error('of the dApp'))
})

it('the developer is told once if the service rejects this origin’s events', async () => {
  const { url, answer, events } = await listen()
  answer.status = 403
  const { kit, happens, says } = await start({
    projectId: 'p',
    endpoints: { pulse: url },
    features: { analytics: true },
  })
  const inform = vi.spyOn(console, 'warn').mockReturnValue()
  const alerts: unknown[] = []
  kit.observe(({ kit: actor }) => {
    actor.system.inspect((happening) => {
      if (happening.type !== '@xstate.event' || happening.actorRef !== actor) return
      // The kit forwards an alert to itself again if it was raised before the notices had loaded.
      if (happening.event.type === 'alert.raise' && happening.sourceRef === undefined) alerts.push(happening.event)
    })
    return () => undefined
  })
  says(true)
  await vi.waitFor(() => expect(alerts).toMatchObject([{ failure: { code: 'config.origin' } }]))
  happens({ event: 'CLICK_NETWORKS' })
  await vi.waitFor(() => expect(events()).toHaveLength(2))
  expect(alerts).toHaveLength(1)
  inform.mockRestore()
})

describe('failures within Portico [api-telemetry-failures]', () => {
  it('are reported by category, code and message, once each, and never what a user declines', async () => {
    const { url, heard } = await listen()
    const analytics = vi.fn<(event: object) => void>()
    const options = { projectId: 'p', endpoints: { pulse: url }, features: { analytics: true }, analytics }
    const { kit, says } = await start(options)
    says(true)
    const { PorticoError } = await import('../../core/errors.ts')
    const fails = (error: unknown) =>
      kit.observe(({ kit: actor }) => {
        const asked = fromPromise(() => Promise.reject(error))
        const chart = createMachine({
          initial: 'asking',
          states: { asking: { invoke: { src: asked, onError: 'failed' } }, failed: {} },
        })
        createActor(chart, { parent: actor }).start()
        return () => undefined
      })
    fails(new PorticoError('api.refused', { status: 418 }))
    fails(new PorticoError('wallet.rejected'))
    fails(new TypeError(`${address} is undefined`))
    await vi.waitFor(() => expect(heard.filter(({ text }) => text.includes('"error"'))).toHaveLength(2))
    const told = analytics.mock.calls.map(([event]) => event).filter((event) => 'code' in event)
    expect(told).toEqual([
      {
        ...{ type: 'error', event: 'API_ERROR', errorType: 'PorticoError', code: 'api.refused' },
        errorMessage: 'The blockchain API answered with status {status}',
      },
      {
        type: 'error',
        event: 'INTERNAL_SDK_ERROR',
        errorType: 'TypeError',
        code: 'unknown',
        errorMessage: expect.any(String),
      },
    ])
    const sent = heard.map(({ text }) => JSON.parse(text)).find(({ props }) => props.code === 'api.refused')
    expect(new Date(sent.timestamp).toISOString()).toBe(sent.timestamp)
    expect(JSON.stringify(heard)).not.toContain(address.slice(2))
  })
})
