import { useSelector } from '@xstate/react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { useStyles } from '../../ui/styles.tsx'
import { nameOf } from '../trace/name.ts'
import css from './controls.css?inline'
import { Icon } from './icons.tsx'
import { toEnd, toggled, toStart } from './keys.ts'
import type { playerMachine } from './player.ts'
import { timeOf } from './selectors.ts'

type Snapshot = SnapshotFrom<typeof playerMachine>

/** Labels of speeds; 1 is the original speed. */
const speeds: readonly [number, string][] = [
  [0.5, '0.5×'],
  [1, '1×'],
  [4, '4×'],
  [Number.POSITIVE_INFINITY, 'Instant'],
]

const isPlaying = (player: Snapshot) => player.matches('playing')
const mayPlay = (player: Snapshot) => player.can(toggled(player))
const mayStep = (player: Snapshot) => player.can({ type: 'player.step' })
const mayGoBack = (player: Snapshot) => player.can({ type: 'player.back' })

/** The controls for playing a session, step by step or at any speed. */
export function Controls({ player }: { player: ActorRefFrom<typeof playerMachine> }) {
  useStyles(css)
  const playing = useSelector(player, isPlaying)
  const playable = useSelector(player, mayPlay)
  const forth = useSelector(player, mayStep)
  const back = useSelector(player, mayGoBack)
  const speed = useSelector(player, ({ context }) => context.speed)
  const position = useSelector(player, ({ context }) => context.place.position)
  const { steps } = useSelector(player, ({ context }) => context.replay.trace)
  const step = steps[position - 1]
  const name = step ? nameOf(step.move).slice(0, LONGEST) : 'the start'
  const now = () => player.getSnapshot()
  return (
    <section className="controls" aria-label="Player">
      <div className="controls-buttons">
        <Press icon="start" label="To the start" keys="Home" may={back} onPress={() => player.send(toStart)} />
        <Press
          icon="back"
          label="Step back"
          keys="arrow key"
          may={back}
          onPress={() => player.send({ type: 'player.back' })}
        />
        <Press
          icon={playing ? 'pause' : 'play'}
          label={playing ? 'Pause' : 'Play'}
          keys="Space"
          may={playable}
          onPress={() => player.send(toggled(now()))}
        />
        <Press
          icon="step"
          label="Step"
          keys="arrow key"
          may={forth}
          onPress={() => player.send({ type: 'player.step' })}
        />
        <Press icon="end" label="To the end" keys="End" may={forth} onPress={() => player.send(toEnd(now()))} />
      </div>
      <input
        className="controls-slider"
        type="range"
        aria-label="Position"
        aria-valuetext={`Input ${position} of ${steps.length}: ${name}`}
        min={0}
        max={steps.length}
        value={position}
        onChange={({ currentTarget }) => player.send({ type: 'player.jump', position: Number(currentTarget.value) })}
      />
      <p className="controls-place" role="status" aria-live={playing ? 'off' : 'polite'}>
        <span className="controls-count" dir="ltr">
          {position} of {steps.length}
        </span>
        <span className="dim">{timeOf(step ?? { t: 0 })}</span>
        <span className="hidden">{name}</span>
      </p>
      <label className="controls-speed">
        <span className="hidden">Speed</span>
        <select
          className="field"
          dir="ltr"
          value={String(speed)}
          onChange={({ currentTarget }) => player.send({ type: 'player.pace', speed: Number(currentTarget.value) })}
        >
          {speeds.map(([value, label]) => (
            <option key={label} value={String(value)}>
              {label}
            </option>
          ))}
        </select>
      </label>
    </section>
  )
}

const LONGEST = 200

interface PressProps {
  icon: Parameters<typeof Icon>[0]['name']
  label: string
  /** The keyboard shortcuts, which work anywhere in the view. */
  keys: string
  may: boolean
  onPress: () => void
}

/** A button that keeps the focus while it is disabled. */
const Press = ({ icon, label, keys, may, onPress }: PressProps) => (
  <button
    type="button"
    className="icon-button"
    aria-label={label}
    title={`${label} (${keys})`}
    aria-disabled={!may}
    onClick={may ? onPress : undefined}
  >
    <Icon name={icon} />
  </button>
)
