import { startOf } from '../samples/index.ts'
import type { ChartSimulator, SimulatorState } from '../simulate/chart-simulator.ts'
import type { Move } from '../simulation.ts'
import { View } from './picture.tsx'
import type { Theme } from './theme.ts'

interface SimulatedViewProps {
  simulator: ChartSimulator | undefined
  simulated: SimulatorState | undefined
  theme: Theme
}

const opening: Move = { do: 'send', at: '', event: { type: 'modal.open' } }

/** What a user would see in the simulated state. */
export function SimulatedView({ simulator, simulated, theme }: SimulatedViewProps) {
  if (!simulator || !simulated) return null
  if (!startOf(simulated.machine.id)) return <p className="empty">This chart runs on its own, and shows nothing.</p>
  const { root } = simulated
  if (!root.getSnapshot().hasTag('open'))
    return (
      <div className="empty">
        <p>The modal is closed.</p>
        <button type="button" className="button" onClick={() => simulator.play(opening)}>
          Open it
        </button>
      </div>
    )
  return (
    <div className="view-pane scroll">
      <View key={root.sessionId} kit={root} name="of the simulation" theme={theme} />
    </div>
  )
}
