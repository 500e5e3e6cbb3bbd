import type { Namespace } from '../../core/caip.ts'
import { selectedIn } from '../../core/configured-networks.ts'
import { type Connector, currentOf, sameId } from '../../core/connector.ts'
import type { ListedWallet } from '../../core/listed-wallet.ts'
import { systemIds } from '../../core/system-ids.ts'
import { walletRows } from '../../core/wallet-rows.ts'
import type { Event, Move, Simulation } from '../../devtools/simulation.ts'
import type { WalletConnectContext } from '../../machines/wallet-connect/setup.ts'
import type { Sent } from '../../scripts/controls/sheet.ts'
import { folderOf } from '../../scripts/flows/folders.ts'
import { chartOf } from '../../scripts/stories/where.ts'
import { payloads } from '../scenarios.ts'
import { type Shown, shown, shownState } from './shown.ts'
import { connectAt, kitOf, profileAt, walletsOf } from './snapshots.ts'
import { sentIn } from './story-controls.ts'

/** A namespace's wallet chart, as far as its adapter has loaded. */
const walletIn = (simulation: Simulation, namespace: Namespace | null) =>
  walletsOf(simulation).find(({ context }) => context.namespace === namespace)?.context

/** The rows of the list of networks; the selected one cannot be pressed. */
function networkRows(simulation: Simulation): Event[] {
  const { context } = kitOf(simulation)
  const wallet = walletIn(simulation, context.active)
  const current = (wallet && currentOf(wallet)?.caipNetworkId) ?? selectedIn(context, context.active)
  return context.networks
    .filter(({ caipNetworkId }) => caipNetworkId !== current)
    .map(({ caipNetworkId }) => ({ type: 'network.choose', caipNetworkId }))
}

/** The way out of the list of networks while the network is unsupported. */
function leaveRow(simulation: Simulation): Event[] {
  const { active } = kitOf(simulation).context
  const wallet = walletIn(simulation, active)
  const connection = wallet && currentOf(wallet)
  return connection
    ? [{ type: 'account.disconnect', namespace: connection.namespace, connectorId: connection.connectorId }]
    : []
}

/** What the list of the user's wallets offers: switching to each but the active one, and disconnecting each. */
function walletControls(simulation: Simulation, at: string): Event[] {
  const namespace = profileAt(simulation, at)?.context.namespace ?? null
  const { connections = [], current = null } = walletIn(simulation, namespace) ?? {}
  const rows = connections.flatMap(({ connectorId, accounts }): Event[] => [
    ...(connectorId === current
      ? accounts.slice(1).map(({ address }) => ({ type: 'connection.switch', connectorId, address }))
      : [{ type: 'connection.switch', connectorId }]),
    { type: 'connection.disconnect', connectorId },
  ])
  const all: Event[] = connections.length > 1 ? [{ type: 'connections.disconnectAll' }] : []
  return [...rows, ...all, { type: 'wallet.add' }]
}

/** The rows of the page's wallets. */
function walletRowsOf(simulation: Simulation, at: string): Event[] {
  const { environment, remembered } = kitOf(simulation).context
  const only = connectAt(simulation, at)?.context.namespace ?? null
  const wallets = walletsOf(simulation).filter(({ context }) => only === null || context.namespace === only)
  const rows = walletRows(
    wallets.flatMap(({ context }) => context.connectors),
    {
      mobile: environment.mobile,
      recents: remembered.recents,
      connected: wallets.flatMap(({ context }) => currentOf(context) ?? []),
    },
  )
  const inPage = rows.filter(({ type }) => type !== 'WALLET_CONNECT')
  return inPage.map(({ name, options }) => ({ type: 'connector.choose', name, options }))
}

/** The wallets that the directory recommends, once it has answered. */
const recommended = (simulation: Simulation): ListedWallet[] =>
  simulation.find(systemIds.directory)?.getSnapshot().context.recommended ?? []

/** The rows of wallets to get. */
const downloadRows = (simulation: Simulation): Event[] =>
  recommended(simulation).map((wallet) => ({ type: 'nav.push', route: 'Downloads', wallet }))

