import { type Expression, type ObjectExpression, Visitor } from 'oxc-parser'
import { filesOf, parse, type SourceFile } from '../checks/source.ts'

/** What a chart's code contains that the chart does not have at run time. */
export interface ChartSource {
  /** The constant behind each named delay: `requestTimeout`. */
  delays: Record<string, string>
  /** Every constant in the chart's code. */
  constants: string[]
  /** The guards' source. */
  guards: string
  /** How each actor is declared: `port`, `channel`, `flowPort`, or '' for a chart; and its types. */
  actors: Record<string, { by: string; types: string[] }>
  /** The types of input and output, followed by the declarations that they name. */
  types: string
}

const all = filesOf('machines/**/*.ts')

/** Reads a chart's files: its own, and those that set up its parts. */
export function sourceOf(name: string): ChartSource {
  const files = all.filter(({ path }) => path.startsWith(`machines/${name}/`))
  const source: ChartSource = { delays: {}, constants: [], guards: '', actors: {}, types: '' }
  for (const file of files) {
    const constants = [...file.text.matchAll(/(?<!\/)\bconstants\.([a-zA-Z.]+[a-zA-Z])/g)].map(([, path = '']) => path)
    source.constants = [...new Set([...source.constants, ...constants])].sort()
    new Visitor({
      CallExpression({ callee, arguments: [given] }) {
        if (!(isSetup(callee) || isProvide(callee)) || given?.type !== 'ObjectExpression') return
        for (const [key, value] of entriesOf(given)) read(source, file, key, value)
      },
    }).visit(parse(file).program)
  }
  return source
}

const isSetup = (callee: Expression) => callee.type === 'Identifier' && callee.name === 'setup'

/** A call in another file of the chart that provides an implementation for a placeholder. */
const isProvide = (callee: Expression) =>
  callee.type === 'MemberExpression' && callee.property.type === 'Identifier' && callee.property.name === 'provide'

/** The guards' source, without those that another file provides. */
const guardsIn = (text: string) =>
  dedented(text.slice(1, -1).replace(/^\n/, '').trimEnd()).replace(/^\w+: never\b.*\n?/gm, '')

function read(source: ChartSource, file: SourceFile, key: string, value: Expression): void {
  const textOf = ({ start, end }: { start: number; end: number }) => file.text.slice(start, end)
  if (key === 'types' && value.type === 'TSAsExpression' && value.typeAnnotation.type === 'TSTypeLiteral') {
    const members = value.typeAnnotation.members.map(textOf).filter((text) => /^(input|output|emitted):/.test(text))
    source.types = [...members.map(dedented), ...explained(members.join('\n'))].join('\n')
  }
  if (value.type !== 'ObjectExpression') return
  if (key === 'guards') source.guards = [source.guards, guardsIn(textOf(value))].filter(Boolean).join('\n')
  for (const [name, each] of entriesOf(value)) {
    if (key === 'delays') source.delays[name] = textOf(each).replace('constants.', '')
    if (key !== 'actors') continue
    const call = each.type === 'CallExpression' ? each : undefined
    source.actors[name] = {
      by: call ? textOf(call.callee) : '',
      types: call?.typeArguments?.params.map((type) => textOf(type).replace(/\s+/g, ' ')) ?? [],
    }
  }
}

const entriesOf = ({ properties }: ObjectExpression): [string, Expression][] =>
  properties.flatMap((each) =>
    each.type === 'Property' && each.key.type === 'Identifier' ? [[each.key.name, each.value]] : [],
  )

/** The declarations of the charts' own types that a text names. */
function explained(text: string): string[] {
  const names = new Set(text.match(/\b[A-Z]\w+/g))
  return all.flatMap((file) => {
    const found: string[] = []
    const add = ({ id, start, end }: { id: { name: string }; start: number; end: number }) => {
      if (names.has(id.name) && /^(input|output|emitted):/m.test(text)) found.push(file.text.slice(start, end))
    }
    new Visitor({ TSTypeAliasDeclaration: add, TSInterfaceDeclaration: add }).visit(parse(file).program)
    return found
  })
}

function dedented(text: string): string {
  const lines = text.split('\n')
  const depths = lines.slice(1).flatMap((line) => (line.trim() === '' ? [] : [line.search(/\S/)]))
  const first = text.search(/\S/)
  const depth = Math.min(...depths, ...(first > 0 ? [first] : []))
  return Number.isFinite(depth) ? lines.map((line) => line.replace(new RegExp(`^ {0,${depth}}`), '')).join('\n') : text
}

/** The comment and the value of each constant in core/constants.ts. */
export function notesOnConstants(): Record<string, string> {
  const [file] = filesOf('core/constants.ts')
  if (!file) throw new Error('There are no constants')
  const { comments, program } = parse(file)
  const notes: Record<string, string> = {}
  new Visitor({
    Property({ key, start }) {
      const note = comments.find(({ end }) => end < start && file.text.slice(end, start).trim() === '')
      if (note && key.type === 'Identifier') notes[key.name] = note.value.replace(/^\*/, '').trim()
    },
  }).visit(program)
  return notes
}
