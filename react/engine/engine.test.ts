// @vitest-environment jsdom

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ActorRefFrom } from 'xstate'
import { systemIds } from '../../core/system-ids.ts'
import type { alertsMachine } from '../../machines/alerts/chart.ts'
import { network, stubAdapter } from '../../tests/support/stub-adapter.ts'
import { switchNetwork } from '../handle/kit-commands.ts'
import type { OpenParameters } from '../handle/parameters.ts'
import { resting, setUp } from '../handle/setup.ts'
import { atRest, createStore } from '../store/store.ts'
import { startEngine } from './engine.ts'

// jsdom renders nothing; rendering is tested in Chromium.
const drawn: (() => void)[] = []
vi.mock('../modal/mount.tsx', () => ({
  prepareModal: async () => (_kit: unknown, _store: unknown, _approach: unknown, broke: () => void) => {
    drawn.push(broke)
    return () => undefined
  },
}))

beforeEach(() => void vi.stubGlobal('matchMedia', () => ({ matches: false })))
afterEach(() => void vi.unstubAllGlobals())

it('alerts the developer to what happened before it ran, and to an unknown network', async () => {
  const setup = setUp({ adapters: [stubAdapter().adapter], networks: [network] })
  setup.early.push({ type: 'alert.raise', severity: 'info', failure: { code: 'wallets.single' } })
  const engine = startEngine(setup, createStore({ ...atRest, ...resting(setup) }))
  await expect(switchNetwork(engine, setup, { id: 5 })).rejects.toThrow('Network not found')
  const alerts = (): ActorRefFrom<typeof alertsMachine> | undefined => engine.kit.system.get(systemIds.alerts)
  await vi.waitFor(() =>
    expect(alerts()?.getSnapshot().context.alerts).toEqual([
      { severity: 'info', failure: { code: 'wallets.single' } },
      { severity: 'error', failure: { code: 'network.notFound' } },
    ]),
  )
  expect(setup.early).toEqual([])
  engine.stop()
})

it('starts the project’s services once the list has been painted [lazy-project]', async () => {
  const frames: (() => void)[] = []
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run))
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  const setup = setUp({ adapters: [stubAdapter().adapter], networks: [network], projectId: 'project' })
  const { kit, stop } = startEngine(setup, createStore({ ...atRest, ...resting(setup) }))
  kit.send({ type: 'modal.open' })
  await import('./background/directory.ts')
  expect(kit.getSnapshot().matches({ projectServices: 'loading' })).toBe(true)
  for (const paint of frames) paint()
  await vi.waitFor(() => expect(kit.getSnapshot().matches({ projectServices: 'loaded' })).toBe(true))
  stop()
})

it('closes if rendering throws, and renders again at the next open', async () => {
  drawn.length = 0
  const setup = setUp({ adapters: [stubAdapter().adapter], networks: [network] })
  const engine = startEngine(setup, createStore({ ...atRest, ...resting(setup) }))
  await engine.open()
  expect([drawn.length, engine.kit.getSnapshot().hasTag('open')]).toEqual([1, true])
  drawn[0]?.()
  expect(engine.kit.getSnapshot().hasTag('open')).toBe(false)
  await engine.open()
  expect([drawn.length, engine.kit.getSnapshot().hasTag('open')]).toEqual([2, true])
  engine.stop()
})

it.each([
  ['a function', () => 'of the page'],
  ['a word', 'of the page'],
  ['null', null],
])('runs in a page that adds a property to every object: %s', async (_, value) => {
  const setup = setUp({ adapters: [stubAdapter().adapter], networks: [network] })
  try {
    Object.defineProperty(Object.prototype, 'extend', { value, enumerable: true, configurable: true, writable: true })
    const engine = startEngine(setup, createStore({ ...atRest, ...resting(setup) }))
    await engine.open()
    expect(engine.kit.getSnapshot().hasTag('open')).toBe(true)
    engine.close()
    expect(engine.kit.getSnapshot().hasTag('open')).toBe(false)
    engine.stop()
  } finally {
    Reflect.deleteProperty(Object.prototype, 'extend')
  }
})

const throwing = Object.defineProperty({ amount: '1' }, 'to', {
  enumerable: true,
  get() {
    throw new Error('the dApp’s own')
  },
})
const cycle: Record<string, unknown> = { amount: '1' }
cycle.to = cycle

it.each<[string, unknown, string | undefined]>([
  ['a number that is none', { amount: Number.NaN }, '{"amount":"NaN"}'],
  ['one without an end', { amount: Number.POSITIVE_INFINITY }, '{"amount":"Infinity"}'],
  ['a bigint', { amount: 10n }, '{"amount":"10"}'],
  ['a number', { amount: 0.75 }, '{"amount":0.75}'],
  ['nothing of a text', 'harbour.eth', undefined],
  ['nothing of a list', ['harbour.eth'], undefined],
  ['what does not end in itself', cycle, '{"amount":"1"}'],
  ['what does not throw', throwing, '{"amount":"1"}'],
  ['what is not too long', { amount: '1', to: 'x'.repeat(70_000) }, '{"amount":"1"}'],
  ['what JSON has a word for', { amount: '1', to: () => 'x' }, '{"amount":"1"}'],
])('passes on what the dApp requests, as far as it can be read: %s [send-wish]', async (_, wanted, wish) => {
  const setup = setUp({ adapters: [stubAdapter().adapter], networks: [network] })
  const engine = startEngine(setup, createStore({ ...atRest, ...resting(setup) }))
  const send = vi.spyOn(engine.kit, 'send')
  await engine.open(Object.assign<OpenParameters, object>({ view: 'WalletSend' }, { arguments: wanted }))
  expect(send).toHaveBeenCalledWith({ type: 'modal.open', view: 'WalletSend', ...(wish !== undefined && { wish }) })
  engine.stop()
})
