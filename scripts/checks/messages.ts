import { type Expression, type Node, Visitor } from 'oxc-parser'
import { type Finding, isTest, lineAt, parse, type SourceFile } from './source.ts'

const letters = /\p{L}{2,}/u
const sentence = /\p{L}{2,}[,;:]? +\p{L}{2,}/u
const spoken = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'placeholder',
  'title',
])

/** The messages themselves, next to the views that use them. */
const isMessages = (path: string) => /\.\w+\.ts$/.test(path) && /^(views\/[\w-]+\/messages|locales\/\w+)\./.test(path)

/** Finds user-visible text outside the messages: in JSX of views, ui and react, and sentences in machines and views. */
export function checkMessages(files: SourceFile[]): Finding[] {
  return files.flatMap((file) => {
    if (isTest(file.path) || isMessages(file.path)) return []
    if (/^(views|ui|react)\/.*\.tsx$/.test(file.path)) return textInJsx(file)
    return /^(machines|views)\/.*\.tsx?$/.test(file.path) ? sentences(file) : []
  })
}

function textInJsx(file: SourceFile): Finding[] {
  const findings: Finding[] = []
  const object = (text: string, offset: number) => {
    if (!letters.test(text)) return
    const message = `text for users belongs in messages: "${text.trim()}"`
    findings.push({ path: file.path, line: lineAt(file.text, offset), message })
  }
  const children = (nodes: Node[]) => {
    for (const child of nodes) {
      if (child.type === 'JSXText') object(child.value, child.start)
      if (child.type === 'JSXExpressionContainer') literals(child.expression, object)
    }
  }
  new Visitor({
    JSXElement: (node) => children(node.children),
    JSXFragment: (node) => children(node.children),
    JSXAttribute({ name, value }) {
      if (name.type !== 'JSXIdentifier' || !spoken.has(name.name) || !value) return
      if (value.type === 'Literal' && typeof value.value === 'string') object(value.value, value.start)
      if (value.type === 'JSXExpressionContainer') literals(value.expression, object)
    },
  }).visit(parse(file).program)
  return findings
}

/** Reports the literals that an expression can evaluate to. */
function literals(expression: Expression | Node, tell: (text: string, offset: number) => void): void {
  if (expression.type === 'Literal' && typeof expression.value === 'string') tell(expression.value, expression.start)
  if (expression.type === 'TemplateLiteral')
    for (const { value, start } of expression.quasis) tell(value.cooked ?? value.raw, start)
  if (expression.type === 'ConditionalExpression') {
    literals(expression.consequent, tell)
    literals(expression.alternate, tell)
  }
  if (expression.type === 'LogicalExpression') {
    literals(expression.left, tell)
    literals(expression.right, tell)
  }
}

function sentences(file: SourceFile): Finding[] {
  const findings: Finding[] = []
  const object = (text: string, offset: number) => {
    if (notes.has(offset) || !sentence.test(text)) return
    const message = `a chart knows codes, not sentences: "${text}"`
    findings.push({ path: file.path, line: lineAt(file.text, offset), message })
  }
  // A state's `description` is for readers of the chart; users never see it.
  const notes = new Set<number>()
  new Visitor({
    Property({ key, value }) {
      if (key.type === 'Identifier' && key.name === 'description') notes.add(value.start)
    },
    Literal: (node) => literals(node, object),
    TemplateLiteral: (node) => literals(node, object),
  }).visit(parse(file).program)
  return findings
}
