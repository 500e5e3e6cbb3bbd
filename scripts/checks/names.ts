import { Visitor } from 'oxc-parser'
import { type Finding, lineAt, parse, type SourceFile } from './source.ts'

/** Words that do not say who is meant, or that are dated; unless they are part of a name or an address. */
const words = /(?<![\w@./-])(?:nobody|somebody|whoever|anew)(?![\w@/-]|\.\w)/gi
const advice = 'say who: the user, the wallet, no one; and “again”'

/** Vague words in identifiers, each with a replacement. */
const parts: { pattern: RegExp; charts?: true; say: string }[] = [
  { pattern: /^(?:nobody|somebody|whoever|anew)(?![a-z])|(?:Nobody|Somebody|Whoever|Anew)(?![a-z])/, say: advice },
  // "Under way" is a fixed term.
  {
    pattern: /^ways?(?![a-z])|(?<!under|^)Ways?(?![a-z])|^Ways?(?![a-z])/,
    say: 'say what it is: a path, options, a transport',
  },
  { pattern: /^tell[A-Z]/, charts: true, say: 'an action sends, emits, forwards, or shows a snackbar' },
]

/**
 * Finds words and names for which plain English has better ones: in comments, in text for people, and in identifiers.
 */
export const checkNames = (files: SourceFile[]): Finding[] =>
  files.flatMap((file) => {
    if (/\.tsx?$/.test(file.path)) return inCode(file)
    return /\.(md|css|html|sol)$/.test(file.path) ? inProse(file, file.text, 0) : []
  })

const inProse = ({ path, text }: SourceFile, prose: string, offset: number): Finding[] =>
  [...prose.matchAll(words)].map(({ 0: word, index }) => ({
    path,
    line: lineAt(text, offset + index),
    message: `“${word}”: ${advice}`,
  }))

function inCode(file: SourceFile): Finding[] {
  const { program, comments } = parse(file)
  const findings = comments.flatMap(({ value, start }) => inProse(file, value, start))
  const read = (start: number, end: number) => {
    const prose = file.text.slice(start, end)
    // A string of one word is data, such as the name of an account.
    if (/\s/.test(prose)) findings.push(...inProse(file, prose, start))
  }
  const name = (node: { name: string; start: number }) => {
    for (const { pattern, charts, say } of parts)
      if (pattern.test(node.name) && (!charts || file.path.startsWith('machines/')))
        findings.push({ path: file.path, line: lineAt(file.text, node.start), message: `${node.name}: ${say}` })
  }
  new Visitor({
    Literal({ value, start, end }) {
      if (typeof value === 'string') read(start, end)
    },
    TemplateElement: ({ start, end }) => read(start, end),
    JSXText: ({ start, end }) => read(start, end),
    Identifier: name,
    JSXIdentifier: name,
    PrivateIdentifier: name,
  }).visit(program)
  return findings
}
