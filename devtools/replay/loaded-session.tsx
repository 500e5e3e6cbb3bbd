import { useSelector } from '@xstate/react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useStyles } from '../../ui/styles.tsx'
import { ChartPane } from './chart-pane.tsx'
import { Controls } from './controls.tsx'
import { DifferenceBanner } from './difference-banner.tsx'
import { Inputs } from './inputs.tsx'
import { commandOf, isTaken } from './keys.ts'
import css from './loaded-session.css?inline'
import { Payload } from './payload.tsx'
import type { Loaded } from './session.ts'
import { Shown } from './shown.tsx'

export interface LoadedSessionProps {
  loaded: Loaded
  /** Whether it has just been opened, so that it gets the keyboard. */
  fresh: boolean
  theme: 'light' | 'dark'
}

/** A session being played: its inputs, what the user saw, and the charts. */
export function LoadedSession({ loaded: { player, replay, catalog }, fresh, theme }: LoadedSessionProps) {
  useStyles(css)
  const room = useRef<HTMLElement>(null)
  const charts = useRef<HTMLDivElement>(null)
  const place = useSelector(player, ({ context }) => context.place)
  const [looked, setLooked] = useState<{ row: number; at: number }>()
  // When the user plays on, the selection follows.
  const row = looked && looked.at === place.position ? looked.row : place.position
  const jump = (position: number) => player.send({ type: 'player.jump', position })

  useEffect(() => {
    if (fresh) room.current?.focus({ preventScroll: true })
  }, [fresh])

  const onKeyDown = (event: KeyboardEvent) => {
    const [target] = event.nativeEvent.composedPath()
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || !(target instanceof Element)) return
    // A chart's diagram has keys of its own.
    if (charts.current?.contains(target) || isTaken(event.key, target)) return
    const rtl = room.current !== null && getComputedStyle(room.current).direction === 'rtl'
    const command = commandOf(event.key, player.getSnapshot(), rtl)
    if (!command) return
    event.preventDefault()
    player.send(command)
  }
  const { steps } = replay.trace
  return (
    <section ref={room} className="loaded-session" aria-label="Replay" tabIndex={-1} onKeyDown={onKeyDown}>
      {replay.warnings.map((warning) => (
        <p key={warning} className="notice" data-tone="warn">
          {warning}
        </p>
      ))}
      <div role="alert">
        {place.difference ? <DifferenceBanner difference={place.difference} onGoBefore={jump} /> : null}
      </div>
      <div className="loaded-session-panes">
        <div className="loaded-session-inputs">
          <Inputs
            steps={steps}
            position={place.position}
            differing={place.difference?.position}
            looked={row}
            onLook={(next) => setLooked({ row: next, at: place.position })}
            onJump={jump}
          />
          <Payload step={steps[row - 1]} />
        </div>
        <Shown simulation={place.simulation} catalog={catalog} theme={theme} />
        <div ref={charts} className="loaded-session-charts">
          <ChartPane place={place} theme={theme} />
        </div>
      </div>
      <Controls player={player} />
    </section>
  )
}
