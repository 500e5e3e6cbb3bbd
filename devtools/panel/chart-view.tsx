import type { ChartViewProps } from '../chart/index.ts'
import { nodesOf } from '../chart-text.ts'

/** Stands in for the drawing of a chart: its states as a list. */
export function ChartView({ machine, active, selected, onSelect }: ChartViewProps) {
  return (
    <ul className="scroll">
      {nodesOf(machine.root).map(({ id, key }) => (
        <li key={id}>
          <button
            type="button"
            aria-pressed={id === selected}
            aria-label={`${key}, state${active?.has(id) ? ', active' : ''}`}
            data-state={id}
            onClick={() => onSelect?.(id)}
          >
            {key}
          </button>
        </li>
      ))}
    </ul>
  )
}
