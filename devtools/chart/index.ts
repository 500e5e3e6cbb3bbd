export { ChartView } from './chart-view.tsx'
export {
  /** @public */
  type ChartEdge,
  /** @public */
  type ChartModel,
  /** @public */
  type ChartNode,
  /** @public */
  modelOf,
  transitionId,
} from './model.ts'
export type {
  /** @public */
  ChartViewProps,
} from './props.ts'
