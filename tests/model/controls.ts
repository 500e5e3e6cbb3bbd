import type { AnyActorRef } from 'xstate'
import type { Namespace } from '../../core/caip.ts'
import { sameId } from '../../core/connector.ts'
import { walletRows } from '../../core/wallet-rows.ts'
import type { Event, Move, Rehearsal } from '../../devtools/rehearsal.ts'
import { flowOf, viewOf } from '../../machines/contract.ts'
import { selectedIn } from '../../machines/kit-terms.ts'
import type { WalletConnectContext } from '../../machines/wallet-connect-setup.ts'
import { currentOf } from '../../machines/wallet-facts.ts'
import { connectAt, kitOf, onTop, profileAt, walletsOf } from './snapshots.ts'

/** What is on screen: the actor whose state names the view, the flow it belongs to, and the view. */
export interface Shown {
  at: string
  actor: AnyActorRef
  flow: string
  view: string | undefined
}

/** The events that the controls of each view send (`views/`); a control is enabled where its chart takes the event. */
const controlsOfViews: Record<string, Event[]> = {
  Connect: [{ type: 'wallet.get' }, { type: 'help.open' }],
  ConnectingMultiChain: [],
  ConnectingExternal: [{ type: 'connector.retry' }, { type: 'wallet.get' }],
  Account: [
    { type: 'address.copy' },
    { type: 'balance.retry' },
    { type: 'account.disconnect' },
    { type: 'networks.open' },
    { type: 'wallets.open' },
  ],
  Arriving: [],
  ConnectingWalletConnect: [
    { type: 'link.open' },
    { type: 'link.copy' },
    { type: 'connector.retry' },
    { type: 'wallet.get' },
    { type: 'wallet.another' },
  ],
  GetWallet: [],
  Networks: [{ type: 'help.open' }],
  SwitchActiveChain: [{ type: 'network.connect' }],
  SwitchNetwork: [],
  Unavailable: [{ type: 'flow.retry' }],
  UnsupportedChain: [],
  WhatIsANetwork: [],
  WhatIsAWallet: [{ type: 'wallet.get' }],
}

/** What is on screen; undefined while the modal is closed. */
export function shown(rehearsal: Rehearsal): Shown | undefined {
  const kit = kitOf(rehearsal)
  if (!kit.hasTag('open')) return undefined
  const flow = flowOf(kit)
  const at = flow === undefined ? '' : onTop(rehearsal)
  const actor = rehearsal.find(at)
  if (!actor) throw new Error(`Nothing runs at "${at}", which hosts ${flow}`)
  return { at, actor, flow: flow ?? 'kit', view: viewOf(actor.getSnapshot()) }
}

/** The wallet chart of a namespace, as far as its adapter is there. */
const walletIn = (rehearsal: Rehearsal, namespace: Namespace) =>
  walletsOf(rehearsal).find(({ context }) => context.namespace === namespace)?.context

/** The rows of the list of networks; the selected one cannot be pressed. */
function networkRows(rehearsal: Rehearsal): Event[] {
  const { context } = kitOf(rehearsal)
  const wallet = walletIn(rehearsal, context.active)
  const current = (wallet && currentOf(wallet)?.caipNetworkId) ?? selectedIn(context, context.active)
  return context.networks
    .filter(({ caipNetworkId }) => caipNetworkId !== current)
    .map(({ caipNetworkId }) => ({ type: 'network.choose', caipNetworkId }))
}

/** The way out of the list of networks that the app does not work without. */
function leaveRow(rehearsal: Rehearsal): Event[] {
  const { active } = kitOf(rehearsal).context
  const wallet = walletIn(rehearsal, active)
  const connection = wallet && currentOf(wallet)
  return connection ? [{ type: 'account.disconnect', namespace: active, connectorId: connection.connectorId }] : []
}

/** What the list of one's wallets offers: each but the active one can be switched to, and each disconnected. */
function walletControls(rehearsal: Rehearsal, at: string): Event[] {
  const namespace = profileAt(rehearsal, at)?.context.namespace ?? 'eip155'
  const { connections = [], current = null } = walletIn(rehearsal, namespace) ?? {}
  const rows = connections.flatMap(({ connectorId, accounts }): Event[] => [
    ...(connectorId === current
      ? accounts.slice(1).map(({ address }) => ({ type: 'connection.switch', connectorId, address }))
      : [{ type: 'connection.switch', connectorId }]),
    { type: 'connection.disconnect', connectorId },
  ])
  const all: Event[] = connections.length > 1 ? [{ type: 'connections.disconnectAll' }] : []
  return [...rows, ...all, { type: 'wallet.add' }]
}

/** The rows of the list of wallets. */
function walletRowsOf(rehearsal: Rehearsal, at: string): Event[] {
  const { environment, remembered } = kitOf(rehearsal).context
  const only = connectAt(rehearsal, at)?.context.namespace ?? null
  const wallets = walletsOf(rehearsal).filter(({ context }) => only === null || context.namespace === only)
  const rows = walletRows(
    wallets.flatMap(({ context }) => context.connectors),
    {
      mobile: environment.mobile,
      recents: remembered.recents,
      connected: wallets.flatMap(({ context }) => currentOf(context) ?? []),
    },
  )
  return rows.map(({ name, ways }) => ({ type: 'connector.choose', name, ways }))
}

/** The namespaces that the chosen wallet can be connected to; one where it is connected cannot be pressed. */
const namespaceRows = (rehearsal: Rehearsal, at: string): Event[] =>
  (connectAt(rehearsal, at)?.context.choice?.ways ?? [])
    .filter(({ namespace, connectorId }) => {
      const wallet = walletsOf(rehearsal).find(({ context }) => context.namespace === namespace)
      return !wallet || !sameId(currentOf(wallet.context)?.connectorId ?? '', connectorId)
    })
    .map(({ namespace }) => ({ type: 'namespace.choose', namespace }))

/** The tabs of a wallet's platforms. */
const platformTabs = (rehearsal: Rehearsal, at: string): Event[] => {
  const context: WalletConnectContext | undefined = rehearsal.find(at)?.getSnapshot().context
  return (context?.platforms ?? []).map((platform) => ({ type: 'platform.choose', platform }))
}

/** The rows of the views that have some. */
const rowsOfViews: Record<string, (rehearsal: Rehearsal, at: string) => Event[]> = {
  Connect: walletRowsOf,
  ConnectingMultiChain: namespaceRows,
  ConnectingWalletConnect: platformTabs,
  Networks: networkRows,
  ProfileWallets: walletControls,
  UnsupportedChain: (rehearsal) => [...networkRows(rehearsal), ...leaveRow(rehearsal)],
}

/** What a person can do now: press what is rendered and enabled, in the view and in the header. */
export function controls(rehearsal: Rehearsal): Move[] {
  const now = shown(rehearsal)
  if (!now) return []
  const { at, actor, view } = now
  const kit = kitOf(rehearsal)
  const goesBack = at !== '' && actor.getSnapshot().can({ type: 'nav.back' })
  const rows = rowsOfViews[view ?? '']?.(rehearsal, at) ?? []
  const pressed = [...(controlsOfViews[view ?? ''] ?? []), ...rows].filter((event) => actor.getSnapshot().can(event))
  const header: Event[] = [{ type: 'modal.close', reason: 'button' }]
  if (kit.context.stack.length > 1 || goesBack) header.push({ type: 'nav.back' })
  return [
    ...pressed.map((event): Move => ({ do: 'send', at, event })),
    ...header.map((event): Move => ({ do: 'send', at: '', event })),
  ]
}
