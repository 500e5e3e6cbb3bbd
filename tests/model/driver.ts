import type { InspectionEvent } from 'xstate'
import type { CaipNetworkId } from '../../core/caip.ts'
import type { Connection } from '../../core/connector.ts'
import type { Route } from '../../core/routes.ts'
import type { Event, Move } from '../../devtools/simulation.ts'
import type { KitEmitted, KitEvent, KitInput } from '../../machines/kit/index.ts'
import type { AdapterReport, OtherTabEvent, StorageCommand } from '../../machines/ports.ts'
import type { Track, WalletCommand } from '../../machines/system.ts'
import { shown } from './shown.ts'
import { accountAt, connectAt, kitOf, onTop, solanaWallet, wallet, walletOf } from './snapshots.ts'
import { startKit } from './start-kit.ts'
import type { connectors } from './world.ts'

/** Drives a simulated kit: what can be sent to it and read from it, in the words of the rules. */
export function createDriver(input: Partial<KitInput> = {}) {
  const simulation = startKit([], input)
  const emitted: KitEmitted[] = []
  const remembered: StorageCommand[] = []
  const tracked: Track[] = []
  simulation.root.on('*', (event: KitEmitted) => void emitted.push(event))
  simulation.root.system.inspect((happening: InspectionEvent) => {
    if (happening.type !== '@xstate.event' || !('id' in happening.actorRef)) return
    if (isStorageCommand(happening.event)) remembered.push(happening.event)
    // An event for an actor that does not exist goes to the chart itself.
    if (isTrack(happening.event) && happening.actorRef === simulation.find('tracker')) tracked.push(happening.event)
  })
  const play = (...moves: Move[]) => moves.forEach(simulation.play)
  const send = (at: string) => (event: Event) => play({ do: 'send', at, event })
  const port = (at: string) => ({
    answers: (output?: unknown) => play({ do: 'resolve', at, output }),
    fails: (code: string) => play({ do: 'reject', at, code }),
  })
  const kit = (event: KitEvent) => send('')(event)
  return {
    simulation,
    play,
    emitted,
    /** What was written to the connection storage. */
    remembered: () => remembered.filter(({ type }) => type !== 'storage.network'),
    /** The networks that were written to it, in order. */
    networks: () =>
      remembered.flatMap((command) => (command.type === 'storage.network' ? [command.caipNetworkId] : [])),
    tracked,
    kit,
    open: (view?: Route) => send('')({ type: 'modal.open', ...(view && { view }) }),
    close: () => kit({ type: 'modal.close', reason: 'button' }),
    /** Presses Back in the header: the flow on top handles it if it can, else the modal. */
    back: () => {
      const flow = onTop(simulation)
      const isOfFlow = simulation.find(flow)?.getSnapshot().can({ type: 'nav.back' })
      send(isOfFlow ? flow : '')({ type: 'nav.back' })
    },
    push: (route: Route) => kit({ type: 'nav.push', route }),
    top: (event: Event) => send(onTop(simulation))(event),
    choose: ({ id, name, namespace }: (typeof connectors)[keyof typeof connectors]) =>
      send(onTop(simulation))({ type: 'connector.choose', name, options: [{ namespace, connectorId: id }] }),
    disconnect: () => kit({ type: 'account.disconnect' }),
    disconnectOne: (connectorId: string) => kit({ type: 'account.disconnect', namespace: 'eip155', connectorId }),
    reports: (report: AdapterReport) =>
      play({ do: 'emit', at: `${wallet}/watchWallet`, event: { type: 'wallet.reported', report } }),
    /** What another tab has done, as the connection storage reports it. */
    elsewhere: (event: OtherTabEvent) => play({ do: 'emit', at: 'connectionStorage', event }),
    toWallet: (event: WalletCommand) => send(wallet)(event),
    request: port(`${wallet}/requestConnection`),
    activation: port(`${wallet}/activateConnection`),
    /** The wallet of the second namespace. */
    secondNamespace: {
      reports: (report: AdapterReport) =>
        play({ do: 'emit', at: `${solanaWallet}/watchWallet`, event: { type: 'wallet.reported', report } }),
      request: port(`${solanaWallet}/requestConnection`),
      stored: port(`${solanaWallet}/reconnect/readStored`),
    },
    /** The adapter, which is asked for the balance. */
    balance: port('balance:eip155/fetchBalance'),
    ending: port(`${wallet}/endConnection`),
    asked: port(`${wallet}/requestNetwork`),
    pick: (caipNetworkId: CaipNetworkId) => kit({ type: 'network.choose', caipNetworkId }),
    stored: port(`${wallet}/reconnect/readStored`),
    attempt: port(`${wallet}/reconnect/tryConnector`),
    answer: (name: string) => port(`${onTop(simulation)}/${name}`),
    /** Fires the one delay of that name, wherever it runs. */
    elapses: (name: string) => {
      const timer = simulation.timers().find((each) => each.timer.startsWith(`xstate.after.${name}.`))
      if (!timer) throw new Error(`No delay ${name} is running`)
      play({ do: 'fire', ...timer })
    },
    waits: (name: string) => simulation.timers().some((each) => each.timer.startsWith(`xstate.after.${name}.`)),
    works: (src: string) => simulation.working().some((each) => each.src === src),
    isOpen: () => kitOf(simulation).hasTag('open'),
    routes: () => kitOf(simulation).context.stack.map(({ route }) => route),
    view: () => shown(simulation)?.view,
    status: () => walletOf(simulation).value.status,
    connections: (): readonly Connection[] => walletOf(simulation).context.connections,
    current: () => walletOf(simulation).context.current,
    connect: () => connectAt(simulation, onTop(simulation)),
    account: () => accountAt(simulation, onTop(simulation)),
  }
}

const isStorageCommand = (event: { type: string }): event is StorageCommand => event.type.startsWith('storage.')
const isTrack = (event: { type: string }): event is Track => event.type === 'track'
