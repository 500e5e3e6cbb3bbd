import { isNode, nameOf, nodesIn, type SyntaxNode, walk } from './syntax.ts'

/** A name imported from a module. */
export interface TakenName {
  imported: string
  node: SyntaxNode
  /** How it is imported: in a specifier, as a property, or as a key of a destructuring pattern. */
  as: 'specifier' | 'member' | 'key'
  /** Its local name, for a specifier. */
  local: string
  /** Whether it is imported as a type only, as far as the syntax shows. */
  isType: boolean
  /** Whether a test mocks it. */
  isMocked?: true
}

/** How tests refer to modules: `vi.mock('…')`, `jest.requireActual('…')` and the like. */
const mocking =
  /^(?:(?:do|un|dont|unstable_)?mock(?:Module)?|(?:do)?unmock|importActual|importMock|requireActual|requireMock|createMockFromModule|setMock|deepUnmock)$/i

const testing = (callee: unknown): string | undefined =>
  isNode(callee, 'MemberExpression') && ['vi', 'vitest', 'jest'].includes(nameOf(callee.object) ?? '')
    ? nameOf(callee.property)
    : undefined

export const isMocking = (callee: unknown): boolean => mocking.test(testing(callee) ?? '')

/** The names taken from modules without an import statement, by the string that names the module. */
export function takenLate(program: unknown): ReadonlyMap<SyntaxNode, readonly TakenName[]> {
  const found = new Map<SyntaxNode, TakenName[]>()
  const add = (literal: SyntaxNode | undefined, names: () => readonly TakenName[]) => {
    if (literal) found.set(literal, [...(found.get(literal) ?? []), ...names()])
  }
  walk(program, (node, scope) => {
    if (node.type === 'VariableDeclarator') add(moduleOf(node.init), () => namesOf(node.id, scope))
    if (node.type === 'MemberExpression') add(moduleOf(node.object), () => memberOf(node))
    if (node.type === 'TSImportType') add(namedIn(node), () => qualifierOf(node.qualifier))
    if (node.type === 'CallExpression') {
      const [first, second] = nodesIn(node.arguments)
      if (isNode(node.callee, 'MemberExpression') && nameOf(node.callee.property) === 'then')
        add(promisedBy(node.callee.object), () => parameterOf(first))
      if (isMocking(node.callee)) add(promisedBy(first) ?? first, () => keysOf(second))
    }
    return true
  })
  return found
}

/** The names used through a namespace, as a value, a type or an element: `AppKit.useAppKit`. */
export function membersOf(namespace: string, scope: unknown): TakenName[] {
  const found: TakenName[] = []
  walk(scope, (node) => {
    if (nameOf(node.object) === namespace) found.push(...memberOf(node))
    if (node.type === 'TSQualifiedName' && nameOf(node.left) === namespace) found.push(...qualifierOf(node.right))
    if (node.type === 'VariableDeclarator' && nameOf(node.init) === namespace) found.push(...patternOf(node.id))
    return true
  })
  return found
}

/** The string that names the module in `import('…')`. */
function namedIn(node: SyntaxNode): SyntaxNode | undefined {
  const named = isNode(node.argument, 'TSLiteralType') ? node.argument.literal : node.argument
  return isNode(named) ? named : undefined
}

/** The string that names the module that an expression is a promise of. */
function promisedBy(node: unknown): SyntaxNode | undefined {
  if (isNode(node, 'ImportExpression')) return isNode(node.source) ? node.source : undefined
  if (!isNode(node, 'CallExpression')) return undefined
  const isPromise = isNode(node.callee, 'Import') || /^import(?:Actual|Mock)$/.test(testing(node.callee) ?? '')
  return isPromise ? nodesIn(node.arguments)[0] : undefined
}

/** The string that names the module that an expression evaluates to. */
function moduleOf(node: unknown): SyntaxNode | undefined {
  const inner = bare(node)
  if (isNode(inner, 'AwaitExpression')) return promisedBy(bare(inner.argument))
  const isModule =
    isNode(inner, 'CallExpression') &&
    /^(?:require(?:Actual|Mock)|createMockFromModule)$/.test(testing(inner.callee) ?? '')
  return isModule ? nodesIn(inner.arguments)[0] : undefined
}

/** An expression without TypeScript's assertions around it. */
function bare(node: unknown): unknown {
  const isDressed = isNode(node, 'TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression', 'TSTypeAssertion')
  return isDressed ? bare(node.expression) : node
}

const namesOf = (id: unknown, scope: unknown): TakenName[] => {
  const name = nameOf(id)
  return name === undefined ? patternOf(id) : membersOf(name, scope)
}

function parameterOf(handler: unknown): TakenName[] {
  if (!isNode(handler, 'ArrowFunctionExpression', 'FunctionExpression')) return []
  return namesOf(nodesIn(handler.params)[0], handler.body)
}

const taken = (named: unknown, rest: Pick<TakenName, 'node' | 'as'> & Partial<TakenName>): TakenName[] => {
  const imported = nameOf(named)
  return imported === undefined ? [] : [{ imported, local: imported, isType: false, ...rest }]
}

function memberOf(node: SyntaxNode): TakenName[] {
  const { property } = node
  const isNamed = node.computed !== true || isNode(property, 'StringLiteral')
  return isNamed && isNode(property) ? taken(property, { node: property, as: 'member' }) : []
}

function qualifierOf(qualifier: unknown): TakenName[] {
  const first = isNode(qualifier, 'TSQualifiedName') ? qualifier.left : qualifier
  return isNode(first) ? taken(first, { node: first, as: 'member', isType: true }) : []
}

/** The names in `{ useAppKit, useAppKitState: state }`. */
const patternOf = (pattern: unknown): TakenName[] =>
  isNode(pattern, 'ObjectPattern', 'ObjectExpression')
    ? nodesIn(pattern.properties).flatMap((node) =>
        node.computed === true || node.key === undefined ? [] : taken(node.key, { node, as: 'key' }),
      )
    : []

/** The names that a test's factory mocks. */
function keysOf(factory: unknown): TakenName[] {
  if (!isNode(factory, 'ArrowFunctionExpression', 'FunctionExpression')) return []
  const results: unknown[] = isNode(factory.body, 'BlockStatement') ? [] : [factory.body]
  walk(factory.body, (node) => {
    if (node.type === 'ReturnStatement') results.push(node.argument)
    return !/Function|Method/.test(node.type)
  })
  return results.flatMap((one) => patternOf(bare(one))).map((name) => ({ ...name, isMocked: true }))
}
