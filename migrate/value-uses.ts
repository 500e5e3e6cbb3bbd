import { isNode, nameOf, type SyntaxNode, walk } from './syntax.ts'

/** What says something of types alone, in TypeScript and in Flow, or brings a name in and hands it on. */
const silent = [
  /^TS(?!TypeAssertion)(?:\w*Type|Type\w+|QualifiedName|Interface\w+|ClassImplements|ExpressionWithTypeArguments)$/,
  /^(?:Type(?!Cast)|Interface|GenericType|ClassImplements|ImportDeclaration|ExportSpecifier)/,
]

/** Whether a file uses a name as a value somewhere, and not as a type alone. */
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

/** The name of a member or of a property, which means nothing of the file's own. */
function labelOf(node: SyntaxNode): unknown {
  if (node.computed === true) return undefined
  if (node.type === 'JSXAttribute') return node.name
  return node.type.endsWith('MemberExpression') ? node.property : node.key
}
