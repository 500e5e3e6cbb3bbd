import { isNode, nameOf, type SyntaxNode, walk } from './syntax.ts'

/** Syntax that concerns types only, in TypeScript and in Flow, or that only imports a name and re-exports it. */
const silent = [
  /^TS(?!TypeAssertion)(?:\w*Type|Type\w+|QualifiedName|Interface\w+|ClassImplements|ExpressionWithTypeArguments)$/,
  /^(?:Type(?!Cast)|Interface|GenericType|ClassImplements|ImportDeclaration|ExportSpecifier)/,
]

/** Whether a file uses a name as a value anywhere, not only as a type. */
export function isUsedAsValue(name: string, program: unknown): boolean {
  let isFound = false
  const labels = new Set<unknown>()
  walk(program, (node) => {
    if (isFound || silent.some((kind) => kind.test(node.type))) return false
    labels.add(labelOf(node))
    isFound ||= isNode(node, 'Identifier', 'JSXIdentifier') && !labels.has(node) && nameOf(node) === name
    return true
  })
  return isFound
}

/** The name of a member or a property, which does not refer to a binding of the file. */
function labelOf(node: SyntaxNode): unknown {
  if (node.computed === true) return undefined
  if (node.type === 'JSXAttribute') return node.name
  return node.type.endsWith('MemberExpression') ? node.property : node.key
}
