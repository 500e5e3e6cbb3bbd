// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { systemIds } from '../../core/system-ids.ts'
import { toNetwork } from '../../core/to-network.ts'
import { loadedStorage } from '../../tests/support/loaded-storage.ts'
import { fox, network, stubAdapter } from '../../tests/support/stub-adapter.ts'
import { compose } from '../engine/compose.ts'
import { warmUp } from './warm-up.tsx'

// The test controls how long the copy stays.
const { afterPaint } = vi.hoisted(() => ({ afterPaint: vi.fn(async () => undefined) }))
vi.mock('../handle/after-paint.ts', () => ({ afterPaint }))

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  afterPaint.mockClear()
  vi.restoreAllMocks()
})

/** A running kit with a closed modal, as in a page at rest. */
async function closedKit(stub = stubAdapter()) {
  const networks = [toNetwork(network)]
  const track = vi.fn()
  const { machine } = compose({ setup: { adapters: [stub.adapter], networks }, track, storage: loadedStorage() })
  const input = {
    selected: 'eip155:31337' as const,
    requireSupportedNetwork: true,
    namespaces: ['eip155' as const],
    networks,
    reconnectOnMount: false,
    environment: { mobile: false },
    suggestions: undefined,
    debug: false,
    features: { connectorTypeOrder: [], connectMethodsOrder: [], multiWallet: false },
    remembered: { caipNetworkId: null, recents: [], accountTypes: {} },
  }
  const kit = createActor(machine, { systemId: systemIds.kit, input }).start()
  stops.push(() => kit.stop())
  const wallet = kit.system.get(systemIds.wallet('eip155'))
  await vi.waitFor(() => expect(wallet.getSnapshot().context.connectors).toHaveLength(1))
  return { kit, track, stub }
}

/** The rendered content when the copy is painted. */
async function rehearsal(kit: Parameters<typeof warmUp>[0]) {
  const painted = Promise.withResolvers<undefined>()
  afterPaint.mockReturnValueOnce(painted.promise)
  const over = warmUp(kit)
  await vi.waitFor(() => expect(afterPaint).toHaveBeenCalled())
  const place = document.body.lastElementChild
  if (!(place instanceof HTMLElement) || !place.shadowRoot) throw new Error('Nothing is drawn')
  const end = async () => {
    painted.resolve(undefined)
    await over
  }
  return { place, inside: place.shadowRoot, end }
}

it('renders the first view with the page’s wallets, invisible and unreachable, and leaves nothing behind [lazy-rehearsed]', async () => {
  const { kit } = await closedKit()
  const { place, inside, end } = await rehearsal(kit)
  expect(inside.textContent).toContain(fox.name)
  expect([place.inert, place.style.visibility, place.style.contain]).toEqual([true, 'hidden', 'strict'])
  await end()
  expect(document.body.children).toHaveLength(0)
})

it('asks no wallet, emits nothing, and does not change the kit [lazy-rehearsed]', async () => {
  const { kit, track, stub } = await closedKit()
  const [before, asked] = [kit.getSnapshot(), [...stub.calls]]
  await warmUp(kit)
  expect(kit.getSnapshot()).toBe(before)
  expect([stub.calls, track.mock.calls]).toEqual([asked, []])
})

it('fetches no image: a remote one is left empty [lazy-rehearsed] [lazy-closed]', async () => {
  const { kit } = await closedKit(stubAdapter({ connector: { ...fox, icon: 'https://fox.example/icon.png' } }))
  const { inside, end } = await rehearsal(kit)
  const sources = [...inside.querySelectorAll('img')].map(({ src }) => src)
  expect(sources).toEqual([expect.stringMatching(/^data:/)])
  await end()
})

it('does not start once the modal is open [lazy-rehearsed]', async () => {
  const { kit } = await closedKit()
  kit.send({ type: 'modal.open' })
  const drawn = vi.spyOn(Element.prototype, 'attachShadow')
  await warmUp(kit)
  expect(drawn).not.toHaveBeenCalled()
})

it('catches errors inside it [lazy-rehearsed]', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { kit } = await closedKit(stubAdapter({ connector: { ...fox, name: { toString: 1 } as never } }))
  await warmUp(kit)
  expect(document.body.children).toHaveLength(0)
})
