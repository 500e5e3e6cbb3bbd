import { useEffect } from 'react'
import { useStyles } from '../../ui/styles.tsx'
import { Chart } from './chart.tsx'
import { Choices } from './choices.tsx'
import { Icon } from './icons.tsx'
import css from './simulate.css?inline'
import type { Theme } from './theme.ts'
import type { SimulatorHandle } from './use-chart-simulator.ts'

export interface SimulatePaneProps {
  simulator: SimulatorHandle
  selected: string | undefined
  onSelect: (stateId: string) => void
  theme: Theme
}

/** A chart on its own, without the dApp: everything that can happen to it is a button. */
export function SimulatePane({ simulator: handle, selected, onSelect, theme }: SimulatePaneProps) {
  useStyles(css)
  const { machine, simulator, simulated, failure, begin } = handle
  const isWanted = machine !== undefined && !simulator && failure === undefined
  useEffect(() => {
    if (isWanted) begin()
  }, [isWanted, begin])

  if (!machine) return <p className="empty">Choose an actor that runs a chart.</p>
  if (failure !== undefined) return <p className="empty problem">This chart cannot be started on its own: {failure}</p>
  if (!simulator || !simulated) return null
  const { active, taken, last, choices, played, refusal, ended } = simulated
  return (
    <div className="simulate">
      <div className="simulate-chart">
        <Chart machine={simulated.machine} {...{ active, taken, last, selected, onSelect, theme }} />
      </div>
      <section className="simulate-side" aria-label="What can happen">
        <div className="strip">
          <span className="dim" role="status">
            {played.length === 1 ? '1 step' : `${played.length} steps`}
            {ended ? ', at its end' : ''}
          </span>
          <span className="grow" />
          <button
            type="button"
            className="icon-button"
            aria-label="Undo"
            disabled={played.length === 0}
            onClick={simulator.undo}
          >
            <Icon name="undo" />
          </button>
          <button
            type="button"
            className="icon-button"
            aria-label="Reset"
            disabled={played.length === 0}
            onClick={simulator.reset}
          >
            <Icon name="reset" />
          </button>
        </div>
        {refusal === undefined ? null : (
          <p className="problem simulate-refusal" role="alert">
            {refusal}
          </p>
        )}
        {ended ? <p className="empty">The chart is done. Undo a step, or reset it.</p> : null}
        <Choices choices={choices} onPlay={simulator.play} />
      </section>
    </div>
  )
}
