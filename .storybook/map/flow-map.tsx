import { useContext, useMemo, useState } from 'react'
import { waitFor } from 'storybook/test'
import type { AnyActorRef, AnyStateMachine } from 'xstate'
import { ChartView, transitionId } from '../../devtools/chart/index.ts'
import type { Simulation } from '../../devtools/simulation.ts'
import { SettingsContext } from '../scene.tsx'
import './flow-map.css'
import { picturesOf, type StoryFile } from './pictures.ts'
import { StatePicture } from './state-picture.tsx'

export interface FlowMapProps {
  machines: readonly AnyStateMachine[]
  /** The story files that show their states. */
  stories: readonly StoryFile[]
}

/** A flow on one page: its charts beside the pictures of their states. */
export function FlowMap({ machines, stories }: FlowMapProps) {
  const theme = useContext(SettingsContext)?.themeMode ?? 'light'
  return (
    <main className="flow-map" data-theme={theme}>
      {machines.map((machine) => (
        <Flow key={machine.id} machine={machine} stories={stories} theme={theme} />
      ))}
    </main>
  )
}

interface FlowProps {
  machine: AnyStateMachine
  stories: readonly StoryFile[]
  theme: 'light' | 'dark'
}

function Flow({ machine, stories, theme }: FlowProps) {
  const pictures = useMemo(() => picturesOf(machine, stories), [machine, stories])
  const [selected, setSelected] = useState<string>()
  const [looked, setLooked] = useState<Simulation>()
  const course = useMemo(() => (looked ? courseOf(machine, looked) : undefined), [machine, looked])
  const isSelected = (path: string) => selected === [machine.id, ...(path === '' ? [] : [path])].join('.')
  return (
    <section className="flow" aria-label={machine.id}>
      <div className="flow-chart">
        <header className="flow-head">
          <h2>{machine.id}</h2>
          <p>{machine.root.description ?? 'Point at a picture to see its states in the chart.'}</p>
        </header>
        <div className="flow-drawing">
          <ChartView machine={machine} {...course} selected={selected} onSelect={setSelected} theme={theme} />
        </div>
      </div>
      <ul className="flow-states">
        {pictures.map((pictured, index) => (
          <StatePicture
            key={`${pictured.state.path} ${pictured.storyId}`}
            pictured={pictured}
            ruled={pictured.state.rule !== pictures[index - 1]?.state.rule}
            selected={isSelected(pictured.state.path)}
            onLook={setLooked}
          />
        ))}
      </ul>
    </section>
  )
}

/** What a chart has done in a simulation: its current states, and the transitions that led there. */
function courseOf({ id }: AnyStateMachine, simulation: Simulation) {
  const steps = simulation.taken.filter(({ machine }) => machine.id === id)
  const actor = actorsIn(simulation.root).find((one) => 'logic' in one && Object(one.logic).id === id)
  const nodes: { id: string }[] = actor?.getSnapshot()._nodes ?? []
  const taken = new Map<string, number>()
  for (const { transition } of steps) {
    const name = transitionId(transition)
    taken.set(name, (taken.get(name) ?? 0) + 1)
  }
  return { active: new Set(nodes.map((node) => node.id)), taken, last: new Set([...taken.keys()].slice(-1)) }
}

const actorsIn = (actor: AnyActorRef): AnyActorRef[] => {
  const children: Record<string, AnyActorRef | undefined> = actor.getSnapshot().children ?? {}
  return [actor, ...Object.values(children).flatMap((child) => (child ? actorsIn(child) : []))]
}

/** The settings that the stories of all maps share. */
export const mapped = {
  parameters: { a11y: { context: '.flow-map' } },
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    await waitFor(() => {
      const picture = canvasElement.querySelector('w3m-modal')
      if (!picture?.shadowRoot?.querySelector('.stage[aria-busy="false"]')) throw new Error('No picture is there yet')
    })
  },
}
