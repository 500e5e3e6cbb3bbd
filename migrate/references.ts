import { beginningOf, isNode, nameOf, nodesIn, type SyntaxNode, stringOf, walk } from './syntax.ts'

/** A name that is taken from a module. */
export interface ImportedName {
  imported: string
  node: SyntaxNode
  /** What the file calls it, where that is the node's whole text. */
  local: string
}

/** A place of a file that names a module. */
export interface Reference {
  specifier: string
  /** The string, with its quotes. */
  literal: SyntaxNode
  /**
   * How: an import that is rewritten as it stands, one for its effect alone, one that is no module of JavaScript's own, or
   * a string that may mean the module.
   */
  kind: 'import' | 'effect' | 'require' | 'augmentation' | 'string'
  /** The whole statement, where it is one. */
  statement?: SyntaxNode
  names: readonly ImportedName[]
}

/** How tests speak of modules: `vi.mock('…')`, `jest.requireActual('…')` and the like. */
const mocking =
  /^(?:(?:do|un|dont|unstable_)?mock(?:Module)?|(?:do)?unmock|importActual|importMock|requireActual|requireMock|createMockFromModule|setMock|deepUnmock)$/i

const isMocking = (callee: unknown): boolean =>
  isNode(callee, 'MemberExpression') &&
  ['vi', 'vitest', 'jest'].includes(nameOf(callee.object) ?? '') &&
  mocking.test(nameOf(callee.property) ?? '')

const isRequire = (callee: unknown): boolean =>
  nameOf(callee) === 'require' ||
  (isNode(callee, 'MemberExpression') && nameOf(callee.property) === 'resolve' && isLoader(callee.object))

const isLoader = (value: unknown): boolean => nameOf(value) === 'require' || isNode(value, 'MetaProperty')

/** What a string or a template names; what is put into a template is left open. */
function specifierOf(literal: unknown): string | undefined {
  const start = beginningOf(literal)
  return stringOf(literal) ?? (start === undefined ? undefined : `${start}…`)
}

/** Every place that names a module which is looked for. */
export function referencesIn(program: unknown, isWanted: (specifier: string) => boolean): Reference[] {
  const found: Reference[] = []
  const seen = new Set<SyntaxNode>()
  const add = (literal: unknown, rest: Pick<Reference, 'kind'> & Partial<Reference>) => {
    const specifier = specifierOf(literal)
    if (!isNode(literal) || specifier === undefined || seen.has(literal)) return
    seen.add(literal)
    if (isWanted(specifier)) found.push({ specifier, literal, names: [], ...rest })
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
            names: [...names.flatMap(importedName), ...members(program, names)],
          })
        break
      }
      case 'ExportNamedDeclaration':
        add(node.source, { kind: 'import', statement: node, names: nodesIn(node.specifiers).flatMap(exportedName) })
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

const importedName = (node: SyntaxNode): ImportedName[] => {
  if (node.type === 'ImportDefaultSpecifier') return [{ imported: 'default', node, local: nameOf(node.local) ?? '' }]
  const imported = nameOf(node.imported)
  return imported === undefined ? [] : [{ imported, node, local: nameOf(node.local) ?? imported }]
}

const exportedName = (node: SyntaxNode): ImportedName[] => {
  const imported = nameOf(node.local)
  return imported === undefined ? [] : [{ imported, node, local: nameOf(node.exported) ?? imported }]
}

/** What is taken of a namespace that is imported: `AppKit.useAppKit`, as a value, a type or an element. */
function members(program: unknown, specifiers: readonly SyntaxNode[]): ImportedName[] {
  const namespace = specifiers.find(({ type }) => type === 'ImportNamespaceSpecifier')
  const local = namespace && nameOf(namespace.local)
  if (local === undefined) return []
  const found = new Map<string, ImportedName>()
  const note = (owner: unknown, property: unknown) => {
    const imported = nameOf(owner) === local && isNode(property) ? nameOf(property) : undefined
    if (imported !== undefined && isNode(property) && !found.has(imported))
      found.set(imported, { imported, node: property, local: imported })
  }
  walk(program, (node) => {
    if (node.type === 'MemberExpression' && node.computed !== true) note(node.object, node.property)
    if (node.type === 'JSXMemberExpression') note(node.object, node.property)
    if (node.type === 'TSQualifiedName') note(node.left, node.right)
    return true
  })
  return [...found.values()]
}
