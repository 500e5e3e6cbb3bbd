import type { AnyMachineSnapshot } from 'xstate'
import type { Choice } from '../../machines/connect.ts'
import type { AdapterReport } from '../../machines/ports.ts'
import { registry } from '../../views/registry.ts'
import type { Rehearsal } from '../rehearsal.ts'
import { shown } from './controls.ts'
import { accountAt, connectAt, kitOf, walletOf, walletsOf } from './snapshots.ts'

/** The registry's views by flow, as names. */
export const views: Record<string, object> = registry
const namesOf = (snapshot: AnyMachineSnapshot): object[] => Object.values(snapshot.getMeta()).filter(Boolean)

const isAsking = (status: string) => status === 'connecting' || status === 'activating'

const isAsked = (rehearsal: Rehearsal, choice: Choice | null) =>
  walletsOf(rehearsal).some(
    ({ value, context }) =>
      isAsking(value.status) && context.namespace === choice?.namespace && context.asked === choice.connectorId,
  )

/** What is wrong in a situation, whatever led to it; `report` is what the adapter said last. */
export function faultsOf(rehearsal: Rehearsal, report: AdapterReport): string[] {
  const kit = kitOf(rehearsal)
  const { context, value } = walletOf(rehearsal)
  const now = shown(rehearsal)
  const flow: AnyMachineSnapshot | undefined = now?.actor.getSnapshot()
  const connect = now && connectAt(rehearsal, now.at)
  const account = now && accountAt(rehearsal, now.at)
  const faults: Record<string, boolean> = {
    'the kit has broken': kit.status !== 'active',
    'a flow is shown that has ended': flow !== undefined && flow.status !== 'active',
    'a state names no view, or several': flow !== undefined && namesOf(flow).length !== 1,
    'the kit names no place, or several': now !== undefined && namesOf(kit).length !== 1,
    'there is no such view in the registry': now !== undefined && !(now.view && now.view in (views[now.flow] ?? {})),
    'the wallet chart says other than its adapter':
      JSON.stringify([context.connections, context.current]) !== JSON.stringify([report.connections, report.current]),
    'the kit counts a connection that is not there, or misses one':
      kit.context.connected.includes('eip155') !== report.connections.length > 0,
    'the account is shown, and there is none': now?.view === 'Account' && context.current === null,
    'a person waits for a wallet that nobody asks':
      connect?.matches('requesting') === true && !isAsked(rehearsal, connect.context.choice),
    'a person waits for a disconnection that nobody asks for':
      account?.matches({ shown: { leave: 'leaving' } }) === true && value.status !== 'disconnecting',
    'a person waits for a network that nobody asks for':
      now?.view === 'SwitchNetwork' &&
      !(value.network === 'switching' && context.target === flow?.context.to?.caipNetworkId),
    'a wallet is asked though the modal is closed':
      now === undefined && walletsOf(rehearsal).some((each) => each.value.status === 'connecting'),
  }
  return Object.keys(faults).filter((fault) => faults[fault])
}
