import type { AnyMachineSnapshot } from 'xstate'
import { isShared } from '../../core/connector.ts'
import type { Move, Simulation } from '../../devtools/simulation.ts'
import type { Choice } from '../../machines/connect/chart.ts'
import type { AdapterReport } from '../../machines/ports.ts'
import { requestedNetwork } from '../../machines/wallet/setup.ts'
import { registry } from '../../views/registry.ts'
import { shown } from './shown.ts'
import { accountAt, connectAt, kitOf, profileAt, wallet, walletOf, walletsOf } from './snapshots.ts'
import { misplacedData } from './state-data.ts'
import { reports } from './world.ts'

/** The names of the registry's views, by flow. */
export const views: Record<string, object> = registry
/** The views or flows that a snapshot's states name; a state and its descendants may name the same one. */
const namesOf = (snapshot: AnyMachineSnapshot): unknown[] => {
  const metas: ({ view?: string; flow?: string } | undefined)[] = Object.values(snapshot.getMeta())
  return [...new Set(metas.flatMap((meta) => meta?.view ?? meta?.flow ?? []))]
}

const isAsked = (simulation: Simulation, choice: Choice | null) =>
  walletsOf(simulation).some(
    ({ context: { namespace, request } }) =>
      request.type === 'connect' && namespace === choice?.namespace && request.connectorId === choice.connectorId,
  )

/** What is wrong in a situation, whatever led to it; `report` is the adapter's last report. */
export function invariantViolations(simulation: Simulation, report: AdapterReport): string[] {
  const kit = kitOf(simulation)
  const { context, value } = walletOf(simulation)
  const now = shown(simulation)
  const flow: AnyMachineSnapshot | undefined = now?.actor.getSnapshot()
  const connect = now && connectAt(simulation, now.at)
  const account = now && accountAt(simulation, now.at)
  const wallets = now && profileAt(simulation, now.at)
  const faults: Record<string, boolean> = {
    'the kit has broken': kit.status !== 'active',
    'a flow is shown that has ended': flow !== undefined && flow.status !== 'active',
    'a state names no view, or several': flow !== undefined && namesOf(flow).length !== 1,
    'the kit names no route, or several': now !== undefined && namesOf(kit).length !== 1,
    'there is no such view in the registry': now !== undefined && !(now.view && now.view in (views[now.flow] ?? {})),
    'the wallet chart says other than its adapter':
      JSON.stringify([context.connections, context.current]) !== JSON.stringify([report.connections, report.current]),
    'the kit counts a connection that is not there, or misses one':
      kit.context.connections.some(({ namespace }) => namespace === 'eip155') !== report.connections.length > 0,
    'the account is shown, and there is none': now?.view === 'Account' && context.current === null,
    'the user waits for a wallet that is not asked':
      connect?.matches('requesting') === true && !isAsked(simulation, connect.context.choice),
    'the user waits for a disconnection that is not requested':
      account?.matches({ shown: { leave: 'leaving' } }) === true && value.status !== 'disconnecting',
    'the user waits for a network that is not requested':
      now?.view === 'SwitchNetwork' &&
      !(value.network === 'switching' && requestedNetwork(context.pendingNetwork) === flow?.context.to?.caipNetworkId),
    'the user waits for a switch that is not requested':
      wallets?.matches({ shown: { act: 'switching' } }) === true && value.status !== 'activating',
    'the user waits among the wallets for a disconnection that is not requested':
      wallets?.hasTag('busy') === true &&
      !wallets.matches({ shown: { act: 'switching' } }) &&
      context.request.type !== 'disconnect',
    'the wallets are shown, and there is none': wallets !== undefined && context.connections.length === 0,
    'a wallet is asked though the modal is closed':
      now === undefined &&
      walletsOf(simulation).some(
        ({ value: { status }, context: { request } }) =>
          status === 'connecting' && request.type === 'connect' && !isShared(request.connectorId),
      ),
  }
  return [...Object.keys(faults).filter((fault) => faults[fault]), ...misplacedData(simulation)]
}

const isReport = (move: Move) => move.do === 'emit' && move.at === `${wallet}/watchWallet`

function lastReport(path: Move[]): AdapterReport {
  const move = path.findLast(isReport)
  const known = Object.values(reports).find((report) => move?.do === 'emit' && move.event.report === report)
  return known ?? reports.empty
}

/** What is wrong in a situation that a path led to. */
export function violationsAfter(simulation: Simulation, path: Move[]): string[] {
  const routes = kitOf(simulation).context.stack.map(({ route }) => route)
  const twice = new Set(routes).size < routes.length ? ['the same route is on the stack twice'] : []
  return [...invariantViolations(simulation, lastReport(path)), ...twice]
}
