import { useSelector } from '@xstate/react'
import { type DragEvent, useCallback, useRef, useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import { useStyles } from '../../ui/styles.tsx'
import controlsCss from '../panel/controls.css?inline'
import { Intake } from './intake.tsx'
import { LoadedSession } from './loaded-session.tsx'
import css from './replay.css?inline'
import type { sessionMachine } from './session.ts'
import { usePaste } from './use-paste.ts'

export interface ReplayPaneProps {
  session: ActorRefFrom<typeof sessionMachine>
  theme: 'light' | 'dark'
}

/** Opens a recorded session, and replays it on this package's charts next to their views. */
export function ReplayPane({ session, theme }: ReplayPaneProps) {
  useStyles(controlsCss)
  useStyles(css)
  const view = useRef<HTMLDivElement>(null)
  const [isOver, setOver] = useState(false)
  const loaded = useSelector(session, ({ context }) => context.loaded)
  const [before] = useState(loaded)
  const refusal = useSelector(session, ({ context }) => context.refusal)
  const reading = useSelector(session, (snapshot) => snapshot.matches('reading'))
  const take = useCallback(
    (brought: File | string | undefined) => {
      if (brought) session.send({ type: 'file.take', brought })
    },
    [session],
  )
  usePaste(view, take)

  // The surroundings may accept files as well.
  const claim = (event: DragEvent) => {
    event.preventDefault()
    event.stopPropagation()
  }
  const onDrop = (event: DragEvent) => {
    claim(event)
    setOver(false)
    take(event.dataTransfer.files[0] ?? event.dataTransfer.getData('text/plain'))
  }
  const onDragLeave = ({ currentTarget, relatedTarget }: DragEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false)
  }
  const intake = { refusal, reading, onTake: take, onDismiss: () => session.send({ type: 'refusal.dismiss' }) }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a file can also be chosen or pasted
    <div
      ref={view}
      className="replay"
      data-theme={theme}
      data-over={isOver}
      onDragOver={(event) => {
        claim(event)
        setOver(true)
      }}
      onDragLeave={onDragLeave}
      onDrop={onDrop}
    >
      <Intake {...intake} name={loaded?.name} />
      {loaded ? (
        <LoadedSession key={loaded.player.sessionId} loaded={loaded} fresh={loaded !== before} theme={theme} />
      ) : null}
    </div>
  )
}
