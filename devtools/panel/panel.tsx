import { lazy, Suspense, useEffect, useState } from 'react'
import type { Feed } from '../feed/feed.ts'
import { useFeed } from '../feed/use-feed.ts'
import { useSession } from '../replay/use-session.ts'
import { ActorTree } from './actor-tree.tsx'
import { Board, type BoardProps, useShown } from './board.tsx'
import { ChartPane } from './chart-pane.tsx'
import { ContextPane } from './context-pane.tsx'
import { LogPane } from './log-pane.tsx'
import { SendPane } from './send-pane.tsx'
import { SimulatePane } from './simulate-pane.tsx'
import { StatePane } from './state-pane.tsx'
import type { Theme } from './theme.ts'
import { useChartSimulator } from './use-chart-simulator.ts'

type PaneKey = 'actors' | 'chart' | 'log' | 'simulate' | 'replay' | 'state' | 'context' | 'send'

const groups: BoardProps<PaneKey>['groups'] = {
  wide: [
    { label: 'System', panes: ['actors'] },
    { label: 'Actor', panes: ['chart', 'log', 'simulate', 'replay'] },
    { label: 'Details', panes: ['state', 'context', 'send'] },
  ],
  tall: [
    { label: 'System', panes: ['chart', 'actors', 'log', 'simulate', 'replay'] },
    { label: 'Details', panes: ['state', 'context', 'send'] },
  ],
  small: [{ label: 'Devtools', panes: ['chart', 'actors', 'log', 'state', 'context', 'send', 'simulate', 'replay'] }],
}

/** Includes all views of the modal, which load when a session is replayed. */
const ReplayPane = lazy(async () => ({ default: (await import('../replay/replay-pane.tsx')).ReplayPane }))

/** The whole panel of a running system. */
export function Panel({ feed, theme }: { feed: Feed; theme: Theme }) {
  const actors = useFeed(feed, (known) => known.actors)
  const [key, setKey] = useState<string>()
  // By chart: returning to a chart restores the selection.
  const [states, setStates] = useState<Readonly<Record<string, string>>>({})
  const [shown, show] = useShown<PaneKey>(['chart', 'state'])

  const subject = actors.find((actor) => actor.key === key) ?? actors[0]
  const machine = subject?.machine
  const simulator = useChartSimulator(machine)
  // Returning to the pane restores the session.
  const session = useSession()
  const isSimulated = shown.find((pane) => pane === 'chart' || pane === 'simulate') === 'simulate'
  const { active, taken } = (isSimulated && simulator.simulated) || (subject ?? {})
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
    simulate: { label: 'Simulate', draw: () => <SimulatePane simulator={simulator} {...looking} /> },
    replay: {
      label: 'Replay',
      draw: () =>
        session ? (
          <Suspense fallback={<p className="empty">Loading…</p>}>
            <ReplayPane session={session} theme={theme} />
          </Suspense>
        ) : null,
    },
    state: { label: 'State', draw: () => <StatePane machine={machine} active={active} taken={taken} {...looking} /> },
    context: { label: 'Context', draw: () => <ContextPane actor={subject} /> },
    send: { label: 'Send', draw: () => <SendPane key={subject?.key} actor={subject} /> },
  }
  return <Board groups={groups} panes={panes} shown={shown} onShow={show} />
}
