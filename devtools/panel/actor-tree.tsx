import { type KeyboardEvent, useRef, useState } from 'react'
import { useStyles } from '../../ui/styles.tsx'
import type { ActorView } from '../feed/terms.ts'
import css from './actor-tree.css?inline'
import { Icon } from './icons.tsx'
import { rowsOf, stepIn, type TreeRow } from './tree-rows.ts'

export interface ActorTreeProps {
  actors: readonly ActorView[]
  selected: string | undefined
  onSelect: (key: string) => void
}

/** The tree of actors, as an ARIA tree; ended ones are folded at its end. */
export function ActorTree({ actors, selected, onSelect }: ActorTreeProps) {
  useStyles(css)
  const tree = useRef<HTMLDivElement>(null)
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set(['ended']))
  const [focused, setFocused] = useState<string>()
  const rows = rowsOf(actors, folded)
  const here = rows.find(({ key }) => key === focused) ?? rows.find(({ key }) => key === selected) ?? rows[0]

  const fold = (row: TreeRow, away: boolean) => {
    const next = new Set(folded)
    if (away) next.add(row.key)
    else next.delete(row.key)
    setFolded(next)
  }
  const go = (row: TreeRow | undefined) => {
    if (!row) return
    setFocused(row.key)
    tree.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(row.key)}"]`)?.focus()
  }
  const activate = (row: TreeRow) => {
    setFocused(row.key)
    if (row.actor) onSelect(row.key)
    else fold(row, row.open === true)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!here) return
    const step = stepIn(rows, here, event.key)
    if (!step) return
    event.preventDefault()
    if (step.do === 'fold') fold(here, true)
    else if (step.do === 'unfold') fold(here, false)
    else if (step.do === 'choose') activate(here)
    else go(step.to)
  }
  if (rows.length === 0)
    return <p className="empty">No kit runs yet. It starts when the modal is first opened, or approached.</p>
  return (
    <div ref={tree} className="tree scroll" role="tree" aria-label="Actors" onKeyDown={onKeyDown}>
      {rows.map((row) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the tree handles the keyboard
        <div
          key={row.key}
          className="tree-row"
          role="treeitem"
          data-key={row.key}
          data-status={row.actor?.status}
          data-level={Math.min(row.level, 6)}
          aria-level={row.level}
          aria-posinset={row.position}
          aria-setsize={row.siblings}
          aria-expanded={row.open}
          aria-selected={row.key === selected}
          tabIndex={row === here ? 0 : -1}
          onClick={() => activate(row)}
        >
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: the arrow keys fold and unfold by keyboard */}
          {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow is only for pointers; the row has the semantics */}
          <span
            className="twist"
            data-open={row.open}
            onClick={(event) => {
              if (row.open === undefined) return
              event.stopPropagation()
              fold(row, row.open)
            }}
          >
            {row.open === undefined ? null : <Icon name="down" />}
          </span>
          {row.actor ? <ActorLabel actor={row.actor} /> : <span className="dim">{row.label}</span>}
        </div>
      ))}
    </div>
  )
}

function ActorLabel({ actor }: { actor: ActorView }) {
  const { machine, name, id, status, at } = actor
  const leaves = machine ? leavesOf(actor.value).join(' · ') : ''
  return (
    <>
      <span className="kind" data-kind={machine ? 'chart' : 'port'}>
        <Icon name={machine ? 'chart' : 'port'} />
      </span>
      <span className="tree-text">
        <span className="tree-name">
          {name}
          {at !== '' && id !== name ? <span className="dim"> {id}</span> : null}
        </span>
        {leaves === '' ? null : <span className="tree-value mono cut">{leaves}</span>}
      </span>
      {status === 'active' ? null : <span className={status === 'error' ? 'tag problem' : 'tag'}>{status}</span>}
    </>
  )
}

/** The innermost active states of a chart. */
function leavesOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value instanceof Object
    ? Object.entries(value).flatMap(([key, inner]) => {
        const inside = leavesOf(inner)
        return inside.length > 0 ? inside : [key]
      })
    : []
}