/** The rows of wallets that are not in the page, and of the link to all wallets. */
function distantRows(simulation: Simulation, at: string): Event[] {
  const list: ListedWallet[] = simulation.find(at)?.getSnapshot().context.wallets ?? []
  if (!connectAt(simulation, at)) return list.map((wallet) => ({ type: 'wallet.choose', wallet, platform: 'qrcode' }))
  const isCode = ({ type }: Connector) => type === 'WALLET_CONNECT'
  if (!walletsOf(simulation).some(({ context }) => context.connectors.some(isCode))) return []
  return [
    { type: 'wallet.choose', platform: 'qrcode' },
    ...recommended(simulation).map((wallet) => ({ type: 'wallet.choose', wallet, platform: 'qrcode' })),
    { type: 'wallets.all' },
  ]
}

/** The namespaces in which the chosen wallet can be connected; one where it is connected cannot be pressed. */
const namespaceRows = (simulation: Simulation, at: string): Event[] =>
  (connectAt(simulation, at)?.context.choice?.options ?? [])
    .filter(({ namespace, connectorId }) => {
      const wallet = walletsOf(simulation).find(({ context }) => context.namespace === namespace)
      return !wallet || !sameId(currentOf(wallet.context)?.connectorId ?? '', connectorId)
    })
    .map(({ namespace }) => ({ type: 'namespace.choose', namespace }))

/** The tabs of a wallet's platforms. */
const platformTabs = (simulation: Simulation, at: string): Event[] => {
  const context: WalletConnectContext | undefined = simulation.find(at)?.getSnapshot().context
  return (context?.platforms ?? []).map((platform) => ({ type: 'platform.choose', platform }))
}

/** The rows of data by the event that a press sends; the payloads beside the chart describe the others. */
const rows: Record<string, (simulation: Simulation, at: string) => Event[]> = {
  'account.disconnect': (simulation) => [{ type: 'account.disconnect' }, ...leaveRow(simulation)],
  'connection.disconnect': walletControls,
  'connection.switch': walletControls,
  'connections.disconnectAll': walletControls,
  'connector.choose': walletRowsOf,
  'namespace.choose': namespaceRows,
  'network.choose': networkRows,
  'platform.choose': platformTabs,
  'wallet.choose': distantRows,
  'wallets.all': distantRows,
  'nav.push': downloadRows,
  'modal.close': () => [{ type: 'modal.close', reason: 'button' }],
}

const carriedBy = ({ type: _, ...carried }: Event) => Object.keys(carried).sort().join()

/** The events that a control can send in a situation: one for each row. */
function eventsOf({ type, carries }: Sent, simulation: Simulation, at: string): Event[] {
  const known = rows[type]?.(simulation, at)
  if (known) return known.filter((event) => event.type === type && carriedBy(event) === carries.join())
  if (carries.length === 0) return [{ type }]
  const folder = folderOf(chartOf(simulation.find(at) ?? simulation.root).id)
  const commands = payloads.get(folder)?.commands?.filter((event) => event.type === type)
  if (!commands || commands.length === 0) throw new Error(`machines/${folder}/payloads.ts has no ${type} for its rows`)
  return commands
}

/** What the controls send. A flow that has ended, and stays on screen while the gate is pending, offers only Close. */
const sentHere = (simulation: Simulation, { actor }: Shown): readonly Sent[] =>
  actor.getSnapshot().status === 'active'
    ? sentIn(shownState(simulation))
    : [{ to: 'kit', type: 'modal.close', carries: ['reason'] }]

/** What a person can do now: press what is rendered and enabled, in the view and in the header. */
export function controls(simulation: Simulation): Move[] {
  const now = shown(simulation)
  if (!now) return []
  const pressed = sentHere(simulation, now).flatMap((sent): Move[] => {
    const at = sent.to === 'kit' ? '' : sent.to.replace(/^flow/, now.at)
    const snapshot = simulation.find(at)?.getSnapshot()
    // What the chart refuses in this situation is not rendered: each story's press proves that [flow-state-controls].
    return eventsOf(sent, simulation, at).flatMap((event) => (snapshot.can(event) ? [{ do: 'send', at, event }] : []))
  })
  const isOther = (move: Move) => !(move.do === 'send' && move.at === '' && move.event.type === 'nav.back')
  return [...pressed.filter(isOther), ...backControl(simulation, now)]
}

/**
 * The header's step back: the flow's own, else the modal's, which the routes below decide and no story of this one
 * does.
 */
function backControl(simulation: Simulation, { at, actor }: Shown): Move[] {
  const event = { type: 'nav.back' } as const
  if (actor.getSnapshot().can(event)) return at === '' ? [{ do: 'send', at, event }] : []
  return kitOf(simulation).can(event) ? [{ do: 'send', at: '', event }] : []
}
