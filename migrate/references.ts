import { beginningOf, isNode, nameOf, nodesIn, type SyntaxNode, stringOf, walk } from './syntax.ts'
import { isMocking, membersOf, type TakenName, takenLate } from './taken-names.ts'

/** A place in a file that names a module. */
export interface Reference {
  specifier: string
  /** The string literal, with its quotes. */
  literal: SyntaxNode
  /**
   * The kind of reference: an import that is rewritten in place, an import for side effects, a CommonJS `require`, a
   * module augmentation, or a string that may name the module.
   */
  kind: 'import' | 'effect' | 'require' | 'augmentation' | 'string'
  /** The whole statement, if the reference is one. */
  statement?: SyntaxNode
  names: readonly TakenName[]
}

const isRequire = (callee: unknown): boolean =>
  nameOf(callee) === 'require' ||
  (isNode(callee, 'MemberExpression') && nameOf(callee.property) === 'resolve' && isLoader(callee.object))

const isLoader = (value: unknown): boolean => nameOf(value) === 'require' || isNode(value, 'MetaProperty')

/** The specifier in a string or a template; undefined if a template has expressions. */
function specifierOf(literal: unknown): string | undefined {
  const start = beginningOf(literal)
  return stringOf(literal) ?? (start === undefined ? undefined : `${start}…`)
}

/** Every reference to a module that `isWanted` accepts. */
export function referencesIn(program: unknown, isWanted: (specifier: string) => boolean): Reference[] {
  const found: Reference[] = []
  const seen = new Set<SyntaxNode>()
  const late = takenLate(program)
  const add = (literal: unknown, rest: Pick<Reference, 'kind'> & Partial<Reference>) => {
    const specifier = specifierOf(literal)
    if (!isNode(literal) || specifier === undefined || seen.has(literal)) return
    seen.add(literal)
    if (isWanted(specifier)) found.push({ specifier, literal, names: late.get(literal) ?? [], ...rest })
  }
  walk(program, (node) => {
    switch (node.type) {
      case 'ImportDeclaration': {
        const names = nodesIn(node.specifiers)
        if (names.length === 0) add(node.source, { kind: 'effect', statement: node })
        else
          add(node.source, {
            kind: 'import',
            statement: node,
            names: names.flatMap((one) => importedNames(one, node.importKind === 'type', program)),
          })
        break
      }
      case 'ExportNamedDeclaration':
        add(node.source, { kind: 'import', statement: node, names: nodesIn(node.specifiers).flatMap(exportedNames) })
        break
      case 'ExportAllDeclaration':
        add(node.source, { kind: 'import', statement: node })
        break
      case 'ImportExpression':
        add(node.source, { kind: 'import' })
        break
      case 'TSImportType':
        add(isNode(node.argument, 'TSLiteralType') ? node.argument.literal : node.argument, { kind: 'import' })
        break
      case 'TSExternalModuleReference':
        add(node.expression, { kind: 'require' })
        break
      case 'TSModuleDeclaration':
        add(node.id, { kind: 'augmentation' })
        break
      case 'CallExpression': {
        const [first] = nodesIn(node.arguments)
        if (isNode(node.callee, 'Import') || isMocking(node.callee)) add(first, { kind: 'import' })
        else if (isRequire(node.callee)) add(first, { kind: 'require' })
        break
      }
      case 'StringLiteral':
      case 'TemplateLiteral':
        add(node, { kind: 'string' })
        break
    }
    return true
  })
  return found.sort((one, other) => one.literal.start - other.literal.start)
}

function importedNames(node: SyntaxNode, isTypes: boolean, program: unknown): TakenName[] {
  const isType = isTypes || node.importKind === 'type'
  const local = nameOf(node.local) ?? ''
  if (node.type === 'ImportNamespaceSpecifier')
    return membersOf(local, program).map((name) => ({ ...name, isType: name.isType || isType }))
  const imported = node.type === 'ImportDefaultSpecifier' ? 'default' : nameOf(node.imported)
  return imported === undefined ? [] : [{ imported, node, as: 'specifier', local, isType }]
}

/** A name that is only re-exported may be a type. */
function exportedNames(node: SyntaxNode): TakenName[] {
  const imported = nameOf(node.local)
  return imported === undefined
    ? []
    : [{ imported, node, as: 'specifier', local: nameOf(node.exported) ?? imported, isType: true }]
}
