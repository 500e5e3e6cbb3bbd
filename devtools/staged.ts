import { balanceMachine } from '../machines/balance/chart.ts'
import { configMachine } from '../machines/config/chart.ts'
import { directoryMachine } from '../machines/directory/chart.ts'
import { headlessMachine } from '../machines/headless/chart.ts'
import { type KitInput, kitMachine } from '../machines/kit/index.ts'
import { pairingMachine } from '../machines/pairing/chart.ts'
import { sessionMachine } from '../machines/session/chart.ts'
import { systemIds } from '../machines/system.ts'
import { flowCharts } from './flow-charts.ts'
import { type Move, type Rehearsal, rehearse } from './rehearsal.ts'

/** The kit with every flow's chart in its place, and nothing behind its ports. */
export const stagedKit = kitMachine.provide({
  actors: {
    ...flowCharts,
    session: sessionMachine,
    balance: balanceMachine,
    pairing: pairingMachine,
    directory: directoryMachine,
    config: configMachine,
    headless: headlessMachine,
  },
})

/** Starts the whole kit with the world scripted; lazy flows arrive at once, unless `lazy`, or the moves tell how they do. */
export function stageKit(input: KitInput, moves: readonly Move[] = [], lazy = false): Rehearsal {
  const rehearsal = rehearse(stagedKit, input, systemIds.kit)
  if (lazy) {
    moves.forEach(rehearsal.play)
    return rehearsal
  }
  for (const [index, move] of moves.entries()) playAtOnce(rehearsal, move, moves[index + 1])
  return atOnce(rehearsal)
}

/** A rehearsal in which lazy flows arrive as soon as they are asked for, and the modal is gone as soon as it is closed. */
function atOnce(rehearsal: Rehearsal): Rehearsal {
  const checkpoint = () => {
    const fork = rehearsal.checkpoint()
    return () => atOnce(fork())
  }
  return { ...rehearsal, checkpoint, play: (move) => playAtOnce(rehearsal, move) }
}

function playAtOnce(rehearsal: Rehearsal, move: Move, next?: Move): void {
  rehearsal.play(move)
  for (const at of ['loadFlow', 'loadGatekeeper'])
    if (next?.at !== at && rehearsal.find(at)) rehearsal.play({ do: 'resolve', at })
  const exited = { type: 'modal.exited' }
  if (next === undefined || next.do !== 'send' || next.event.type !== exited.type)
    if (rehearsal.root.getSnapshot().matches({ modal: 'closing' }))
      rehearsal.play({ do: 'send', at: '', event: exited })
}
