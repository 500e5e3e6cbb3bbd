import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isNode, nameOf, nodesIn, parseScript, stringOf } from './syntax.ts'

/** The exports of an entry, values and types. */
export interface ExportedNames {
  names: ReadonlySet<string>
  /** The names that are exported as types only. */
  types: ReadonlySet<string>
  /** Whether the entry re-exports another package, so that any name may exist in it. */
  open: boolean
}

/** Reads a module's exports, from a declaration of the package or from a source file. */
export function exportedNames(path: string): ExportedNames {
  const found: Found = { values: new Set(), types: new Set(), known: new Set() }
  const open = collect(path, found, false)
  const { values, types } = found
  const isTypeAlone = (name: string) => !values.has(name)
  return { names: new Set([...values, ...types]), types: new Set([...types].filter(isTypeAlone)), open }
}

interface Found {
  values: Set<string>
  types: Set<string>
  known: Set<string>
}

function collect(path: string, found: Found, isTypes: boolean): boolean {
  if (found.known.has(path)) return false
  found.known.add(path)
  const program = parseScript(path, readFileSync(path, 'utf8'))
  let open = false
  const add = (node: unknown, isType: boolean) => {
    const name = nameOf(node)
    if (name !== undefined) (isTypes || isType ? found.types : found.values).add(name)
  }
  for (const node of isNode(program) ? nodesIn(program.body) : []) {
    const isType = node.exportKind === 'type'
    if (node.type === 'ExportAllDeclaration') {
      const target = fileOf(path, stringOf(node.source) ?? '')
      open = target === undefined || collect(target, found, isTypes || isType) || open
    }
    if (node.type === 'ExportDefaultDeclaration') found.values.add('default')
    if (node.type !== 'ExportNamedDeclaration') continue
    for (const specifier of nodesIn(node.specifiers)) add(specifier.exported, isType || specifier.exportKind === 'type')
    if (!isNode(node.declaration)) continue
    const isTyped = isNode(node.declaration, 'TSInterfaceDeclaration', 'TSTypeAliasDeclaration')
    add(node.declaration.id, isTyped)
    for (const { id } of nodesIn(node.declaration.declarations)) add(id, false)
  }
  return open
}

/** The file that a relative specifier points to; undefined for a package. */
function fileOf(from: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined
  const path = join(dirname(from), specifier)
  return [path, path.replace(/\.js$/, '.d.ts')].find((one) => existsSync(one))
}
