import { posix } from 'node:path'
import { Visitor } from 'oxc-parser'
import { flowFolders } from '../flows/folders.ts'
import { around, composers, layers, parts, unwanted } from './layers.ts'
import { type Finding, isTest, lineAt, parse, type SourceFile } from './source.ts'

interface Import {
  /** A path from the root, or a package's specifier. */
  target: string
  ours: boolean
  typeOnly: boolean
  /** Whether it is a dynamic import. */
  late: boolean
  line: number
}

/** Every import of a file: static, dynamic, re-exporting, or of types. */
export function importsOf(file: SourceFile): Import[] {
  const found: Import[] = []
  const add = (specifier: string, typeOnly: boolean, offset: number, late = false) => {
    const ours = specifier.startsWith('.')
    const target = ours ? posix.join(posix.dirname(file.path), specifier.replace(/\?.*$/, '')) : specifier
    found.push({ target, ours, typeOnly, late, line: lineAt(file.text, offset) })
  }
  const { module, program } = parse(file)
  for (const { moduleRequest, entries, start } of module.staticImports)
    add(moduleRequest.value, entries.length > 0 && entries.every((entry) => entry.isType), start)
  for (const { entries } of module.staticExports)
    for (const { moduleRequest, isType, start } of entries) if (moduleRequest) add(moduleRequest.value, isType, start)
  new Visitor({
    ImportExpression({ source, start }) {
      if (source.type === 'Literal' && typeof source.value === 'string') add(source.value, false, start, true)
    },
    TSImportType({ source, start }) {
      add(source.value, true, start)
    },
  }).visit(program)
  return found
}

/**
 * Checks imports against the table of layers [lazy-layers]: which folder may import which, that flows do not import
 * each other, and that there are no cycles.
 */
export function checkImports(files: SourceFile[]): Finding[] {
  const graph = new Map(files.map((file) => [file.path, importsOf(file)]))
  const charts = new Set(files.filter(({ path, text }) => isChart(path, text)).map(({ path }) => path))
  const findings = [...graph].flatMap(([path, imports]) =>
    imports.flatMap((one) => {
      const message = isTest(path) ? undefined : objection(path, one, charts)
      return message ? [{ path, line: one.line, message }] : []
    }),
  )
  return [...findings, ...circles(graph)]
}

const isChart = (path: string, text: string) =>
  path.startsWith('machines/') && !isTest(path) && /\.createMachine\(/.test(text)

const within = (path: string, places: string[]) =>
  places.some((place) => path === place || path.startsWith(`${place}/`))

const isFlow = (path: string) =>
  within(
    path,
    flowFolders.map((folder) => `machines/${folder}`),
  )

/** Whether a file belongs to a flow that includes the target's flow as a part. */
const isPart = (path: string, target: string) =>
  parts[path.split('/')[1] ?? '']?.includes(target.split('/')[1] ?? '') === true

function objection(path: string, { target, ours, typeOnly }: Import, charts: Set<string>): string | undefined {
  const [folder = '', sub = ''] = path.split('/')
  const layer = layers[folder]
  if (!layer) return undefined
  if (!ours) return packageObjection(folder, target)
  if (folder !== 'sandbox' && folder !== 'demo' && within(target, around))
    return `the product never imports ${target.split('/')[0]}/`
  // A flow may import the types of charts that are not flows: the kit's own.
  if (charts.has(path) && charts.has(target) && isFlow(path))
    if (!isPart(path, target) && (!typeOnly || isFlow(target)))
      return `a flow imports no other chart (${target}): they talk by events and outputs`
  if (
    folder === 'views' &&
    /^views\/[^/]+\//.test(target) &&
    path.split('/').length > 2 &&
    !within(target, [`views/${sub}`]) &&
    !isPart(path, target)
  )
    return `a flow's views import no other flow's (${target})`
  if (within(target, [folder]) || within(target, layer.values) || within(path, composers)) return undefined
  if (typeOnly && within(target, layer.types ?? [])) return undefined
  return `${folder}/ may not import ${typeOnly ? 'types' : 'values'} of ${target}`
}

function packageObjection(folder: string, specifier: string): string | undefined {
  const layer = layers[folder]
  if (!layer || specifier.startsWith('node:')) return undefined
  const name = specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
  const instead = unwanted[specifier]
  if (instead && folder !== 'sandbox') return `${specifier}: ${instead}`
  if (layer.packages && !layer.packages.includes(name)) return `${folder}/ may not import the package ${name}`
  return layer.not?.includes(name) ? `${folder}/ may not import the package ${name}` : undefined
}

/** Every cycle of the import graph, reported once, at its first file. */
function circles(graph: Map<string, Import[]>): Finding[] {
  const findings: Finding[] = []
  const done = new Set<string>()
  const walk = (path: string, trail: string[]) => {
    if (trail.includes(path)) {
      const circle = trail.slice(trail.indexOf(path))
      findings.push({ path, line: 1, message: `imports run in a circle: ${[...circle, path].join(' → ')}` })
      return
    }
    if (done.has(path)) return
    for (const { target, ours } of graph.get(path) ?? []) if (ours) walk(target, [...trail, path])
    done.add(path)
  }
  for (const path of graph.keys()) walk(path, [])
  return findings
}
