import type { Heard } from '../feed/terms.ts'
import { Icon } from './icons.tsx'
import { Json } from './json.tsx'
import { wordsOf } from './log-filter.ts'

export interface LogDetailProps {
  heard: Heard
  onActor: (key: string) => void
  onClose: () => void
}

/** An event of the log in full: its payload, and the transitions that it caused. */
export function LogDetail({ heard, onActor, onClose }: LogDetailProps) {
  const { event, transitions, taken, target, name, actor, serial } = heard
  const { type, ...payload } = event
  return (
    <section className="log-detail" aria-label="Event">
      <div className="strip">
        <b className="mono cut">{wordsOf(type)}</b>
        <span className="grow" />
        <button type="button" className="button" onClick={() => onActor(actor)}>
          Look at {target || name}
        </button>
        <button type="button" className="icon-button" aria-label="Close the event" onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <div className="log-detail-body scroll">
        {transitions.length === 0 ? (
          <p className="dim">{taken ? 'No transition, but it got there.' : 'Ignored: no state took it.'}</p>
        ) : (
          <ol className="mono">
            {transitions.map((id, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
              <li key={index}>{textOf(id)}</li>
            ))}
          </ol>
        )}
        <Json key={serial} name="event" value={Object.keys(payload).length > 0 ? payload : type} />
      </div>
    </section>
  )
}

/** A transition's id as readable text. */
function textOf(id: string): string {
  const [source = '', type = '', rival = '0'] = id.split('|')
  return `${source}  ${type === '' ? 'always' : wordsOf(type)}${rival === '0' ? '' : ` (${Number(rival) + 1})`}`
}
