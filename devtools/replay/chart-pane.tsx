import { useMemo, useState } from 'react'
import { ViewBoundary } from '../../views/view-boundary.tsx'
import { ChartView } from '../chart/index.ts'
import { chartOf } from '../tree.ts'
import type { Reached } from './play-replay.ts'
import { courseOf, ownerIn, runningCharts } from './selectors.ts'
import { States } from './states.tsx'

export interface ChartPaneProps {
  place: Reached
  theme: 'light' | 'dark'
}

/** Stands for the chart that owns the current view, whichever that is. */
const FOLLOW = '*'

/**
 * The chart behind the current view, or another running one, with its taken transitions; and the states of all charts.
 */
export function ChartPane({ place, theme }: ChartPaneProps) {
  const [chosen, setChosen] = useState(FOLLOW)
  const [selected, setSelected] = useState<string>()
  const charts = useMemo(() => runningCharts(place.simulation), [place])
  const owner = ownerIn(place.simulation)
  const kit = charts[0]
  const shown = charts.find(({ at }) => at === (chosen === FOLLOW ? owner : chosen)) ?? kit
  const course = useMemo(() => shown && courseOf(shown, place), [shown, place])
  const machine = shown && chartOf(shown.actor)?.machine
  const ownerName = charts.find(({ at }) => at === owner)?.chart ?? 'kit'
  const isThere = chosen === FOLLOW || charts.some(({ at }) => at === chosen)
  return (
    <>
      <label className="chart-choice">
        <span>Chart</span>
        <select
          className="field"
          value={isThere ? chosen : FOLLOW}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        >
          <option value={FOLLOW}>Of the view: {ownerName}</option>
          {charts.map(({ at, chart }) => (
            <option key={at} value={at}>
              {at === '' ? chart : `${chart} (${at})`}
            </option>
          ))}
        </select>
      </label>
      <div className="chart-drawing">
        {machine ? (
          <ViewBoundary key={machine.id} broken={<p className="empty">This chart cannot be drawn.</p>}>
            <ChartView machine={machine} {...course} selected={selected} onSelect={setSelected} theme={theme} />
          </ViewBoundary>
        ) : null}
      </div>
      <States charts={charts} />
    </>
  )
}
