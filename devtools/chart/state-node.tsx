import type { Node, NodeProps } from '@xyflow/react'
import { memo } from 'react'
import { Drawing } from '../../ui/icon.tsx'
import type { Variables } from '../../ui/variables.ts'
import { useLive } from './live.ts'
import { chipsOf, columnsOf, deedsOf } from './measure.ts'
import { TransitionRow } from './row.tsx'
import type { SceneNode } from './scene.ts'

export type StateNodeData = {
  node: SceneNode
  depth: number
  /** Whether it is a region of a parallel state. */
  region: boolean
  /** The keys of its ancestors, nearest first. */
  around: string[]
  /** The maximum width of its name inside its box. */
  room: number
}

const icons = {
  view: 'M4.5 4h11A1.5 1.5 0 0 1 17 5.5v9a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 3 14.5v-9A1.5 1.5 0 0 1 4.5 4ZM3 8h14',
  flow: 'M3 10h5m0 0V5.5h4M8 10v4.5h4m0-11h4v4h-4Zm0 9h4v4h-4Z',
  tag: 'M3.5 9.5v-6h6l7 7-6 6ZM7 7v.1',
  fold: 'm5.5 8 4.5 4.5L14.5 8',
}

/** The labels beside a state's name. */
function factsOf({ node, around, region }: StateNodeData, active: boolean): string {
  const { type, view, flow, tags, hidden, initial, inside } = node
  const [parent] = around
  return [
    region ? 'region' : type === 'atomic' || type === 'compound' ? 'state' : `${type} state`,
    parent === undefined ? '' : ` of ${parent}`,
    active ? ', active' : '',
    initial ? ', first' : '',
    inside.length > 0 ? `, ${inside.length} states inside` : '',
    hidden > 0 ? `, ${hidden} states folded away` : '',
    view === undefined ? '' : `, shows ${view}`,
    flow === undefined ? '' : `, hosts the flow ${flow}`,
    tags.length > 0 ? `, tagged ${tags.join(', ')}` : '',
  ].join('')
}

/** A state: its name, its view, its actions, and its internal transitions. */
export const StateNode = memo(function StateNode({ data }: NodeProps<Node<StateNodeData>>) {
  const live = useLive()
  const { node, depth, region, room } = data
  const { id, key, type, inside, hidden, rows } = node
  const active = live.active.has(id)
  const selected = live.selected === id
  const deeds = deedsOf(node)
  const chips = chipsOf(node)
  const columns = columnsOf(node)
  const style: Variables = {
    '--room': `${room}px`,
    '--lines': Math.ceil((deeds.length + rows.length) / (columns || 1)),
  }
  return (
    <div
      className="state"
      style={style}
      data-type={type}
      data-depth={depth % 2}
      data-region={region}
      data-holds={inside.length > 0}
      data-folded={hidden > 0}
      data-active={active}
      data-selected={selected}
      data-found={live.found?.has(id) ?? 'idle'}
    >
      <div className="head">
        <button
          type="button"
          className="name nopan"
          data-state={id}
          aria-label={`${key}, ${factsOf(data, active)}`}
          aria-pressed={selected}
          title={node.description ?? key}
        >
          {key}
        </button>
        {chips.length > 0 && (
          <span className="chips">
            {chips.map(({ kind, text }) => (
              <span
                key={`${kind} ${text}`}
                className="chip"
                data-kind={kind}
                title={`${kind} ${text === '' ? key : text}`}
              >
                <Drawing path={icons[kind]} size={12} />
                {text}
              </span>
            ))}
          </span>
        )}
        {hidden > 0 && <span className="badge">+{hidden} states</span>}
        {hidden === 0 && (type === 'parallel' || type === 'final' || type === 'history') && (
          <span className="badge">{type}</span>
        )}
        {inside.length + hidden > 0 && (
          <button
            type="button"
            className="fold nopan"
            aria-expanded={hidden === 0}
            aria-label={`${hidden > 0 ? 'Unfold' : 'Fold'} ${key}`}
            onClick={(event) => {
              event.stopPropagation()
              live.toggle(id)
            }}
          >
            <Drawing path={icons.fold} size={14} />
          </button>
        )}
      </div>
      {deeds.length + rows.length > 0 && (
        <div className="rows">
          {deeds.map(({ does, what }) => (
            <span key={does} className="row deed" title={`${does} ${what}`}>
              <i>{does}</i> {what}
            </span>
          ))}
          {rows.map((row) => (
            <TransitionRow key={row.edges.join()} row={row} withActions reachable={selected} />
          ))}
        </div>
      )}
    </div>
  )
})
