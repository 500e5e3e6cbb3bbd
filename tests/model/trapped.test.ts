import { expect, it } from 'vitest'
import type { Move, Simulation } from '../../devtools/simulation.ts'
import { flowFolders } from '../../scripts/flows/folders.ts'
import { scenariosOf } from '../scenarios.ts'
import { controls } from './controls.ts'
import { describeMove } from './describe-move.ts'
import { views } from './invariants.ts'
import { shown, shownState } from './shown.ts'
import { inSituations } from './situations.ts'

/** How many presses, and timeouts of what hangs after them, may lead out. */
const FEW = 4

/** The charts that name views: the kit, whose scenarios show all flows as well, and each flow separately. */
const charts = ['kit', ...flowFolders]

const isRetry = (move: Move) => move.do === 'send' && move.event.type.endsWith('.retry')
const closesFirst = (move: Move) => (move.do === 'send' && move.event.type === 'modal.close' ? 0 : 1)

/** What ends by itself while a required sign-in is being left: the wallet has to switch back to the last network. */
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

const proved = new Set<string>()

it.each(charts)(
  'traps no user in %s: whatever hangs, what is rendered and enabled leads out in a few presses, and not by retrying [flow-way-out] [flow-state-controls]',
  (chart) => {
    const trapped = scenariosOf(chart).flatMap((scenario) =>
      inSituations(scenario, (simulation, { path, states }) => {
        if (chart === 'kit' && !states.includes('kit.modal.open')) return []
        const now = shown(simulation)
        if (!now) return []
        if (now.view !== undefined) proved.add(`${now.flow} ${now.view}`)
        return leadsOut(simulation, FEW) ? [] : [{ state: shownState(simulation), path: path.map(describeMove) }]
      }),
    )
    expect(trapped).toEqual([])
  },
)

it('the check has met every view', () => {
  const all = Object.entries(views).flatMap(([flow, ofFlow]) => Object.keys(ofFlow).map((view) => `${flow} ${view}`))
  expect([...proved].sort()).toEqual(all.sort())
})
