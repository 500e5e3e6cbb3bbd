import { storyNameFromExport, toId } from 'storybook/internal/csf'
import type { AnyStateMachine } from 'xstate'
import { nodesOf } from '../../devtools/chart-text.ts'
import type { SceneProps } from '../scene.tsx'

/** The state that a story shows, as `npm run stories` writes it into its parameters. */
export interface State {
  /** The id of its chart, and its path in it. */
  chart: string
  path: string
  /** The chart's rule for it. */
  rule?: string
  /** The state is shown with other data than that of the shortest path to it. */
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

/**
 * The stories of a chart's states, in the chart's order. For a state that hosts a flow, the flow's first story is used.
 */
export function picturesOf(machine: AnyStateMachine, files: readonly StoryFile[]): Pictured[] {
  // A module's exports are sorted by name.
  const all = files.flatMap(storiesOf).toSorted((one, other) => turnOf(one) - turnOf(other))
  return nodesOf(machine.root).flatMap((node) => {
    const path = node.path.join('.')
    const own = all.filter(({ state }) => state.chart === machine.id && state.path === path)
    const hosted = all.find(({ state }) => state.chart === node.meta?.flow)
    const host = hosted && { ...hosted, state: { chart: machine.id, path, ...ruled(node.description) } }
    return own.length === 0 && host ? [host] : own
  })
}

/** Shortest paths first; variants with other data last. */
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
