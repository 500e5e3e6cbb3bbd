import { useState } from 'react'
import type { ActorView } from '../feed/terms.ts'
import { Chart } from './chart.tsx'
import type { Theme } from './theme.ts'

export interface ChartPaneProps {
  actor: ActorView | undefined
  selected: string | undefined
  onSelect: (stateId: string) => void
  theme: Theme
}

/** The chart of an actor, with its active states and taken transitions. */
export function ChartPane({ actor, selected, onSelect, theme }: ChartPaneProps) {
  const [search, setSearch] = useState('')
  if (!actor) return <p className="empty">Nothing runs yet.</p>
  const { machine, active, taken, last, name } = actor
  if (!machine)
    return (
      <p className="empty">
        <b>{name}</b> is a port or a channel: it works for a chart and has none of its own. What it is given and gives
        is in the log.
      </p>
    )
  return (
    <Chart
      key={actor.key}
      {...{ machine, active, taken, last, selected, onSelect, search, theme }}
      onSearch={setSearch}
    />
  )
}
