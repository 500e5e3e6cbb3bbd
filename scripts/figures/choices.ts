import { type ConditionalExpression, type Expression, type Statement, Visitor } from 'oxc-parser'
import { parse, type SourceFile } from '../checks/source.ts'

/** What a condition reads where it chooses by a failure. */
const failureName = /\b(failure|failed|isFailed)\b/

/** An expression without the brackets around it. */
const bare = (node: Expression): Expression => (node.type === 'ParenthesizedExpression' ? bare(node.expression) : node)

/** What an expression may result in. */
function outcomes(node: Expression): Expression[] {
  const one = bare(node)
  if (one.type === 'ConditionalExpression') return [...outcomes(one.consequent), ...outcomes(one.alternate)]
  return one.type === 'LogicalExpression' ? outcomes(one.right) : [one]
}

const isDrawn = ({ type }: Expression) => type === 'JSXElement' || type === 'JSXFragment'
const draws = (node: Expression) => outcomes(node).some(isDrawn)

/** A condition, and those that are directly a branch of it. */
function ladder(node: Expression): ConditionalExpression[] {
  const one = bare(node)
  return one.type === 'ConditionalExpression' ? [one, ...ladder(one.consequent), ...ladder(one.alternate)] : []
}

/** Whether a branch ends the function with something drawn. */
const returnsDrawn = (node: Statement): boolean =>
  node.type === 'BlockStatement'
    ? node.body.some(returnsDrawn)
    : node.type === 'ReturnStatement' && node.argument !== null && draws(node.argument)

/**
 * How many conditions choose what one component of a file draws, and whether any reads a failure. Counted are returns of JSX
 * under a condition, on one line or in a block; conditions inside one another; and one between two pictures inside such a
 * return. A single condition anywhere else, under which a part is there or not, chooses nothing.
 */
function choicesOf(file: SourceFile): { most: number; byFailure: boolean } {
  const found = { most: 0, byFailure: false }
  /** The conditions of the functions around, the innermost last. */
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

/** A view decides where it chooses what to draw by a failure, or by three conditions in one component. */
export function decides(file: SourceFile): boolean {
  const { most, byFailure } = choicesOf(file)
  return byFailure || most >= 3
}
