import { ChartView, type ChartViewProps } from '../chart/index.ts'
import { Boundary } from './boundary.tsx'

/** The diagram of a chart, or why there is none. */
export const Chart = (props: ChartViewProps) => (
  <Boundary key={props.machine.id} broken={broken}>
    <ChartView {...props} />
  </Boundary>
)

const broken = (error: unknown) => (
  <p className="empty">
    This chart cannot be drawn. Are <span className="mono">@xyflow/react</span> and <span className="mono">elkjs</span>{' '}
    installed? <span className="problem">{error instanceof Error ? error.message : String(error)}</span>
  </p>
)
