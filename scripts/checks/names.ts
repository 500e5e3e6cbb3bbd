import { Visitor } from 'oxc-parser'
import { type Finding, lineAt, parse, type SourceFile } from './source.ts'

/** Words that leave open who is meant, or that have gone out of use; not where they are part of a name or an address. */
const words = /(?<![\w@./-])(?:nobody|somebody|whoever|anew)(?![\w@/-]|\.\w)/gi
const advice = 'say who: the user, the wallet, no one; and “again”'

/** Words of an identifier that say too little, each with what to say. */
const parts: { pattern: RegExp; charts?: true; say: string }[] = [
  { pattern: /^(?:nobody|somebody|whoever|anew)(?![a-z])|(?:Nobody|Somebody|Whoever|Anew)(?![a-z])/, say: advice },
  // Something can be under way: that is one word.
  {
    pattern: /^ways?(?![a-z])|(?<!under|^)Ways?(?![a-z])|^Ways?(?![a-z])/,
    say: 'say what it is: a path, options, a transport',
  },
  { pattern: /^tell[A-Z]/, charts: true, say: 'an action sends, emits, forwards, or shows a snackbar' },
]

/** Finds words and names that plain English has better ones for, in comments, in what is read by people, and in identifiers. */
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
    // What is one word is data: the name of an account that is not there, say.
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
