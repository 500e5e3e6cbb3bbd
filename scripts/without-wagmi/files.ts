import { posix } from 'node:path'
import { parseSync } from 'oxc-parser'

/** The files of a built package, by their paths in it. */
export type Files = ReadonlyMap<string, string>

/** Where a built file names another one or a package, and what it takes of it. */
export interface Mention {
  specifier: string
  /** The file of the package that is meant; undefined for another package. */
  file: string | undefined
  /** Where the specifier is written, its quotes included. */
  start: number
  end: number
  /** The names that are taken; undefined where all are. */
  names: readonly string[] | undefined
}

/** What each file of a built package mentions. */
export type Graph = ReadonlyMap<string, readonly Mention[]>

export const graphOf = (files: Files): Graph =>
  new Map([...files].map(([path, text]) => [path, mentionsIn(path, text)]))

/** All that a built file imports: statically, as a part of what it exports, or when it is needed. */
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
  // What is imported and then exported is among both.
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

/** What a file, and all that it may load, takes of other packages. */
export const packagesOf = (path: string, graph: Graph): string[] =>
  [...reachedFrom(path, graph)].flatMap((each) =>
    (graph.get(each) ?? []).flatMap(({ specifier, file }) => (file === undefined ? specifier : [])),
  )
