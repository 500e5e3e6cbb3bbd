import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Move } from '../../devtools/simulation.ts'
import { leads } from '../../machines/directory/payloads.ts'
import { reported, send } from '../../tests/model/moves.ts'
import type { ChartScenario } from '../../tests/model/scenario.ts'
import type { StoryPlan } from '../../tests/model/story-plan.ts'
import { reports, suggestedByProject, withoutSuggestions } from '../../tests/model/world.ts'
import { scenariosOf } from '../../tests/scenarios.ts'
import { flowFolders } from '../flows/folders.ts'
import { root } from '../shell.ts'

/** The stories of one file. */
export interface Plan extends Omit<StoryPlan, 'charts'> {
  /** The file, without extension. */
  file: string
  title: string
  /** The scenarios whose states are shown. */
  walks: readonly ChartScenario[]
  /** States of a route whose flow has not loaded. */
  lazy?: Record<string, Move[]>
}

/** A flow's stories, and the charts on its page. */
export interface FlowPlan extends Plan {
  charts: readonly string[]
}

/** A folder's name in words. */
const wordsOf = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ')

/** The plan in `machines/<chart>/stories.ts`; empty for a chart without one. */
async function storiesOf(chart: string): Promise<StoryPlan> {
  const path = join(root, 'machines', chart, 'stories.ts')
  if (!existsSync(path)) return {}
  const module: { stories: StoryPlan } = await import(path)
  return module.stories
}

async function planOf(chart: string): Promise<FlowPlan> {
  const { file = `${chart}/${chart}`, title = wordsOf(chart), charts = [], ...stories } = await storiesOf(chart)
  return { ...stories, file: `views/${file}`, title, walks: scenariosOf(chart), charts: [chart, ...charts] }
}

/** The stories of every flow in the table of routes. */
export const flowPlans: readonly FlowPlan[] = await Promise.all(flowFolders.map(planOf))

const open = send('modal.open')
const getWallet = send('modal.open', '', { view: 'GetWallet' })

/** A small chart that shows itself over the modal's view. */
const over = (chart: string): ChartScenario[] =>
  scenariosOf(chart).map((walk) => ({ ...walk, prelude: [reported(reports.disconnected), open, ...walk.prelude] }))

/** The stories outside flows: the kit's own views, and the notices. */
const otherPlans: readonly Plan[] = [
  {
    file: 'views/learn/learn',
    title: 'Modal/Routes',
    walks: scenariosOf('kit').slice(0, 1),
    visits: {
      GetWalletLoading: { input: suggestedByProject, path: [reported(reports.disconnected), getWallet] },
      GetWalletRecommended: {
        input: suggestedByProject,
        path: [
          reported(reports.disconnected),
          getWallet,
          { do: 'resolve', at: 'loadProjectServices' },
          { do: 'resolve', at: 'directory/prefetchWallets', output: leads.some },
        ],
      },
      GetWalletNone: { input: withoutSuggestions, path: [reported(reports.disconnected), getWallet] },
    },
  },
  {
    file: 'views/shell/shell',
    title: 'Modal/Lazy parts',
    walks: [],
    lazy: {
      Loading: [reported(reports.connected), open],
      Unavailable: [reported(reports.connected), open, { do: 'reject', at: 'loadFlow', code: 'engine.failed' }],
    },
  },
  { file: 'views/toasts', title: 'Notices/Toasts', walks: over('toasts') },
  { file: 'views/snackbar', title: 'Notices/Snackbar', walks: over('snackbar') },
  { file: 'views/alerts', title: 'Notices/Alerts', walks: over('alerts') },
]

export const plans: readonly Plan[] = [
  ...flowPlans.map((plan) => ({ ...plan, title: `${plan.title}/States` })),
  ...otherPlans,
]
