import type { SnapshotFrom } from 'xstate'
import type { Simulation } from '../../devtools/simulation.ts'
import type { kitMachine } from '../../machines/kit/index.ts'
import type { PendingRequest } from '../../machines/wallet/setup.ts'
import { kitOf, walletsOf } from './snapshots.ts'

type Kit = SnapshotFrom<typeof kitMachine>
type Wallet = ReturnType<typeof walletsOf>[number]

/** A context field that belongs to a state: what it is, and the state in which it may have a value. */
type Row = readonly [field: string, is: unknown, expected: unknown]

const ofKit = (kit: Kit, wallets: readonly Wallet[]): Row[] => {
  const { context } = kit
  const isAsked = kit.matches({ gate: { guarded: 'required' } }) || kit.matches({ gate: { guarded: 'optional' } })
  const trying = wallets.filter((each) => !each.matches({ restore: 'done' })).map((each) => each.context.namespace)
  return [
    ['gateTask', context.gateTask !== null, isAsked],
    ['deferred', context.deferred !== null, kit.matches({ deferral: 'waiting' })],
    ['pendingConnection', context.pendingConnection !== null, kit.matches({ pendingConnection: 'activating' })],
    ['pendingNetwork', context.pendingNetwork !== null, !kit.matches({ pendingNetwork: 'idle' })],
    ['unsupported', context.unsupported !== null, kit.matches({ networkSupport: 'unsupported' })],
    ['stack', context.stack.length > 0, !kit.matches({ modal: 'closed' })],
    ['active', context.active !== null, context.namespaces.length > 0],
    ['restoring', [...context.restoring].sort(), trying.sort()],
    ['sharing', context.sharing.every((each) => context.namespaces.includes(each)), true],
  ]
}

const requests: Readonly<Record<Wallet['value']['status'], PendingRequest['type']>> = {
  settling: 'none',
  reconnecting: 'none',
  connected: 'none',
  disconnected: 'none',
  connecting: 'connect',
  activatingForConnect: 'connect',
  activating: 'activate',
  disconnecting: 'disconnect',
}

const ofWallet = ({ context, value }: Wallet): Row[] => [
  [`request of ${context.namespace}`, context.request.type, requests[value.status]],
  [
    `pendingNetwork of ${context.namespace}`,
    context.pendingNetwork.type,
    value.network === 'switching' ? 'switch' : 'none',
  ],
]

/** The fields of the kit's and the wallets' contexts that have a value outside of their state, or none in it. */
export function misplacedData(simulation: Simulation): string[] {
  const [kit, wallets] = [kitOf(simulation), walletsOf(simulation)]
  return [...ofKit(kit, wallets), ...wallets.flatMap(ofWallet)]
    .filter(([, is, expected]) => JSON.stringify(is) !== JSON.stringify(expected))
    .map(([field, is, expected]) => `${field} is ${JSON.stringify(is)}, not ${JSON.stringify(expected)}`)
}
