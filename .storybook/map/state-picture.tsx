import { type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import { SELECT_STORY } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { Picture } from '../../devtools/picture/picture.tsx'
import type { Simulation } from '../../devtools/simulation.ts'
import { startKit } from '../../tests/model/start-kit.ts'
import { type SceneProps, SettingsContext } from '../scene.tsx'
import type { Pictured } from './pictures.ts'

/** The modal's scale in a picture. */
const SCALE = 0.55

interface StatePictureProps {
  pictured: Pictured
  /** Whether this state is selected in the chart. */
  selected: boolean
  /** Whether to show the state's rule; one picture of a state shows it. */
  ruled: boolean
  /** Called when the user selects the picture, to show the path that led to the state. */
  onLook: (simulation: Simulation | undefined) => void
}

/** A state as a small picture, with its path and its rule; links to its story. */
export function StatePicture({ pictured, selected, ruled, onLook }: StatePictureProps) {
  const { storyId, name, state, scene } = pictured
  const item = useRef<HTMLLIElement>(null)
  const [simulation, setSimulation] = useState<Simulation>()
  useEffect(() => {
    if (selected) item.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
  }, [selected])
  return (
    <li className="flow-state" ref={item} data-selected={selected}>
      <a
        href={`./?path=/story/${storyId}`}
        target="_top"
        onMouseEnter={() => onLook(simulation)}
        onFocus={() => onLook(simulation)}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return
          // Navigates without reloading all of Storybook, which would lose the toolbar's settings.
          event.preventDefault()
          addons.getChannel().emit(SELECT_STORY, { storyId })
        }}
      >
        <div className="flow-picture">
          <OnceSeen>
            <Drawn scene={scene} onStart={setSimulation} />
          </OnceSeen>
        </div>
        <div>
          <h3>
            {state.path === '' ? state.chart : state.path}
            {isSaid(name, state.path) ? null : <small>{name}</small>}
          </h3>
          {ruled && state.rule !== undefined ? <p>{state.rule}</p> : null}
        </div>
      </a>
    </li>
  )
}

/** Whether a story's name only repeats its state's path. */
const isSaid = (name: string, path: string) => path.replaceAll('.', '').toLowerCase().endsWith(lettersOf(name))
const lettersOf = (name: string) => name.replaceAll(' ', '').toLowerCase()

function Drawn({ scene, onStart }: { scene: SceneProps; onStart: (simulation: Simulation) => void }) {
  const settings = useContext(SettingsContext)
  const [simulation] = useState(() => startKit(scene.path, scene.input, scene.lazy))
  useEffect(() => onStart(simulation), [simulation, onStart])
  if (!settings) return null
  const { themeMode, ...language } = settings
  return <Picture kit={simulation.root} {...language} theme={themeMode} scale={SCALE} />
}

/** Renders its children when it first comes near the viewport, and keeps them. */
function OnceSeen({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    if (!place.current || seen) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
      },
      { rootMargin: '400px' },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [seen])
  return <div ref={place}>{seen ? children : null}</div>
}
