import { currentOf } from '../../core/connector.ts'
import { routeId, systemIds } from '../../core/system-ids.ts'
import type { Move, Simulation } from '../../devtools/simulation.ts'
import type { Choice } from '../../machines/connect/chart.ts'
import type { KitEvent } from '../../machines/kit/index.ts'
import type { PairingReport } from '../../machines/ports.ts'
import { disconnectQueue, requestedConnector } from '../../machines/wallet/setup.ts'
import { tellProgress } from '../progress.ts'
import { controls } from './controls.ts'
import { type Shown, shown } from './shown.ts'
import { kitOf, walletsOf } from './snapshots.ts'
import { startKit } from './start-kit.ts'
import type { Initiator, SystemScenario } from './system-scenarios.ts'
import { granted, reports } from './world.ts'

export interface Step {
  by: Initiator
  move: Move
  to: Situation
}

/**
 * A situation of the kit with its wallet and its flows, the shortest path to it, and everything that can happen then.
 */
export interface Situation {
  key: string
  path: Move[]
  shown: Pick<Shown, 'flow' | 'view'> | undefined
  /** Whether nothing is going on: no request, no reconnection. */
  resting: boolean
  /** What is wrong with it, whatever happens next. */
  faults: string[]
  steps: Step[]
}

const answers: Record<string, { outputs: unknown[]; codes: string[] }> = {
  requestConnection: {
    outputs: [granted],
    codes: ['wallet.rejected', 'wallet.pending', 'wallet.notInstalled', 'wallet.badAccount', 'unheard-of'],
  },
  endConnection: { outputs: [undefined], codes: ['wallet.disconnectFailed'] },
  readStored: { outputs: [[], [granted.connectorId]], codes: ['unheard-of'] },
  tryConnector: { outputs: [null], codes: ['connector.missing'] },
  activateConnection: { outputs: [undefined], codes: ['wallet.notConnected'] },
  requestNetwork: { outputs: [undefined], codes: ['wallet.rejected'] },
  loadFlow: { outputs: [undefined], codes: ['engine.failed'] },
  openLink: { outputs: [true, false], codes: ['link.failed'] },
  persistLink: { outputs: [undefined], codes: ['unheard-of'] },
  fetchBalance: { outputs: [{ value: '1', decimals: 0, symbol: 'ETH' }], codes: ['rpc.failed'] },
}
const { disconnected, connected, otherNetwork, other, both } = reports
const facts = [disconnected, connected, otherNetwork, other, both]

/** A pairing's possible outcomes. */
const pairings: PairingReport[] = [
  { type: 'pairing.offered', uri: 'wc:code@2', expiresAt: 230_000 },
  { type: 'pairing.settled', namespaces: ['eip155'], name: 'Pocket' },
  { type: 'pairing.authenticating', signIn: { network: 'eip155:1', isSmartAccount: false } },
  { type: 'pairing.refused', failure: { code: 'wallet.rejected' } },
  { type: 'pairing.refused', failure: { code: 'relay.origin' } },
]

const calls: KitEvent[] = [
  { type: 'modal.open' },
  { type: 'modal.open', view: 'Connect' },
  { type: 'modal.open', view: 'WhatIsAWallet' },
  { type: 'modal.close', reason: 'api' },
  { type: 'account.disconnect' },
  { type: 'account.disconnect', namespace: 'eip155' },
]

// Toasts, the snackbar and copying an address have their own charts and lead nowhere else; nor does loading the first two.
const isAside = ({ at, timer }: { at: string; timer: string }) =>
  at.startsWith('notices/') || timer.includes('.kit.notices.')
const says = (move: Move, type: string) => move.do === 'send' && move.event.type === type

function answersOf({ at, src }: { at: string; src: string }): Move[] {
  if (src === 'watchWallet')
    return facts.map((report) => ({ do: 'emit', at, event: { type: 'wallet.reported', report } }))
  if (src === 'offerPairing') return pairings.map((event) => ({ do: 'emit', at, event }))
  const { outputs, codes } = answers[src] ?? { outputs: [], codes: [] }
  return [
    ...outputs.map((output): Move => ({ do: 'resolve', at, output })),
    ...codes.map((code): Move => ({ do: 'reject', at, code })),
  ]
}

