import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Namespace } from '../../core/caip.ts'
import { shownNamespaces } from '../../core/configured-networks.ts'
import { type Connection, isShared, sameId } from '../../core/connector.ts'
import { routes, rowOf } from '../../core/routes.ts'
import { routeId } from '../../core/system-ids.ts'
import type { Event, Move, Simulation } from '../../devtools/simulation.ts'
import type { AdapterReport } from '../../machines/ports.ts'
import { project } from '../../react/store/projection.ts'
import { accountIn, atRest, createStore, networkIn } from '../../react/store/store.ts'
import { movesOfWorld } from '../explore.ts'
import { controls } from './controls.ts'
import { describeMove } from './describe-move.ts'
import { views } from './invariants.ts'
import { shown } from './shown.ts'
import { kitOf, walletsOf } from './snapshots.ts'
import { startKit } from './start-kit.ts'
import { connectors, singleWallet, solanaConnectors, twoNamespaces } from './world.ts'

const namespaces = ['eip155', 'solana'] as const
const lists = { eip155: Object.values(connectors), solana: solanaConnectors }
const networks = {
  eip155: ['eip155:31337', 'eip155:31338', 'eip155:5'],
  solana: ['solana:sandbox', 'solana:elsewhere'],
} as const

/** Anything that a namespace's adapter may report: any connections, any of them active, its id in any letter case. */
const reportOf = (namespace: (typeof namespaces)[number]): fc.Arbitrary<AdapterReport> => {
  const connection: fc.Arbitrary<Connection> = fc.record({
    connectorId: fc.constantFrom(...lists[namespace].map(({ id }) => id)),
    namespace: fc.constant(namespace),
    accounts: fc.uniqueArray(
      fc.constantFrom('0xa', '0xb').map((address) => ({ address })),
      { minLength: 1, selector: ({ address }) => address },
    ),
    caipNetworkId: fc.constantFrom(...networks[namespace]),
  })
  return fc
    .tuple(fc.uniqueArray(connection, { selector: ({ connectorId }) => connectorId }), fc.nat(), fc.boolean())
    .map(([connections, index, shouts]) => {
      const current = connections[index % Math.max(connections.length, 1)]?.connectorId ?? null
      return {
        connectors: lists[namespace],
        connections,
        current: shouts ? (current?.toUpperCase() ?? null) : current,
      }
    })
}

const all = twoNamespaces.networks ?? []
const ids = [...networks.eip155, ...networks.solana]
const calls: Event[] = [
  { type: 'modal.open' },
  ...namespaces.map((namespace) => ({ type: 'modal.open', namespace })),
  ...Object.keys(routes).flatMap((route) => [
    { type: 'modal.open', view: route },
    ...['nav.push', 'nav.replace'].map((type) => ({ type, route })),
  ]),
  { type: 'modal.close', reason: 'api' },
  { type: 'nav.back' },
  { type: 'account.disconnect' },
  ...namespaces.map((namespace) => ({ type: 'account.disconnect', namespace })),
  ...namespaces.flatMap((namespace) =>
    lists[namespace].flatMap(({ id }) => [
      { type: 'account.disconnect', namespace, connectorId: id },
      { type: 'connection.switch', namespace, connectorId: id },
    ]),
  ),
  ...ids.flatMap((caipNetworkId) => ['network.choose', 'network.switch'].map((type) => ({ type, caipNetworkId }))),
  ...[all, all.slice(1), all.slice(0, 2), all.slice(2)].map((some) => ({ type: 'networks.changed', networks: some })),
  ...namespaces.flatMap((namespace) => [
    { type: 'adapter.added', namespace },
    { type: 'adapter.removed', namespace },
  ]),
]
const elsewhere: Event[] = [
  ...ids.map((caipNetworkId) => ({ type: 'otherTab.network', caipNetworkId })),
  ...namespaces.flatMap((namespace) =>
    lists[namespace].map(({ id }) => ({ type: 'otherTab.disconnected', namespace, connectorId: id })),
  ),
]

// Here the adapters and the other tab decide what these report, and they end only with the kit.
const isChannel = ({ at }: Move) => at === 'tracker' || at === 'connectionStorage' || at.endsWith('/watchWallet')

type Happening = typeof happening extends fc.Arbitrary<infer H> ? H : never
const happening = fc.record({
  who: fc.constantFrom('person', 'person', 'dapp', 'world', 'world', 'eip155', 'solana', 'tab'),
  index: fc.nat(),
  eip155: reportOf('eip155'),
  solana: reportOf('solana'),
})

const watchOf = (namespace: Namespace) => `wallet:${namespace}/watchWallet`

