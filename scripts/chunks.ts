import { join, relative } from 'node:path'
import { entries } from './entries.ts'
import { root } from './shell.ts'

type Graph = (id: string) => { importedIds: readonly string[] } | null

/** A file's path from the root, without its ending. */
export const pathOf = (id: string): string => relative(root, id).replace(/\.tsx?$/, '')

/** A file, and all that comes with it. */
function closureOf(id: string, graph: Graph, known = new Set<string>()): Set<string> {
  if (known.has(id)) return known
  known.add(id)
  for (const each of graph(id)?.importedIds ?? []) closureOf(each, graph, known)
  return known
}

/**
 * Which chunk of the package a module goes to, where the bundler is not to decide. What comes with the modal is one,
 * for each chunk is compressed by itself. What a page has from the start is one each, so that nothing imports a door.
 */
export function chunkNames(): (id: string, context: { getModuleInfo: Graph }) => string | null {
  const doors = Object.values(entries).map((path) => join(root, path))
  let known: { early: Set<string>; modal: Set<string> } | undefined
  const look = (graph: Graph) => {
    const from = (path: string) => closureOf(join(root, path), graph)
    const early = new Set(Object.values(entries).flatMap((path) => [...from(path)]))
    const engine = from('react/engine.ts')
    const modal = [...from('react/mount.tsx')].filter((id) => !engine.has(id) && !early.has(id))
    return { early, modal: new Set(modal) }
  }
  return (id, context) => {
    known ??= look((each) => context.getModuleInfo(each))
    if (known.modal.has(id)) return 'react/mount'
    return known.early.has(id) && !doors.includes(id) ? pathOf(id) : null
  }
}
