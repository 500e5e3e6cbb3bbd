import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isNode, nameOf, nodesIn, parseScript, stringOf } from './syntax.ts'

/** What an entry exports, values and types alike. */
export interface ExportedNames {
  names: ReadonlySet<string>
  /** It has everything of another package too, so that no name is unknown there. */
  open: boolean
}

/** Reads what a module exports: a declaration of the package, or a file of the source. */
export function exportedNames(path: string): ExportedNames {
  const names = new Set<string>()
  const open = collect(path, names, new Set())
  return { names, open }
}

function collect(path: string, names: Set<string>, known: Set<string>): boolean {
  if (known.has(path)) return false
  known.add(path)
  const program = parseScript(path, readFileSync(path, 'utf8'))
  let open = false
  for (const node of isNode(program) ? nodesIn(program.body) : []) {
    if (node.type === 'ExportAllDeclaration') {
      const target = fileOf(path, stringOf(node.source) ?? '')
      open = target === undefined || collect(target, names, known) || open
    }
    if (node.type === 'ExportDefaultDeclaration') names.add('default')
    if (node.type !== 'ExportNamedDeclaration') continue
    for (const specifier of nodesIn(node.specifiers)) add(names, nameOf(specifier.exported))
    if (!isNode(node.declaration)) continue
    add(names, nameOf(node.declaration.id))
    for (const { id } of nodesIn(node.declaration.declarations)) add(names, nameOf(id))
  }
  return open
}

function add(names: Set<string>, name: string | undefined): void {
  if (name !== undefined) names.add(name)
}

/** The file that a relative specifier means; undefined for a package. */
function fileOf(from: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined
  const path = join(dirname(from), specifier)
  return [path, path.replace(/\.js$/, '.d.ts')].find((one) => existsSync(one))
}
