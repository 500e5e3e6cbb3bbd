import { storyNameFromExport, toId } from 'storybook/internal/csf'
import type { AnyStateMachine } from 'xstate'
import { nodesOf } from '../../devtools/chart-text.ts'
import type { SceneProps } from '../scene.tsx'

/** The state that a story shows, as `npm run stories` writes it into its parameters. */
export interface State {
  /** The id of its chart, and its path in it. */
  chart: string
  path: string
  /** What the chart says of it. */
  rule?: string
  /** It shows the state with other data than the shortest path to it brings. */
  extra?: boolean
}

interface Exported {
  title?: string | undefined
  args?: Partial<SceneProps> | undefined
  globals?: object | undefined
  parameters?: { state?: State } | undefined
}

/** A story file, as a module. */
export type StoryFile = Readonly<Record<string, Exported>>

/** A story of a chart's state, to be drawn as a picture. */
export interface Pictured {
  storyId: string
  name: string
  state: State
  scene: SceneProps
}

/** The stories of a chart's states, in the chart's own order; a state that hosts a flow is shown by the flow's first. */
export function picturesOf(machine: AnyStateMachine, files: readonly StoryFile[]): Pictured[] {
  // A module's exports are in the order of their names.
  const all = files.flatMap(storiesOf).toSorted((one, other) => turnOf(one) - turnOf(other))
  return nodesOf(machine.root).flatMap((node) => {
    const path = node.path.join('.')
    const own = all.filter(({ state }) => state.chart === machine.id && state.path === path)
    const hosted = all.find(({ state }) => state.chart === node.meta?.flow)
    const host = hosted && { ...hosted, state: { chart: machine.id, path, ...ruled(node.description) } }
    return own.length === 0 && host ? [host] : own
  })
}

/** What a chart comes to by few moves is shown first, and last what it comes to with other data. */
const turnOf = ({ state, scene }: Pictured) => scene.path.length + (state.extra ? 1_000 : 0)

const ruled = (rule: string | undefined) => (rule === undefined ? {} : { rule })

/** The stories of a file that show a state with the usual settings. */
const storiesOf = ({ default: meta, ...stories }: StoryFile): Pictured[] =>
  Object.entries(stories).flatMap(([exported, { args, globals, parameters }]) => {
    const state = parameters?.state
    if (!state || !args?.path || globals) return []
    const name = storyNameFromExport(exported)
    return [{ storyId: toId(meta?.title ?? '', name), name, state, scene: { ...args, path: args.path } }]
  })