function possible(simulation: Simulation): Record<Initiator, Move[]> {
  const kit = kitOf(simulation)
  return {
    person: controls(simulation).filter((move) => !says(move, 'address.copy')),
    dapp: calls.filter((event) => kit.can(event)).map((event) => ({ do: 'send', at: '', event })),
    world: simulation.working().flatMap(answersOf),
    time: simulation
      .timers()
      .filter((timer) => !isAside(timer))
      .map((timer) => ({ do: 'fire', ...timer })),
  }
}

/** What distinguishes two situations: every chart's state, the routes on the stack, and the connections. */
function keyOf(simulation: Simulation): string {
  const kit = kitOf(simulation)
  const flows = kit.context.stack.map((entry) => {
    const flow = simulation.find(routeId(entry))?.getSnapshot()
    return [entry.route, entry.to?.caipNetworkId, flow?.value, flow?.context.platform, picked(flow?.context.choice)]
  })
  const wallets = walletsOf(simulation).map(({ value, context }) => {
    const reconnect = simulation.find(`${systemIds.wallet(context.namespace)}/reconnect`)?.getSnapshot()
    const { request } = context
    const standing = [
      currentOf(context)?.connectorId,
      context.connections.length,
      request.type,
      requestedConnector(request),
      disconnectQueue(request),
    ]
    const network = [currentOf(context)?.caipNetworkId, context.pendingNetwork]
    return [value, standing, network, reconnect?.value, reconnect?.context.waiting.length]
  })
  const { active, selected } = kit.context
  const pairing = pairingOf(simulation)
  const held = pairing?.context.holders.length
  const value = { ...kit.value, notices: undefined }
  return JSON.stringify([value, active, selected, flows, wallets, pairing?.value, held])
}

// Whether an option was connected when the wallet was picked matters only if there is a choice.
const picked = (choice: Choice | null | undefined) =>
  choice && [
    choice.namespace,
    choice.connectorId,
    choice.options.length > 1 && choice.options.map((option) => option.connected),
  ]

const pairingOf = (simulation: Simulation) => simulation.find(systemIds.pairing)?.getSnapshot()

const isResting = (simulation: Simulation): boolean =>
  !pairingOf(simulation)?.hasTag('busy') &&
  walletsOf(simulation).every(
    ({ value: { network, restore, status } }) =>
      restore === 'done' && (status === 'connected' || status === 'disconnected') && network === 'resting',
  )

/**
 * Explores the kit, its wallet and its flows together, breadth first, on the real actors: everything that a person, the
 * dApp, the world and time can do, in every situation that they can reach. `check` looks at each situation once.
 */
export function exploreSystem(
  { input, prelude, has, expandIf = () => true }: SystemScenario,
  check: (simulation: Simulation, path: Move[]) => string[],
): Situation[] {
  const known = new Map<string, Situation>()
  const queue: { from: Situation; here: Simulation }[] = []
  const arrive = (simulation: Simulation, path: Move[]): Situation => {
    const key = keyOf(simulation)
    const before = known.get(key)
    if (before) return before
    const now = shown(simulation)
    const situation: Situation = {
      key,
      path,
      shown: now && { flow: now.flow, view: now.view },
      resting: isResting(simulation),
      faults: check(simulation, path),
      steps: [],
    }
    known.set(key, situation)
    if (expandIf(simulation)) queue.push({ from: situation, here: simulation })
    return situation
  }
  arrive(startKit(prelude, input, true), prelude)
  for (let next = queue.shift(); next; next = queue.shift()) {
    tellProgress()
    const { from, here } = next
    const fork = here.checkpoint()
    for (const [by, all] of Object.entries(possible(here)) as [Initiator, Move[]][])
      for (const move of all.filter((one) => has(one, by))) {
        const simulation = fork()
        simulation.play(move)
        from.steps.push({ by, move, to: arrive(simulation, [...from.path, move]) })
      }
  }
  return [...known.values()]
}

/** The situations from which no `allowed` steps lead to a goal. */
export function stuck(
  situations: Situation[],
  goal: (situation: Situation) => boolean,
  allowed: (step: Step, from: Situation) => boolean,
): Situation[] {
  const free = new Set(situations.filter(goal))
  let before = -1
  while (before !== free.size) {
    before = free.size
    for (const from of situations)
      if (from.steps.some((step) => free.has(step.to) && allowed(step, from))) free.add(from)
  }
  return situations.filter((situation) => !free.has(situation))
}
