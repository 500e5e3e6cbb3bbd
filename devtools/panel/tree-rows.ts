import type { ActorView } from '../feed/terms.ts'

/** A row in the tree of actors. */
export interface TreeRow {
  key: string
  /** Undefined for the row that contains the ended ones. */
  actor: ActorView | undefined
  label: string
  parent: string | undefined
  level: number
  /** Its position among its siblings, and their number. */
  position: number
  siblings: number
  /** Whether its children are visible; undefined if it has none. */
  open: boolean | undefined
}

/** The visible rows from the top down: parents above children, ended actors last. */
export function rowsOf(actors: readonly ActorView[], folded: ReadonlySet<string>): TreeRow[] {
  const running = actors.filter(({ status }) => status === 'active')
  const ended = actors.filter(({ status }) => status !== 'active')
  const keys = new Set(running.map(({ key }) => key))
  const below = Map.groupBy(running, ({ parent }) => (parent !== undefined && keys.has(parent) ? parent : undefined))
  const roots = below.get(undefined) ?? []
  const tops = roots.length + (ended.length > 0 ? 1 : 0)

  const rowOf = (actor: ActorView, level: number, position: number, siblings: number, parent?: string): TreeRow[] => {
    const children = below.get(actor.key) ?? []
    const open = children.length > 0 ? !folded.has(actor.key) : undefined
    const row: TreeRow = { key: actor.key, actor, label: actor.name, parent, level, position, siblings, open }
    const inner = (child: ActorView, at: number) => rowOf(child, level + 1, at + 1, children.length, actor.key)
    return [row, ...(open ? children.flatMap(inner) : [])]
  }
  const rows = roots.flatMap((actor, at) => rowOf(actor, 1, at + 1, tops))
  if (ended.length === 0) return rows
  const open = !folded.has('ended')
  const gone = ended.map(
    (actor, at): TreeRow => ({
      ...{ key: actor.key, actor, label: actor.name, parent: 'ended', open: undefined },
      ...{ level: 2, position: at + 1, siblings: ended.length },
    }),
  )
  const holder: TreeRow = {
    ...{ key: 'ended', actor: undefined, label: `Ended (${ended.length})`, parent: undefined, open },
    ...{ level: 1, position: tops, siblings: tops },
  }
  return [...rows, holder, ...(open ? gone : [])]
}

/** The effect of a key in the tree: moves to another row, folds this one, or selects it. */
export type TreeStep = { do: 'go'; to: TreeRow | undefined } | { do: 'fold' } | { do: 'unfold' } | { do: 'choose' }

/** The effect of a key on a row, as in ARIA's tree view; undefined for other keys. */
export function stepIn(rows: readonly TreeRow[], here: TreeRow, key: string): TreeStep | undefined {
  const at = rows.indexOf(here)
  if (key === 'Enter' || key === ' ') return { do: 'choose' }
  if (key === 'ArrowDown') return { do: 'go', to: rows[at + 1] }
  if (key === 'ArrowUp') return { do: 'go', to: rows[at - 1] }
  if (key === 'Home') return { do: 'go', to: rows[0] }
  if (key === 'End') return { do: 'go', to: rows.at(-1) }
  if (key === 'ArrowRight' && here.open !== undefined)
    return here.open ? { do: 'go', to: rows[at + 1] } : { do: 'unfold' }
  if (key !== 'ArrowLeft') return undefined
  return here.open ? { do: 'fold' } : { do: 'go', to: rows.findLast((row) => row.key === here.parent) }
}
