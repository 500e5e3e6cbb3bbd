import type { Row, SceneNode } from './scene.ts'

export interface Size {
  width: number
  height: number
}

/** The sizes of letters and lines that the style sheet draws with. */
export const type = { name: 13, afar: 16, chip: 10, row: 11, line: 16, head: 34, edge: 12 }

// What a letter is wide at most, in ems: of the fixed-width fonts in use, and of the usual fonts in bold.
const mono = 0.605
const bold = 0.67
const longest = 48

/** A text as long as it is shown. */
const clipped = (text: string): number => Math.min(text.length, longest)

/** A row in one text, as it is measured. */
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

/** What a state does without events, a line each. */
export const deedsOf = ({ entry, exit, invokes }: SceneNode): { does: string; what: string }[] =>
  [
    { does: 'entry', what: entry.join(', ') },
    { does: 'exit', what: exit.join(', ') },
    { does: 'invokes', what: invokes.map(({ src }) => src).join(', ') },
  ].filter(({ what }) => what !== '')

/** What a state carries beside its name. A view or a flow of the same name is not written out. */
export const chipsOf = ({ key, view, flow, tags }: SceneNode): { kind: 'view' | 'flow' | 'tag'; text: string }[] => [
  ...(view === undefined ? [] : [{ kind: 'view' as const, text: view === key ? '' : view }]),
  ...(flow === undefined ? [] : [{ kind: 'flow' as const, text: flow === key ? '' : flow }]),
  ...tags.map((text) => ({ kind: 'tag' as const, text })),
]

/** In how many columns a state's lines are written: one that holds others is wide anyway. */
export function columnsOf(node: SceneNode): number {
  const lines = deedsOf(node).length + node.rows.length
  return node.inside.length > 0 ? Math.ceil(lines / 10) : Math.ceil(lines / 16)
}

/** How much room a state's own words take, above the states inside it. */
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

/** How much room the words on a wire take. */
export const labelOf = (rows: readonly Row[]): Size => ({
  width: Math.ceil(Math.max(0, ...rows.map((row) => clipped(textOf(row, false)))) * mono * type.row + 16),
  height: rows.length * type.line + 4,
})
