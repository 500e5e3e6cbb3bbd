import { posix } from 'node:path'
import { parseSync } from 'oxc-parser'

/** The files of a built package, by their paths in it. */
export type Files = ReadonlyMap<string, string>

/** A place where a built file names another file or a package, and the imported names. */
export interface Mention {
  specifier: string
  /** The file of the package; undefined for another package. */
  file: string | undefined
  /** The specifier's position, including its quotes. */
  start: number
  end: number
  /** The imported names; undefined if all are imported. */
  names: readonly string[] | undefined
}

/** The mentions in each file of a built package. */
export type Graph = ReadonlyMap<string, readonly Mention[]>

export const graphOf = (files: Files): Graph =>
  new Map([...files].map(([path, text]) => [path, mentionsIn(path, text)]))

/** Every import of a built file: static, re-exporting or dynamic. */
function mentionsIn(path: string, text: string): Mention[] {
  const { module } = parseSync(path, text)
  const mention = (start: number, end: number, names?: readonly string[]): Mention => {
    const specifier = text.slice(start + 1, end - 1)
    const file = specifier.startsWith('.') ? posix.join(posix.dirname(path), specifier) : undefined
    return { specifier, file, start, end, names }
  }
  const taken = module.staticImports.map(({ moduleRequest: { start, end }, entries }) => {
    const names = entries.map(({ importName: { kind, name } }) => (kind === 'Name' && name ? name : undefined))
    return mention(start, end, names.includes(undefined) ? undefined : names.flatMap((name) => name ?? []))
  })
  // A name that is imported and then exported is in both lists.
  const isTaken = (start: number) => taken.some((one) => one.start === start)
  const passedOn = module.staticExports
    .flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest ?? []))
    .flatMap(({ start, end }) => (isTaken(start) ? [] : mention(start, end)))
  const late = module.dynamicImports
    .filter(({ moduleRequest: { start } }) => /["'`]/.test(text[start] ?? ''))
    .map(({ moduleRequest: { start, end } }) => mention(start, end))
  return [...taken, ...passedOn, ...late]
}

/** A file, and all files of the package that it may load. */
export function reachedFrom(path: string, graph: Graph, known = new Set<string>()): Set<string> {
  const mentions = graph.get(path)
  if (!mentions || known.has(path)) return known
  known.add(path)
  for (const { file } of mentions) if (file !== undefined) reachedFrom(file, graph, known)
  return known
}

/** The other packages that a file, and every file that it may load, import. */
export const packagesOf = (path: string, graph: Graph): string[] =>
  [...reachedFrom(path, graph)].flatMap((each) =>
    (graph.get(each) ?? []).flatMap(({ specifier, file }) => (file === undefined ? specifier : [])),
  )
