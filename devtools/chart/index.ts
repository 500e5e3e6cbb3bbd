export { ChartView } from './chart-view.tsx'
export { type ChartEdge, type ChartModel, type ChartNode, modelOf, transitionId } from './model.ts'
export type { ChartViewProps } from './props.ts'
