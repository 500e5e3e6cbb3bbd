import type { ChartViewProps } from '../../devtools/chart/index.ts'
import { nodesOf } from '../../devtools/chart-text.ts'

/** The states of a chart as a list, until there is a drawing. */
export function ChartView({ machine, active, selected, onSelect }: ChartViewProps) {
  return (
    <ul style={{ overflow: 'auto', blockSize: '100%', margin: 0 }}>
      {nodesOf(machine.root).map(({ id }) => (
        <li key={id}>
          <button type="button" onClick={() => onSelect?.(id)}>
            {active?.has(id) ? '● ' : ''}
            {selected === id ? <b>{id}</b> : id}
          </button>
        </li>
      ))}
    </ul>
  )
}
