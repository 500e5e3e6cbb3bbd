import { useMemo } from 'react'
import { useStyles } from '../../ui/styles.tsx'
import { type Change, diff } from '../feed/diff.ts'
import type { ActorView } from '../feed/terms.ts'
import css from './context-pane.css?inline'
import { Json, preview } from './json.tsx'

/** An actor's context, and its last change. */
export function ContextPane({ actor }: { actor: ActorView | undefined }) {
  useStyles(css)
  if (!actor) return <p className="empty">Choose an actor.</p>
  const { context, previous, result, machine, systemId, at, status } = actor
  return (
    <div className="context scroll">
      <dl className="context-facts">
        <dt>Path</dt>
        <dd className="mono">{at === '' ? '(root)' : at}</dd>
        {systemId === undefined ? null : (
          <>
            <dt>System id</dt>
            <dd className="mono">{systemId}</dd>
          </>
        )}
        <dt>Status</dt>
        <dd>{status}</dd>
      </dl>
      {previous ? <Changes before={previous.context} after={context} event={previous.event} /> : null}
      {machine ? (
        <section>
          <h4 className="context-title">Context</h4>
          {context === undefined ? (
            <p className="dim">This chart keeps none.</p>
          ) : (
            <Json key={actor.key} value={context} />
          )}
        </section>
      ) : null}
      {result === undefined ? null : (
        <section>
          <h4 className="context-title">{status === 'error' ? 'Failed with' : 'Ended with'}</h4>
          <Json value={result} />
        </section>
      )}
    </div>
  )
}

const signs: Record<Change['kind'], string> = { added: '+', removed: '−', changed: '~' }

function Changes({ before, after, event }: { before: unknown; after: unknown; event: string }) {
  const changes = useMemo(() => diff(before, after), [before, after])
  return (
    <section>
      <h4 className="context-title">
        Last change <span className="mono dim">by {event}</span>
      </h4>
      <ul>
        {changes.map((change) => (
          <li key={change.path} className="change mono" data-kind={change.kind}>
            <span className="change-sign" aria-hidden="true">
              {signs[change.kind]}
            </span>
            <span className="hidden">{change.kind} </span>
            <span className="change-text">
              <span className="change-path">{change.path}</span>{' '}
              {change.kind === 'added' ? null : <del>{preview(change.before)}</del>}{' '}
              {change.kind === 'removed' ? null : <ins>{preview(change.after)}</ins>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
