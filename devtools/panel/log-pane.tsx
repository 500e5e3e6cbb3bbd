import { useState } from 'react'
import { useStyles } from '../../ui/styles.tsx'
import type { Feed } from '../feed/feed.ts'
import type { ActorView, EventKind, Heard } from '../feed/terms.ts'
import { useFeed } from '../feed/use-feed.ts'
import { Icon } from './icons.tsx'
import { LogDetail } from './log-detail.tsx'
import { everything, filtered, kinds } from './log-filter.ts'
import { LogList } from './log-list.tsx'
import css from './log-pane.css?inline'

export interface LogPaneProps {
  feed: Feed
  /** The selected actor. */
  actor: ActorView | undefined
  /** Called when the user selects an actor. */
  onActor: (key: string) => void
}

/** The log, newest last, with controls to filter, pause and clear it. */
export function LogPane({ feed, actor, onActor }: LogPaneProps) {
  useStyles(css)
  const live = useFeed(feed, (known) => known.log)
  const [held, setHeld] = useState<readonly Heard[]>()
  const [filter, setFilter] = useState(everything)
  const [selected, setSelected] = useState<Heard>()
  const log = held ?? live
  const shown = filtered(log, filter)

  const toggle = (kind: EventKind) => {
    const without = new Set(filter.without)
    if (!without.delete(kind)) without.add(kind)
    setFilter({ ...filter, without })
  }
  return (
    <div className="log">
      <div className="log-bar">
        <input
          className="field log-search"
          type="search"
          aria-label="Filter events"
          placeholder="Filter events"
          value={filter.text}
          onChange={({ target }) => setFilter({ ...filter, text: target.value })}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || filter.text === '') return
            event.preventDefault()
            setFilter({ ...filter, text: '' })
          }}
        />
        <fieldset className="log-kinds">
          <legend className="hidden">Kinds of events</legend>
          {kinds.map(({ kind, label }) => (
            <button
              key={kind}
              type="button"
              className="toggle"
              aria-pressed={!filter.without.has(kind)}
              onClick={() => toggle(kind)}
            >
              {label}
            </button>
          ))}
          <button
            type="button"
            className="toggle"
            aria-pressed={filter.actor !== undefined}
            disabled={!actor}
            onClick={() => setFilter({ ...filter, actor: filter.actor === undefined ? actor?.key : undefined })}
          >
            Only{' '}
            {filter.actor === undefined
              ? actor?.at || actor?.name
              : (log.find((one) => one.actor === filter.actor)?.name ?? 'one actor')}
          </button>
        </fieldset>
        <span className="grow" />
        <span className="dim log-count">
          {shown.length === log.length ? log.length : `${shown.length} of ${log.length}`}
        </span>
        <button
          type="button"
          className="icon-button"
          aria-label="Pause"
          aria-pressed={held !== undefined}
          onClick={() => setHeld(held ? undefined : live)}
        >
          <Icon name={held ? 'play' : 'pause'} />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label="Clear"
          onClick={() => {
            feed.clear()
            setHeld(undefined)
            setSelected(undefined)
          }}
        >
          <Icon name="clear" />
        </button>
      </div>
      {shown.length === 0 ? (
        <p className="empty">{log.length === 0 ? 'Nothing has happened yet.' : 'No event is like that.'}</p>
      ) : (
        <LogList log={shown} selected={selected?.serial} onSelect={setSelected} />
      )}
      {selected ? <LogDetail heard={selected} onActor={onActor} onClose={() => setSelected(undefined)} /> : null}
    </div>
  )
}