function moveOf(simulation: Simulation, { who, index, ...reports }: Happening): Move | undefined {
  const tells = (namespace: (typeof namespaces)[number]): Move[] =>
    simulation.find(watchOf(namespace))
      ? [{ do: 'emit', at: watchOf(namespace), event: { type: 'wallet.reported', report: reports[namespace] } }]
      : []
  const moves: Record<string, () => Move[]> = {
    person: () => controls(simulation),
    dapp: () => calls.map((event) => ({ do: 'send', at: '', event })),
    world: () => movesOfWorld(simulation).filter((move) => !isChannel(move)),
    tab: () => elsewhere.map((event) => ({ do: 'emit', at: 'connectionStorage', event })),
    eip155: () => tells('eip155'),
    solana: () => tells('solana'),
  }
  const possible = moves[who]?.() ?? []
  return possible[index % Math.max(possible.length, 1)]
}

/** What is wrong in a situation, whatever led to it. */
function faults(simulation: Simulation, said: Partial<Record<Namespace, AdapterReport>>): string[] {
  const kit = kitOf(simulation)
  const { context } = kit
  const now = shown(simulation)
  const flow = now?.actor.getSnapshot()
  const wallets = walletsOf(simulation)
  const connected = wallets.filter(({ context: { connections } }) => connections.length > 0)
  const found: Record<string, boolean> = {
    'the kit has broken': kit.status !== 'active',
    'a wallet chart has broken': wallets.some(({ status }) => status !== 'active'),
    'a flow is shown that has ended': flow !== undefined && flow.status !== 'active',
    'there is no such view in the registry': now !== undefined && !(now.view && now.view in (views[now.flow] ?? {})),
    'a wallet chart says other than its adapter': wallets.some(({ context: { namespace, connections, current } }) => {
      const report = said[namespace]
      return (
        JSON.stringify([connections, current]) !== JSON.stringify([report?.connections ?? [], report?.current ?? null])
      )
    }),
    'the kit counts a namespace that is not connected, or misses one':
      JSON.stringify(connected.map((each) => each.context.namespace).sort()) !==
      JSON.stringify(context.connections.map(({ namespace }) => namespace).sort()),
    'a namespace without an adapter is the active one':
      context.active === null ? context.namespaces.length > 0 : !context.namespaces.includes(context.active),
    'a route is open that needs a connection, and there is none':
      now !== undefined &&
      rowOf(context.stack.at(-1)?.route ?? 'Connect').needs?.includes('connection') === true &&
      context.connections.length === 0,
    'the stack is empty while the modal is open or leaving, or full while it is closed':
      kit.matches({ modal: 'closed' }) !== (context.stack.length === 0),
    'a flow lives without its route': Object.keys(kit.children).some(
      (id) => id.startsWith('route:') && !context.stack.some((entry) => routeId(entry) === id),
    ),
    'an adapter is watched twice, or not at all':
      simulation.working().filter(({ src }) => src === 'watchWallet').length +
        wallets.filter((each) => each.matches({ link: 'lost' })).length !==
      context.namespaces.length,
    // A phone that has approved is not asked again: its session is adopted wherever the modal is.
    'a wallet is asked though the modal is closed':
      now === undefined &&
      wallets.some(
        ({ value, context: { request } }) =>
          value.status === 'connecting' && request.type === 'connect' && !isShared(request.connectorId),
      ),
  }
  return Object.keys(found).filter((fault) => found[fault])
}

it.each([
  ['several wallets at once', {}],
  ['one wallet at a time', singleWallet],
])('with %s, every order of events leaves one consistent active account, and nothing behind', (_, input) => {
  fc.assert(
    fc.property(fc.array(happening, { maxLength: 60, size: 'max' }), fc.boolean(), (happenings, late) => {
      const simulation = startKit([], { ...twoNamespaces, ...input }, late)
      const store = createStore(atRest)
      project(simulation.root, store, {
        recents: () => [],
        definitions: () => [],
        provider: () => undefined,
        defaultAccountTypes: undefined,
      })
      const said: Partial<Record<Namespace, AdapterReport>> = {}
      const path: string[] = []
      for (const each of happenings) {
        const move = moveOf(simulation, each)
        if (!move) continue
        simulation.play(move)
        path.push(describeMove(move))
        if (each.who === 'eip155' || each.who === 'solana') said[each.who] = each[each.who]
        for (const namespace of namespaces)
          if (!kitOf(simulation).context.namespaces.includes(namespace)) delete said[namespace]

        expect(faults(simulation, said), path.join('\n')).toEqual([])
        const { context } = kitOf(simulation)
        const state = store.get()
        const report = context.active ? said[context.active] : undefined
        const active = report?.connections.find(({ connectorId }) => sameId(connectorId, report.current ?? ''))
        expect(state.active).toBe(context.active ?? undefined)
        expect(accountIn(state)?.address).toBe(active?.accounts[0]?.address)
        if (active) expect(networkIn(state)?.caipNetworkId).toBe(active.caipNetworkId)
        expect(shownNamespaces(context).every((namespace) => context.namespaces.includes(namespace))).toBe(true)
      }
      simulation.stop()
      expect(simulation.working()).toEqual([])
      expect(simulation.timers()).toEqual([])
    }),
    { numRuns: 600 },
  )
})
