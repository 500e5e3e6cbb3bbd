import { expect, it } from 'vitest'
import type { Move, Simulation } from '../../devtools/simulation.ts'
import { flowOf } from '../../machines/contract.ts'
import { explored } from '../explored.ts'
import { scenariosOf } from '../scenarios.ts'
import { controls } from './controls.ts'
import { describeMove } from './describe-move.ts'
import { shown, shownState } from './shown.ts'
import { kitOf } from './snapshots.ts'
import { startKit } from './start-kit.ts'

/** How many presses, and time-outs of what hangs after them, may lead out. */
const FEW = 4

/** The charts that are walked by themselves; the kit with its flows is, in `*-and-flows.test.ts`. */
const charts = [
  'account',
  'connect',
  'downloads',
  'kit',
  'profile-wallets',
  'receive',
  'sign-in',
  'switch-active-chain',
  'switch-network',
  'wallet-connect',
  'wallet-list',
]

/** Of the kit, only the views of its own: its flows are proved by themselves. */
const isSubject = (chart: string, simulation: Simulation) => chart !== 'kit' || flowOf(kitOf(simulation)) === undefined

const isRetry = (move: Move) => move.do === 'send' && move.event.type.endsWith('.retry')
const closesFirst = (move: Move) => (move.do === 'send' && move.event.type === 'modal.close' ? 0 : 1)

/** What ends by itself where a required sign-in is being left: the way back to the last network is the wallet's to go. */
const leaving = 'signIn SIWXSignMessage in cancelling'
const timeOuts = (simulation: Simulation): Move[] =>
  shownState(simulation) === leaving ? simulation.timers().map((timer) => ({ do: 'fire', ...timer })) : []

/** Whether pressing what is rendered and enabled closes the modal, while nothing else happens. */
function leadsOut(simulation: Simulation, presses: number): boolean {
  if (!shown(simulation)) return true
  if (presses === 0) return false
  const fork = simulation.checkpoint()
  const pressed = controls(simulation).filter((move) => !isRetry(move))
  return [...pressed.sort((one, other) => closesFirst(one) - closesFirst(other)), ...timeOuts(simulation)].some(
    (move) => {
      const next = fork()
      next.play(move)
      return leadsOut(next, presses - 1)
    },
  )
}

it.each(charts)(
  'traps no one in %s: whatever hangs, what is rendered and enabled leads out in a few presses, and not by retrying [flow-way-out] [flow-state-controls]',
  (chart) => {
    const trapped = scenariosOf(chart).flatMap((scenario) =>
      explored(scenario).situations.flatMap(({ path }) => {
        const simulation = startKit(path, scenario.input, scenario.lazy)
        if (!isSubject(chart, simulation) || !shown(simulation)) return []
        return leadsOut(simulation, FEW) ? [] : [{ state: shownState(simulation), path: path.map(describeMove) }]
      }),
    )
    expect(trapped).toEqual([])
  },
)
