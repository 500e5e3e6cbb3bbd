import { type Sheet, withHead } from '../boxes/sheet.ts'

/** Where a control is: in the modal's header, in the view, or in a notice over it. */
export type Place = 'frame' | 'view' | 'notice'

/** An event that a control sends: its target actor, its type, and the names of its fields. */
export interface Sent {
  to: string
  type: string
  carries: readonly string[]
}

/** An enabled control, and the events that pressing it sends. */
export interface Control {
  place: Place
  role: string
  /** Its accessible name; undefined for a row of data. */
  name: string | undefined
  sends: readonly Sent[]
  /** Whether it leads away from the page. */
  leaves: boolean
}

/** The controls of a story, and the state that determines them. */
export interface ControlsOfStory {
  story: string
  state: string
  controls: Control[]
}

/** A story's state and its controls as lines; rows of data that do the same are merged. */
export const linesOf = (state: string, controls: readonly Control[]): string[] => [
  `shows ${state}`,
  ...new Set(controls.map(lineOf)),
]

const lineOf = ({ place, role, name, sends, leaves }: Control): string => {
  const done = [...sends.map(({ to, type, carries }) => `${to} ${type}(${carries.join(', ')})`), leaves ? 'a page' : '']
  return `${place} ${role} ${name === undefined ? 'row' : JSON.stringify(name)} -> ${done.filter(Boolean).join(' and ') || 'nothing'}`
}

/** Parses the lines of a sheet's stories. */
export const controlsIn = (sheet: Sheet): ControlsOfStory[] =>
  [...sheet].map(([story, [first = '', ...lines]]) => ({
    story,
    state: first.replace(/^shows /, ''),
    controls: lines.map(controlOf),
  }))

function controlOf(line: string): Control {
  const [, place, role = '', name = '', done = ''] = /^(frame|view|notice) (\w+) (row|".*?") -> (.*)$/.exec(line) ?? []
  if (place !== 'frame' && place !== 'view' && place !== 'notice') throw new Error(`Not a control: "${line}"`)
  return {
    place,
    role,
    name: name === 'row' ? undefined : String(JSON.parse(name)),
    sends: done.split(' and ').flatMap(sentOf),
    leaves: done.endsWith('a page'),
  }
}

function sentOf(text: string): Sent[] {
  const [, to, type, carries = ''] = /^(\S+) (\S+)\((.*)\)$/.exec(text) ?? []
  return to && type ? [{ to, type, carries: carries.split(', ').filter(Boolean) }] : []
}

const head = `# Written by \`npm run boxes\`: the state that each story shows, what can be pressed in it, and which events that sends.
# Rows of data are named \`row\`, and several that do the same are one.
`

/** A sheet of controls as the text of its file, sorted by story. */
export const printedControls = (sheet: Sheet): string => withHead(head, sheet)
