import { lazy, Suspense } from 'react'
import { LayingOut } from './laying-out.tsx'
import type { ChartViewProps } from './props.ts'

const Canvas = lazy(async () => import('./canvas.tsx'))

/**
 * A chart as a diagram with highlighted active states and taken transitions. Its code loads on first render. If
 * `@xyflow/react` or `elkjs` is not installed, or a chart has no layout, it throws to the nearest error boundary.
 */
export function ChartView(props: ChartViewProps) {
  return (
    <Suspense fallback={<LayingOut />}>
      <Canvas key={props.machine.id} {...props} />
    </Suspense>
  )
}
