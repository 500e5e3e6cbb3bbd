import { type DragEvent, useEffect, useState } from 'react'
import { useStyles } from '../../ui/styles.tsx'
import { Board, type BoardProps, useShown } from '../panel/board.tsx'
import controls from '../panel/controls.css?inline'
import dock from '../panel/dock.css?inline'
import { Json } from '../panel/json.tsx'
import { Mark } from '../panel/mark.tsx'
import { SimulatePane } from '../panel/simulate-pane.tsx'
import { SimulatedView } from '../panel/simulated-view.tsx'
import { StatePane } from '../panel/state-pane.tsx'
import type { Theme } from '../panel/theme.ts'
import { useChartSimulator } from '../panel/use-chart-simulator.ts'
import { charts } from './charts.ts'
import css from './page.css?inline'
import { ReplaySlot } from './replay-slot.tsx'

type PaneKey = 'charts' | 'simulate' | 'view' | 'state' | 'context'

const groups: BoardProps<PaneKey>['groups'] = {
  wide: [
    { label: 'All', panes: ['charts'] },
    { label: 'Chart', panes: ['simulate'] },
    { label: 'Details', panes: ['view', 'state', 'context'] },
  ],
  tall: [
    { label: 'Chart', panes: ['simulate', 'charts'] },
    { label: 'Details', panes: ['view', 'state', 'context'] },
  ],
  small: [{ label: 'Devtools', panes: ['charts', 'simulate', 'view', 'state', 'context'] }],
}

/** All charts, to be read and simulated by hand; traces can be dropped here. */
export function Page({ theme }: { theme: Theme }) {
  useStyles(controls)
  useStyles(dock)
  useStyles(css)
  const [file, setFile] = useState<File>()
  const [isOver, setOver] = useState(false)
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    setFile(event.dataTransfer.files[0] ?? file)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button beside the title does the same by keyboard
    <div
      className="page"
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <header className="bar">
        <Mark />
        <h1 className="bar-title">Portico devtools</h1>
        <span className="grow" />
        {file ? (
          <button type="button" className="button" onClick={() => setFile(undefined)}>
            Back to the charts
          </button>
        ) : (
          <label className="button">
            Open a trace
            <input
              className="hidden"
              type="file"
              accept=".json,application/json"
              onChange={({ target }) => {
                setFile(target.files?.[0] ?? file)
                target.value = ''
              }}
            />
          </label>
        )}
      </header>
      {file ? <ReplaySlot file={file} theme={theme} /> : <Charts theme={theme} />}
    </div>
  )
}

function Charts({ theme }: { theme: Theme }) {
  const [name, setName] = useState(() => decodeURIComponent(location.hash.slice(1)))
  const [selected, setSelected] = useState<string>()
  const [shown, show] = useShown<PaneKey>(['charts', 'simulate', 'view'])
  const machine = charts.find(({ id }) => id === (name || 'connect')) ?? charts[0]
  const simulator = useChartSimulator(machine)
  const { simulated, failure, begin } = simulator
  const isWanted = !simulated && failure === undefined
  // The view is beside the chart, or on a small screen in its place.
  useEffect(() => {
    if (isWanted) begin()
  }, [isWanted, begin])
  const looking = { selected, onSelect: setSelected, theme }

  const panes: BoardProps<PaneKey>['panes'] = {
    charts: {
      label: 'Charts',
      count: charts.length,
      draw: () => (
        <ul className="page-charts scroll">
          {charts.map(({ id }) => (
            <li key={id}>
              <button
                type="button"
                className="page-chart"
                aria-current={id === machine?.id}
                onClick={() => {
                  setName(id)
                  setSelected(undefined)
                  history.replaceState(null, '', `#${encodeURIComponent(id)}`)
                }}
              >
                {id}
              </button>
            </li>
          ))}
        </ul>
      ),
    },
    simulate: { label: machine?.id ?? 'Chart', draw: () => <SimulatePane simulator={simulator} {...looking} /> },
    view: {
      label: 'View',
      draw: () => <SimulatedView simulator={simulator.simulator} simulated={simulated} theme={theme} />,
    },
    state: {
      label: 'State',
      draw: () => <StatePane machine={machine} active={simulated?.active} taken={simulated?.taken} {...looking} />,
    },
    context: {
      label: 'Context',
      draw: () => (
        <div className="page-context scroll">
          <Json name="state" value={simulated?.value} />
          <Json name="context" value={simulated?.context} />
        </div>
      ),
    },
  }
  return <Board groups={groups} panes={panes} shown={shown} onShow={show} />
}
