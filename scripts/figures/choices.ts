import { type ConditionalExpression, type Expression, type Statement, Visitor } from 'oxc-parser'
import { parse, type SourceFile } from '../checks/source.ts'

/** The names by which a condition reads a failure. */
const failureName = /\b(failure|failed|isFailed)\b/

/** An expression without parentheses. */
const bare = (node: Expression): Expression => (node.type === 'ParenthesizedExpression' ? bare(node.expression) : node)

/** The possible results of an expression. */
function outcomes(node: Expression): Expression[] {
  const one = bare(node)
  if (one.type === 'ConditionalExpression') return [...outcomes(one.consequent), ...outcomes(one.alternate)]
  return one.type === 'LogicalExpression' ? outcomes(one.right) : [one]
}

const isDrawn = ({ type }: Expression) => type === 'JSXElement' || type === 'JSXFragment'
const draws = (node: Expression) => outcomes(node).some(isDrawn)

/** A conditional, and the conditionals that are directly its branches. */
function ladder(node: Expression): ConditionalExpression[] {
  const one = bare(node)
  return one.type === 'ConditionalExpression' ? [one, ...ladder(one.consequent), ...ladder(one.alternate)] : []
}

/** Whether a branch returns JSX. */
const returnsDrawn = (node: Statement): boolean =>
  node.type === 'BlockStatement'
    ? node.body.some(returnsDrawn)
    : node.type === 'ReturnStatement' && node.argument !== null && draws(node.argument)

/**
 * The most conditions by which one component of a file chooses what to render, and whether any of them reads a failure.
 * The count includes JSX returns under a condition (on one line or in a block), nested conditionals, and a conditional
 * between two elements inside such a return. A single condition that only shows or hides a part chooses nothing.
 */
function choicesOf(file: SourceFile): { most: number; byFailure: boolean } {
  const found = { most: 0, byFailure: false }
  /** The counts of the enclosing functions, the innermost last. */
  const counts: number[] = []
  const early: Statement[] = []
  const inner = new Set<ConditionalExpression>()
  const begin = () => counts.push(0)
  const finish = () => {
    found.most = Math.max(found.most, counts.pop() ?? 0)
  }
  const add = (conditions: number) => counts.push((counts.pop() ?? 0) + conditions)
  const read = ({ start, end }: Expression) => {
    found.byFailure ||= failureName.test(file.text.slice(start, end))
  }
  new Visitor({
    FunctionDeclaration: begin,
    FunctionExpression: begin,
    ArrowFunctionExpression: begin,
    'FunctionDeclaration:exit': finish,
    'FunctionExpression:exit': finish,
    'ArrowFunctionExpression:exit': finish,
    IfStatement({ test, consequent }) {
      if (!returnsDrawn(consequent)) return
      read(test)
      add(1)
      early.push(consequent)
    },
    SwitchCase({ test, consequent }) {
      if (test && consequent.some(returnsDrawn)) add(1)
    },
    LogicalExpression({ operator, left, right }) {
      if (operator === '&&' && draws(right)) read(left)
    },
    ConditionalExpression(node) {
      if (!draws(node)) return
      read(node.test)
      if (inner.has(node)) return
      const all = ladder(node)
      for (const one of all) inner.add(one)
      const isEarly = early.some(({ start, end }) => start <= node.start && node.end <= end)
      if (all.length > 1 || (isEarly && outcomes(node).every(isDrawn))) add(all.length)
    },
  }).visit(parse(file).program)
  return found
}

/** Whether a view decides: it chooses what to render by a failure, or by three conditions in one component. */
export function decides(file: SourceFile): boolean {
  const { most, byFailure } = choicesOf(file)
  return byFailure || most >= 3
}
