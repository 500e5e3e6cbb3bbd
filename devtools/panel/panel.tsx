import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useStyles } from '../../ui/styles.tsx'
import type { Feed } from '../feed/feed.ts'
import { useFeed } from '../feed/use-feed.ts'
import { ActorTree } from './actor-tree.tsx'
import { ChartPane } from './chart-pane.tsx'
import { ContextPane } from './context-pane.tsx'
import { LogPane } from './log-pane.tsx'
import css from './panel.css?inline'
import { Panes } from './panes.tsx'
import { SendPane } from './send-pane.tsx'
import { SimulatePane } from './simulate-pane.tsx'
import { StatePane } from './state-pane.tsx'
import type { Theme } from './theme.ts'
import { type Shape, useShape } from './use-shape.ts'
import { useSimulation } from './use-simulation.ts'

const labels = {
  actors: 'Actors',
  chart: 'Chart',
  log: 'Log',
  simulate: 'Simulate',
  state: 'State',
  context: 'Context',
  send: 'Send',
} as const
type PaneKey = keyof typeof labels

/** Which panes share a place. */
const groups: Record<Shape, readonly { label: string; panes: readonly PaneKey[] }[]> = {
  wide: [
    { label: 'System', panes: ['actors'] },
    { label: 'Actor', panes: ['chart', 'log', 'simulate'] },
    { label: 'Details', panes: ['state', 'context', 'send'] },
  ],
  tall: [
    { label: 'System', panes: ['chart', 'actors', 'log', 'simulate'] },
    { label: 'Details', panes: ['state', 'context', 'send'] },
  ],
  small: [{ label: 'Devtools', panes: ['chart', 'actors', 'log', 'state', 'context', 'send', 'simulate'] }],
}

/** Everything there is to see of a running system. */
export function Panel({ feed, theme }: { feed: Feed; theme: Theme }) {
  useStyles(css)
  const box = useRef<HTMLDivElement>(null)
  const shape = useShape(box)
  const actors = useFeed(feed, (known) => known.actors)
  const [key, setKey] = useState<string>()
  // By the chart: whoever comes back to one finds what was looked at.
  const [states, setStates] = useState<Readonly<Record<string, string>>>({})
  const [shown, setShown] = useState<readonly PaneKey[]>(['chart', 'state'])
  const show = (pane: PaneKey) => setShown([pane, ...shown.filter((other) => other !== pane)])

  const subject = actors.find((actor) => actor.key === key) ?? actors[0]
  const machine = subject?.machine
  const simulation = useSimulation(machine)
  const selected = machine && states[machine.id]
  const select = (stateId: string) => {
    if (machine) setStates({ ...states, [machine.id]: stateId })
  }
  const isSimulated = shown.find((pane) => pane === 'chart' || pane === 'simulate') === 'simulate'
  const lit = (isSimulated && simulation.simulated) || subject

  useEffect(() => {
    if (key === undefined && subject) setKey(subject.key)
  }, [key, subject])

  const render: Record<PaneKey, () => ReactNode> = {
    actors: () => <ActorTree actors={actors} selected={subject?.key} onSelect={setKey} />,
    chart: () => <ChartPane actor={subject} selected={selected} onSelect={select} theme={theme} />,
    log: () => (
      <LogPane
        feed={feed}
        actor={subject}
        onActor={(actor) => {
          setKey(actor)
          if (shape === 'small') show('chart')
        }}
      />
    ),
    simulate: () => <SimulatePane simulation={simulation} selected={selected} onSelect={select} theme={theme} />,
    state: () => (
      <StatePane
        machine={machine}
        selected={selected}
        active={lit?.active}
        taken={lit?.taken}
        onSelect={select}
        theme={theme}
      />
    ),
    context: () => <ContextPane actor={subject} />,
    send: () => <SendPane key={subject?.key} actor={subject} />,
  }
  return (
    <div ref={box} className="panel" data-shape={shape}>
      {groups[shape].map(({ label, panes }) => {
        const pane = shown.find((one) => panes.includes(one)) ?? panes[0] ?? 'chart'
        return (
          <Panes
            key={label}
            label={label}
            panes={panes.map((one) => ({
              key: one,
              label: labels[one],
              count: one === 'actors' ? actors.filter(({ status }) => status === 'active').length : undefined,
            }))}
            shown={pane}
            onShow={show}
          >
            {render[pane]()}
          </Panes>
        )
      })}
    </div>
  )
}
