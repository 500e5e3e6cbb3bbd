import { startOf } from '../samples/index.ts'
import type { SimulatorState } from '../simulate/chart-simulator.ts'
import { View } from './picture.tsx'
import type { Theme } from './theme.ts'

/** What a user would see now, if the dApp were in the simulated state. */
export function SimulatedView({ simulated, theme }: { simulated: SimulatorState | undefined; theme: Theme }) {
  if (!simulated) return null
  if (!startOf(simulated.machine.id)) return <p className="empty">This chart runs on its own, and shows nothing.</p>
  const { root } = simulated
  if (!root.getSnapshot().hasTag('open')) return <p className="empty">The modal is closed.</p>
  return (
    <div className="view-pane scroll">
      <View key={root.sessionId} kit={root} name="of the simulation" theme={theme} />
    </div>
  )
}
