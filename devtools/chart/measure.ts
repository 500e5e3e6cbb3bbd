import type { Row, SceneNode } from './scene.ts'

export interface Size {
  width: number
  height: number
}

/** The font sizes and line heights of the stylesheet. */
export const type = { name: 13, afar: 16, chip: 10, row: 11, line: 16, head: 34, edge: 12 }

// The maximum width of a character in ems: for the monospace fonts in use, and for common fonts in bold.
const mono = 0.605
const bold = 0.67
const longest = 48

/** The displayed length of a text. */
const clipped = (text: string): number => Math.min(text.length, longest)

/** A row as one text, for measuring. */
export function textOf({ from, event, guard, actions, to, again }: Row, withActions: boolean): string {
  return [
    from === undefined ? '' : `${from}: `,
    again ? '↻ ' : '',
    event,
    guard === undefined ? '' : ` [${guard}]`,
    withActions && to.length === 0 && actions.length > 0 ? ` / ${actions.join(', ')}` : '',
    to.length > 0 ? ` → ${to.map(({ key }) => key).join(', ')}` : '',
  ].join('')
}

/** What a state does without events, one line each. */
export const deedsOf = ({ entry, exit, invokes }: SceneNode): { does: string; what: string }[] =>
  [
    { does: 'entry', what: entry.join(', ') },
    { does: 'exit', what: exit.join(', ') },
    { does: 'invokes', what: invokes.map(({ src }) => src).join(', ') },
  ].filter(({ what }) => what !== '')

/** The labels beside a state's name. A view or a flow of the same name is omitted. */
export const chipsOf = ({ key, view, flow, tags }: SceneNode): { kind: 'view' | 'flow' | 'tag'; text: string }[] => [
  ...(view === undefined ? [] : [{ kind: 'view' as const, text: view === key ? '' : view }]),
  ...(flow === undefined ? [] : [{ kind: 'flow' as const, text: flow === key ? '' : flow }]),
  ...tags.map((text) => ({ kind: 'tag' as const, text })),
]

/** The number of columns of a state's text: a state with children is wide anyway. */
export function columnsOf(node: SceneNode): number {
  const lines = deedsOf(node).length + node.rows.length
  return node.inside.length > 0 ? Math.ceil(lines / 10) : Math.ceil(lines / 16)
}

/** The size of a state's own text, above its children. */
export function headOf(node: SceneNode): Size {
  const texts = [
    ...deedsOf(node).map(({ does, what }) => `${does} ${what}`),
    ...node.rows.map((row) => textOf(row, true)),
  ]
  const columns = columnsOf(node)
  const width = Math.max(0, ...texts.map(clipped)) * mono * type.row
  const chips = chipsOf(node).reduce((sum, { text }) => sum + text.length * mono * type.chip + (text ? 28 : 22), 0)
  const name = Math.max(node.key.length, 4) * bold * type.name + (node.inside.length + node.hidden > 0 ? 26 : 0)
  const afar = Math.max(node.key.length, 4) * bold * type.afar
  const badge = ['parallel', 'final', 'history'].includes(node.type) || node.hidden > 0 ? 64 : 0
  const body = texts.length === 0 ? 0 : Math.ceil(texts.length / columns) * type.line + 8
  return {
    width: Math.ceil(2 * type.edge + Math.max(name + chips + badge, afar, columns * width + (columns - 1) * 20)),
    height: type.head + body,
  }
}

/** The size of the text on a wire. */
export const labelOf = (rows: readonly Row[]): Size => ({
  width: Math.ceil(Math.max(0, ...rows.map((row) => clipped(textOf(row, false)))) * mono * type.row + 16),
  height: rows.length * type.line + 4,
})
