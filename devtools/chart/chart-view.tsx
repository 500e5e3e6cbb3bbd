import { lazy, Suspense } from 'react'
import { LayingOut } from './laying-out.tsx'
import type { ChartViewProps } from './props.ts'

const Canvas = lazy(async () => import('./canvas.tsx'))

/**
 * A chart as a drawing: what is active is lit, and what was taken differs from what was not. Its code loads when it is
 * first drawn; where `@xyflow/react` or `elkjs` is not installed, or a chart cannot be laid out, it throws to the
 * error boundary around it.
 */
export function ChartView(props: ChartViewProps) {
  return (
    <Suspense fallback={<LayingOut />}>
      <Canvas key={props.machine.id} {...props} />
    </Suspense>
  )
}
