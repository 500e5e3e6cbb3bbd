// @vitest-environment jsdom
import { createInspector } from '@statelyai/inspect'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { AnyActorRef } from 'xstate'
import { createHandle } from '../../react/handle/app-kit.ts'
import type { AppKitOptions } from '../../react/handle/options.ts'
import { foxConnection, network, stubAdapter } from '../../tests/support/stub-adapter.ts'
import { chartOf, treeOf } from '../tree.ts'
import { type StatelyMessage, statelyInspector } from './inspector.ts'

// jsdom renders nothing; rendering is tested in Chromium.
vi.mock('../../react/modal/mount.tsx', () => ({ prepareModal: async () => () => () => undefined }))

let idle: (() => void)[]
let release: (() => void) | undefined
beforeEach(() => {
  localStorage.clear()
  idle = []
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run))
})
afterEach(() => {
  release?.()
  vi.unstubAllGlobals()
})

const { address } = foxConnection.accounts[0] ?? { address: '' }
const everything = (value: unknown) => value
const flat = (value: unknown) => JSON.parse(JSON.stringify(value))

/** A kit with an open modal; the user then connects Fox and looks at the account. */
async function opened(options: Partial<AppKitOptions>) {
  const stub = stubAdapter()
  const appKit = createHandle({ adapters: [stub.adapter], networks: [network], ...options })
  release = appKit.retain()
  const roots: AnyActorRef[] = []
  appKit.observe(({ kit }) => {
    roots.push(kit)
    return () => undefined
  })
  await appKit.open()
  const actors = () => roots.flatMap(treeOf)
  return {
    appKit,
    actors,
    async connect() {
      stub.approve()
      await vi.waitFor(() => expect(appKit.getAccount().address).toBe(address))
      await appKit.open({ view: 'Account' })
      await vi.waitFor(() => expect(actors().map((actor) => chartOf(actor)?.machine.id)).toContain('account'))
    },
  }
}

/** An inspector and its messages. */
function hearing(options: Partial<Parameters<typeof statelyInspector>[0]> = {}) {
  const heard: StatelyMessage[] = []
  const inspector = statelyInspector({ send: (message) => void heard.push(message), ...options })
  const actorsIn = (messages: StatelyMessage[]) => messages.filter((message) => message.type === '@xstate.actor')
  return { heard, inspector, actorsIn }
}

it('reports the same as Stately’s own inspector for the same run', async () => {
  const { heard, inspector, actorsIn } = hearing({ sanitize: everything })
  const oracle: Record<string, unknown>[] = []
  const stately = createInspector(
    { send: (message) => void oracle.push({ ...message }) },
    { serializationDepthLimit: 24 },
  )
  const { connect } = await opened({
    inspect(event) {
      inspector.inspect(event)
      stately.inspect.next?.(event)
    },
  })
  await connect()
  for (const run of idle) run()

  const happened = (messages: object[]) =>
    messages
      .map((message) => ({ ...flat(message), createdAt: '' }))
      .filter(({ type }) => type === '@xstate.event' || type === '@xstate.snapshot')
  expect(happened(heard).map(({ event }) => event.type)).toContain('wallet.connected')
  expect(happened(heard)).toEqual(happened(oracle))

  // Stately's own reports an actor later, in its state at that time, and does not know lazy charts.
  const summaryOf = (message: object) => {
    const { name, sessionId, parentId, rootId, id, _version } = flat(message)
    return { name, sessionId, parentId, rootId, id, _version }
  }
  const bySession = (one: { sessionId: string }, other: { sessionId: string }) =>
    one.sessionId < other.sessionId ? -1 : 1
  const theirs = oracle.filter(({ type }) => type === '@xstate.actor')
  expect(actorsIn(heard).map(summaryOf).sort(bySession)).toEqual(theirs.map(summaryOf).sort(bySession))
  const charts = new Map(theirs.map(({ sessionId, definition }) => [sessionId, JSON.parse(String(definition))]))
  const differing = actorsIn(heard).filter(
    ({ sessionId, definition }) =>
      JSON.stringify(sorted(JSON.parse(definition))) !== JSON.stringify(sorted(charts.get(sessionId))),
  )
  expect(differing.map(({ definition }) => JSON.parse(definition).id)).toEqual(['account', 'balance'])
})

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, each]): [string, unknown] => [key, sorted(each)])
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  )
}

it('announces each actor before anything else about it, its parent first', async () => {
  const { heard, inspector } = hearing()
  const { connect } = await opened({ inspect: inspector.inspect })
  await connect()
  const met = new Set<string | undefined>([undefined])
  for (const message of heard) {
    const needed = [
      message.type === '@xstate.actor' ? message.parentId : message.sessionId,
      message.type === '@xstate.event' ? message.sourceId : undefined,
    ]
    expect(needed.filter((session) => !met.has(session))).toEqual([])
    if (message.type === '@xstate.actor') met.add(message.sessionId)
  }
})

it('attached late, first reports the existing actors, and then what happens', async () => {
  const { appKit, actors, connect } = await opened({})
  const { heard, inspector, actorsIn } = hearing()
  const there = actors()
  const stop = appKit.observe(inspector.attach)
  expect(actorsIn(heard)).toEqual(heard)
  expect(heard.map(({ sessionId }) => sessionId)).toEqual(there.map(({ sessionId }) => sessionId))
  expect(actorsIn(heard)[0]).toMatchObject({
    name: 'kit',
    snapshot: { status: 'active', value: { boot: 'ready', modal: { open: 'Connect' } } },
  })
  heard.length = 0
  await connect()
  expect(heard).toContainEqual(
    expect.objectContaining({ type: '@xstate.event', event: expect.objectContaining({ type: 'wallet.connected' }) }),
  )
  stop()
  const before = heard.length
  await appKit.close()
  expect(heard.length).toBe(before)
})

it('reports the existing actors to a new listener', async () => {
  const { heard, inspector, actorsIn } = hearing()
  const { actors, connect } = await opened({ inspect: inspector.inspect })
  await connect()
  heard.length = 0
  inspector.retell()
  expect(actorsIn(heard)).toEqual(heard)
  expect(heard.map(({ sessionId }) => sessionId)).toEqual(actors().map(({ sessionId }) => sessionId))
})

it('sends no address, and nothing that could not be sanitized', async () => {
  const redacting = hearing()
  const failing = hearing({
    sanitize() {
      throw new Error('no')
    },
  })
  const { connect } = await opened({
    inspect(event) {
      redacting.inspector.inspect(event)
      failing.inspector.inspect(event)
    },
  })
  await connect()
  expect(JSON.stringify(redacting.heard).toLowerCase()).not.toContain(address.slice(2).toLowerCase())
  expect(JSON.stringify(redacting.heard)).toContain('wallet.reported')
  expect(failing.heard).toEqual([])
})

it('does no harm if its messages cannot be sent', async () => {
  const { inspector } = hearing({
    send() {
      throw new Error('no')
    },
  })
  const { appKit, connect } = await opened({ inspect: inspector.inspect })
  await connect()
  expect(appKit.getAccount().address).toBe(address)
})

it('sends nothing larger than an inspector accepts', async () => {
  const { heard, inspector } = hearing()
  const { connect } = await opened({
    inspect: inspector.inspect,
    suggestedWallets: Array.from({ length: 5_000 }, (_, at) => ({
      id: String(at),
      name: `Wallet ${at}`,
      homepage: `https://${at}.example`,
    })),
  })
  await connect()
  expect(heard.filter((message) => JSON.stringify(message).length > 500_000)).toEqual([])
})
