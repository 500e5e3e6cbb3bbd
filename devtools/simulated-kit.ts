import { systemIds } from '../core/system-ids.ts'
import { balanceMachine } from '../machines/balance/chart.ts'
import { configMachine } from '../machines/config/chart.ts'
import { directoryMachine } from '../machines/directory/chart.ts'
import { headlessMachine } from '../machines/headless/chart.ts'
import { type KitInput, kitMachine } from '../machines/kit/index.ts'
import { noticesMachine } from '../machines/notices/chart.ts'
import { pairingMachine } from '../machines/pairing/chart.ts'
import { purchaseMachine } from '../machines/purchase/chart.ts'
import { registrationMachine } from '../machines/registration/chart.ts'
import { sessionMachine } from '../machines/session/chart.ts'
import { transactionMachine } from '../machines/transaction/chart.ts'
import { flowCharts } from './flow-charts.ts'
import { type Move, type Simulation, simulate } from './simulation.ts'

/** The kit with every flow's chart included and its ports unfilled. */
export const simulatedKit = kitMachine.provide({
  actors: {
    ...flowCharts,
    session: sessionMachine,
    balance: balanceMachine,
    pairing: pairingMachine,
    directory: directoryMachine,
    config: configMachine,
    headless: headlessMachine,
    transaction: transactionMachine,
    purchase: purchaseMachine,
    registration: registrationMachine,
    notices: noticesMachine,
  },
})

/**
 * Starts the whole kit in a simulated environment. Lazy flows load at once, unless `lazy` is set or moves control it.
 */
export function simulateKit(input: KitInput, moves: readonly Move[] = [], lazy = false): Simulation {
  const simulation = simulate(simulatedKit, input, systemIds.kit)
  if (lazy) {
    moves.forEach(simulation.play)
    return simulation
  }
  for (const [index, move] of moves.entries()) playAtOnce(simulation, move, moves[index + 1])
  return atOnce(simulation)
}

/**
 * A simulation in which lazy flows load as soon as they are requested, and the modal disappears as soon as it closes.
 */
function atOnce(simulation: Simulation): Simulation {
  const checkpoint = () => {
    const fork = simulation.checkpoint()
    return () => atOnce(fork())
  }
  return { ...simulation, checkpoint, play: (move) => playAtOnce(simulation, move) }
}

function playAtOnce(simulation: Simulation, move: Move, next?: Move): void {
  simulation.play(move)
  for (const at of ['loadFlow', 'loadGatekeeper', 'loadNotices'])
    if (next?.at !== at && simulation.find(at)) simulation.play({ do: 'resolve', at })
  const exited = { type: 'modal.exited' }
  if (next === undefined || next.do !== 'send' || next.event.type !== exited.type)
    if (simulation.root.getSnapshot().matches({ modal: 'closing' }))
      simulation.play({ do: 'send', at: '', event: exited })
}
