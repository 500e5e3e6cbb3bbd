import { useEffect, useState } from 'react'
import type { Feed } from '../feed/feed.ts'
import { useFeed } from '../feed/use-feed.ts'
import { ActorTree } from './actor-tree.tsx'
import { Board, type BoardProps, useShown } from './board.tsx'
import { ChartPane } from './chart-pane.tsx'
import { ContextPane } from './context-pane.tsx'
import { LogPane } from './log-pane.tsx'
import { SendPane } from './send-pane.tsx'
import { SimulatePane } from './simulate-pane.tsx'
import { StatePane } from './state-pane.tsx'
import type { Theme } from './theme.ts'
import { useSimulation } from './use-simulation.ts'

type PaneKey = 'actors' | 'chart' | 'log' | 'simulate' | 'state' | 'context' | 'send'

const groups: BoardProps<PaneKey>['groups'] = {
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
  const actors = useFeed(feed, (known) => known.actors)
  const [key, setKey] = useState<string>()
  // By the chart: whoever comes back to one finds what was looked at.
  const [states, setStates] = useState<Readonly<Record<string, string>>>({})
  const [shown, show] = useShown<PaneKey>(['chart', 'state'])

  const subject = actors.find((actor) => actor.key === key) ?? actors[0]
  const machine = subject?.machine
  const simulation = useSimulation(machine)
  const isSimulated = shown.find((pane) => pane === 'chart' || pane === 'simulate') === 'simulate'
  const { active, taken } = (isSimulated && simulation.simulated) || (subject ?? {})
  const selected = machine && states[machine.id]
  const select = (stateId: string) => {
    if (machine) setStates({ ...states, [machine.id]: stateId })
  }
  const looking = { selected, onSelect: select, theme }

  useEffect(() => {
    if (key === undefined && subject) setKey(subject.key)
  }, [key, subject])

  const panes: BoardProps<PaneKey>['panes'] = {
    actors: {
      label: 'Actors',
      count: actors.filter(({ status }) => status === 'active').length,
      draw: () => <ActorTree actors={actors} selected={subject?.key} onSelect={setKey} />,
    },
    chart: { label: 'Chart', draw: () => <ChartPane actor={subject} {...looking} /> },
    log: {
      label: 'Log',
      draw: () => (
        <LogPane
          feed={feed}
          actor={subject}
          onActor={(actor) => {
            setKey(actor)
            show('chart')
          }}
        />
      ),
    },
    simulate: { label: 'Simulate', draw: () => <SimulatePane simulation={simulation} {...looking} /> },
    state: { label: 'State', draw: () => <StatePane machine={machine} active={active} taken={taken} {...looking} /> },
    context: { label: 'Context', draw: () => <ContextPane actor={subject} /> },
    send: { label: 'Send', draw: () => <SendPane key={subject?.key} actor={subject} /> },
  }
  return <Board groups={groups} panes={panes} shown={shown} onShow={show} />
}
