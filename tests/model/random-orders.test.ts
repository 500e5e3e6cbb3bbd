import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sameId } from '../../core/connector.ts'
import { routes } from '../../core/routes.ts'
import type { Event, Move, Simulation } from '../../devtools/simulation.ts'
import type { AdapterReport } from '../../machines/ports.ts'
import { project } from '../../react/store/projection.ts'
import { atRest, createStore } from '../../react/store/store.ts'
import { movesOfWorld } from '../explore.ts'
import { controls } from './controls.ts'
import { invariantViolations } from './invariants.ts'
import { kitOf, wallet } from './snapshots.ts'
import { startKit } from './start-kit.ts'
import { connectors, reports } from './world.ts'

const connection = fc.record({
  connectorId: fc.constantFrom(...Object.values(connectors).map(({ id }) => id)),
  namespace: fc.constant('eip155' as const),
  accounts: fc.uniqueArray(
    fc.constantFrom('0xa', '0xb', '0xc').map((address) => ({ address })),
    {
      minLength: 1,
      selector: ({ address }) => address,
    },
  ),
  caipNetworkId: fc.constantFrom('eip155:31337', 'eip155:31338', 'eip155:5'),
})

/** Anything that an adapter may report: any connections, any of them active, its id in any letter case. */
const report: fc.Arbitrary<AdapterReport> = fc
  .tuple(fc.uniqueArray(connection, { selector: ({ connectorId }) => connectorId }), fc.nat(), fc.boolean())
  .map(([connections, index, shouts]) => {
    const current = connections[index % Math.max(connections.length, 1)]?.connectorId ?? null
    return {
      connectors: reports.connected.connectors,
      connections,
      current: shouts ? (current?.toUpperCase() ?? null) : current,
    }
  })

const all = Object.keys(routes)
const calls: Event[] = [
  { type: 'modal.open' },
  ...all.map((view) => ({ type: 'modal.open', view })),
  { type: 'modal.close', reason: 'api' },
  ...all.flatMap((route) => ['nav.push', 'nav.replace'].map((type) => ({ type, route }))),
  { type: 'nav.back' },
  { type: 'account.disconnect' },
  { type: 'account.disconnect', namespace: 'eip155' },
  ...['eip155:31337', 'eip155:31338', 'eip155:1'].flatMap((caipNetworkId) =>
    ['network.choose', 'network.switch'].map((type) => ({ type, caipNetworkId })),
  ),
]

// Here the adapter decides what these report, and they end only with the kit.
const channels = new Set(['tracker', 'connectionStorage', `${wallet}/watchWallet`])

/** A choice among all possible moves, and a report for when the adapter speaks. */
type Happening = typeof happening extends fc.Arbitrary<infer H> ? H : never
const happening = fc.record({ who: fc.constantFrom('person', 'dapp', 'world', 'adapter'), index: fc.nat(), report })

function moveOf(simulation: Simulation, { who, index, report: said }: Happening): Move | undefined {
  const reported: Move = { do: 'emit', at: `${wallet}/watchWallet`, event: { type: 'wallet.reported', report: said } }
  const moves: Record<string, () => Move[]> = {
    person: () => controls(simulation),
    dapp: () => calls.map((event) => ({ do: 'send', at: '', event })),
    world: () => movesOfWorld(simulation).filter(({ at }) => !channels.has(at)),
    adapter: () => [reported],
  }
  const possible = moves[who]?.() ?? []
  return possible[index % Math.max(possible.length, 1)]
}

/** A kit's public store, as the hooks read it. */
function publicStore(simulation: Simulation) {
  const store = createStore(atRest)
  project(simulation.root, store, {
    recents: () => [],
    definitions: () => [],
    provider: () => undefined,
    defaultAccountTypes: undefined,
  })
  return store
}

it('the kit is valid after every step, in whatever order events happen, and leaves nothing behind', () => {
  fc.assert(
    fc.property(fc.array(happening, { maxLength: 60, size: 'max' }), fc.boolean(), (happenings, late) => {
      const simulation = startKit([], {}, late)
      const store = publicStore(simulation)
      let last: AdapterReport = reports.empty
      for (const each of happenings) {
        const move = moveOf(simulation, each)
        if (!move) continue
        simulation.play(move)
        if (each.who === 'adapter') last = each.report

        expect(invariantViolations(simulation, last)).toEqual([])
        const { status, accounts, networks } = store.get()
        const active = last.connections.find(({ connectorId }) => sameId(connectorId, last.current ?? ''))
        expect(status).toBe(kitOf(simulation).hasTag('open') ? 'open' : 'closed')
        expect(accounts.eip155?.address).toBe(active?.accounts[0]?.address)
        if (active) expect(networks.eip155?.caipNetwork?.caipNetworkId).toBe(active.caipNetworkId)
        expect(accounts.eip155?.status === 'disconnected' && active !== undefined).toBe(false)
      }
      simulation.stop()
      expect(simulation.working()).toEqual([])
      expect(simulation.timers()).toEqual([])
    }),
    { numRuns: 300 },
  )
})
