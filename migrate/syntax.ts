import { type ParserPlugin, parse } from '@babel/parser'
import type MagicString from 'magic-string'

/** A node of the syntax tree, of any kind. */
export interface SyntaxNode {
  type: string
  start: number
  end: number
  [field: string]: unknown
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Whether a value is a node, of one of the given kinds if there are any. */
export const isNode = (value: unknown, ...types: readonly string[]): value is SyntaxNode =>
  isObject(value) &&
  typeof value.type === 'string' &&
  typeof value.start === 'number' &&
  typeof value.end === 'number' &&
  (types.length === 0 || types.includes(value.type))

/** The nodes among the elements of a list. */
export const nodesIn = (value: unknown): SyntaxNode[] =>
  Array.isArray(value) ? value.filter((one) => isNode(one)) : []

/** A string literal's text. */
export const stringOf = (node: unknown): string | undefined =>
  isNode(node, 'StringLiteral', 'DirectiveLiteral') && typeof node.value === 'string' ? node.value : templateOf(node)

const templateOf = (node: unknown): string | undefined =>
  isNode(node, 'TemplateLiteral') && nodesIn(node.expressions).length === 0 ? beginningOf(node) : undefined

/** A template's text before its first expression. */
export function beginningOf(node: unknown): string | undefined {
  const [text] = isNode(node, 'TemplateLiteral') ? nodesIn(node.quasis) : []
  return isObject(text?.value) && typeof text.value.cooked === 'string' ? text.value.cooked : undefined
}

/** The name in a node: an identifier's, or a string's in its place. */
export const nameOf = (node: unknown): string | undefined =>
  isNode(node, 'Identifier', 'JSXIdentifier') && typeof node.name === 'string' ? node.name : stringOf(node)

const skipped = new Set(['loc', 'leadingComments', 'trailingComments', 'innerComments', 'extra', 'errors', 'tokens'])

const scopes = /^(?:Program|BlockStatement|StaticBlock)$|Function/

/**
 * Visits all nodes, parents before children; if `visit` returns false, the node's children are skipped. `visit` also
 * receives the innermost block or function around the node.
 */
export function walk(
  value: unknown,
  visit: (node: SyntaxNode, scope: SyntaxNode | undefined) => boolean,
  scope?: SyntaxNode,
): void {
  if (Array.isArray(value)) for (const one of value) walk(one, visit, scope)
  else if (isObject(value)) {
    if (isNode(value) && !visit(value, scope)) return
    const inner = isNode(value) && scopes.test(value.type) ? value : scope
    for (const [field, one] of Object.entries(value)) if (!skipped.has(field)) walk(one, visit, inner)
  }
}

const common: ParserPlugin[] = ['decorators', 'decoratorAutoAccessors', 'explicitResourceManagement']

function pluginsFor(path: string): ParserPlugin[] {
  if (/\.d\.[cm]?ts$/.test(path)) return [...common, ['typescript', { dts: true }]]
  // With JSX, `<T>value` is not a TypeScript cast.
  if (/\.[cm]?ts$/.test(path)) return [...common, 'typescript']
  return [...common, 'jsx', /\.tsx$/.test(path) ? 'typescript' : 'flow']
}

/** Parses a JavaScript or TypeScript file. @throws SyntaxError if it is neither */
export const parseScript = (path: string, text: string): unknown =>
  parse(text, {
    sourceType: 'unambiguous',
    allowReturnOutsideFunction: true,
    allowAwaitOutsideFunction: true,
    errorRecovery: true,
    plugins: pluginsFor(path),
  }).program

/** Replaces a string's text, with the same quotes. */
export function replaceString(text: MagicString, before: string, { start, end }: SyntaxNode, value: string): void {
  const quote = before[start] ?? "'"
  text.update(start, end, `${quote}${value}${quote}`)
}
