import { describe, expect, it } from 'vitest'
import type { Move, Simulation } from '../../devtools/simulation.ts'
import type { HeadlessEmitted } from '../../machines/headless/chart.ts'
import { drawn } from '../../machines/headless/payloads.ts'
import { offered } from '../../machines/pairing/payloads.ts'
import { explored } from '../explored.ts'
import { scenariosOf } from '../scenarios.ts'
import { reported, send } from './moves.ts'
import { snapshotOf } from './snapshots.ts'
import { startKit } from './start-kit.ts'
import { reports } from './world.ts'

const at = 'headless'

/** A kit for a dApp that draws the wallets itself, the outcomes of its calls, and the calls that are still pending. */
function started(simulation: Simulation = startKit([reported(reports.disconnected), send('headless.start')])) {
  const ended: HeadlessEmitted[] = []
  simulation.find(at)?.on('*', (event) => void ended.push(event))
  const context = () => snapshotOf(simulation, at)?.context
  return {
    simulation,
    ended,
    context,
    play: (...moves: Move[]) => moves.forEach(simulation.play),
    waiting: (): number[] => {
      const { request, attempt, codeCalls } = context() ?? {}
      return [request, attempt].flatMap((each) => each?.call ?? []).concat(codeCalls ?? [])
    },
    /** The settled calls, each with its failure. */
    outcomes: () =>
      ended.flatMap((event) =>
        event.calls.map((call) => [call, event.type === 'call.rejected' ? event.failure.code : 'done']),
      ),
  }
}

const fetches = (call: number, request: object = {}) =>
  send('list.request', at, { call, page: 1, query: '', ...request })
const connects = (call: number, wallet: object) => send('connection.request', at, { call, wallet })
const relay = (event: object): Move => ({ do: 'emit', at: 'pairing/offerPairing', event: Object(event) })
const pairingLoads: Move = { do: 'resolve', at: 'headless/loadPairing' }
const refused = (code: string) => relay({ type: 'pairing.refused', failure: { code } })

describe('every call settles [api-headless-settled]', () => {
  const scenarios = scenariosOf('headless')

  it.each(scenarios.map((scenario) => [scenario.name, scenario] as const))(
    'once, or waits in a state that can end it: %s',
    (_, scenario) => {
      for (const { path } of explored(scenario).situations) {
        const start = path.findIndex((move) => move.do === 'send' && move.event.type === 'headless.start') + 1
        const kit = started(startKit(path.slice(0, start), scenario.input))
        kit.play(...path.slice(start))
        const made = path.flatMap((move) =>
          move.do === 'send' && 'call' in move.event ? [Number(move.event.call)] : [],
        )
        const settled = kit.ended.flatMap(({ calls }) => calls)
        expect([...settled, ...kit.waiting()].sort()).toEqual(made.sort())
        // Whatever still waits is aborted by the dApp, or by a newer search.
        kit.play(send('code.reset', at), send('connection.reset', at), fetches(99))
        expect(kit.waiting()).toEqual([99])
        kit.simulation.stop()
      }
    },
  )

  it('a search that a newer one replaces is aborted, and its answer is ignored', () => {
    const kit = started()
    kit.play(fetches(1, { query: 'har' }))
    const stale = kit.simulation.find('headless/searchWallets')
    kit.play(fetches(2, { query: 'harb' }), {
      do: 'resolve',
      at: 'headless/searchWallets',
      output: [drawn.phone.listed],
    })
    stale?.send({ type: 'xstate.promise.resolve', data: [] })
    expect(kit.outcomes()).toEqual([
      [1, 'request.aborted'],
      [2, 'done'],
    ])
    expect(kit.context()?.wallets).toEqual([drawn.phone.listed])
  })

  it('a wallet is asked for the network that is selected [network-wish]', () => {
    const moves = [reported(reports.disconnected), send('headless.start')]
    const kit = started(startKit(moves, { selected: 'eip155:31338' }))
    kit.play(connects(1, drawn.meadow))
    expect(snapshotOf(kit.simulation, 'wallet:eip155')?.context.request).toMatchObject({
      connectorId: reports.connected.current,
      caipNetworkId: 'eip155:31338',
    })
  })

  it('a call is aborted if the next one asks another wallet', () => {
    const kit = started()
    kit.play(connects(1, drawn.meadow), connects(2, drawn.long))
    expect(kit.outcomes()).toEqual([[1, 'request.aborted']])
    expect(kit.context()?.attempt?.wallet).toBe(drawn.long)
  })

  it.each(['wallet.rejected', 'relay.unreachable'])(
    'a connection by code reports %s, while the code is created and later',
    (code) => {
      const kit = started()
      kit.play(connects(1, drawn.phone), pairingLoads, refused(code))
      kit.play(connects(2, drawn.phone), relay(offered), refused(code))
      expect(kit.outcomes()).toEqual([
        [1, code],
        [2, code],
      ])
      expect(kit.context()?.attempt).toBeNull()
    },
  )

  it('all callers that wait for a code get the same one, or learn that it was reset', () => {
    const kit = started()
    const asks = (call: number) => send('code.request', at, { call })
    kit.play(asks(1), asks(2), pairingLoads, relay(offered), asks(3))
    expect(kit.ended.map((event) => ('uri' in event ? event.uri : event.type))).toEqual([offered.uri, offered.uri])
    kit.play(send('code.reset', at), asks(4), send('code.reset', at))
    expect(kit.outcomes()).toEqual([
      [1, 'done'],
      [2, 'done'],
      [3, 'done'],
      [4, 'request.aborted'],
    ])
  })
})

describe('the wallets of the directory [api-headless]', () => {
  const { listed } = drawn.phone
  const page = (wallets: object[], rest: object): Move => ({
    do: 'resolve',
    at: 'headless/fetchPage',
    output: { wallets, last: false, count: 83, ...rest },
  })

  it('have the directory’s count until the last page has loaded, and then their own', () => {
    const kit = started()
    kit.play(fetches(1), page([listed], {}))
    expect(kit.context()).toMatchObject({ page: 1, count: 83 })
    kit.play(fetches(2, { page: 2 }), page([listed, { ...listed, id: 'other' }], { last: true }))
    expect(kit.context()).toMatchObject({ page: 2, count: 2 })
    expect(kit.context()?.wallets).toEqual([listed, { ...listed, id: 'other' }])
  })
})
