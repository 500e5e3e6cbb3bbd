import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AnyStateMachine, StateNode } from 'xstate'
import { flowNames } from '../../core/routes.ts'
import { allCharts } from '../../tests/charts.ts'
import { root } from '../shell.ts'
import { folderOf, viewFileOf } from './folders.ts'

interface View {
  name: string
  /** The folder and the file, without extension: `receive/wallet-receive`. */
  file: string
  messages: { name: string; from: string }
}

const textOf = (path: string) => readFileSync(join(root, path), 'utf8')

/** Whether a view loads with the modal: the map of all other views only names these. */
const isFirst = (() => {
  const first = new Set([...textOf('views/first-views.ts').matchAll(/(\w+): firstView\(/g)].map(([, name]) => name))
  return ({ name }: View) => first.has(name)
})()

/** The views named by a chart's states, in the chart's order. */
export function viewNamesOf(machine: AnyStateMachine): string[] {
  const names = ({ meta, states }: StateNode): string[] => [
    ...(typeof meta?.view === 'string' ? [meta.view] : []),
    ...Object.values(states).flatMap(names),
  ]
  return [...new Set(names(machine.root))]
}

/** A view's messages: in its own file if there is one, otherwise in its folder's file, otherwise in the modal's. */
function messagesOf(folder: string, view: string): View['messages'] {
  const ownFile = `${folder}/${viewFileOf(view)}-messages.ts`
  const own = `${view.charAt(0).toLowerCase()}${view.slice(1)}Messages`
  if (existsSync(join(root, 'views', ownFile))) return { name: own, from: `./${ownFile}` }
  const path = `views/${folder}/messages.ts`
  if (!existsSync(join(root, path))) return { name: 'commonMessages', from: '../locales/index.ts' }
  const exported = [...textOf(path).matchAll(/export const (\w+Messages)\b/g)].map(([, name = '']) => name)
  const [name] = exported
  if (name === undefined) throw new Error(`${path} exports no messages`)
  return { name, from: `./${folder}/messages.ts` }
}

/** A view's file and messages, by the view's name. @throws if no file has the view, or several have. */
function viewNamed(name: string): View {
  const wanted = `${viewFileOf(name)}.tsx`
  const [path, ...others] = globSync(`views/*/${wanted}`, { cwd: root })
  const [, folder] = path?.replaceAll('\\', '/').split('/') ?? []
  if (folder === undefined) throw new Error(`A chart names the view ${name}, and there is no views/*/${wanted}`)
  if (others.length > 0) throw new Error(`The view ${name} is there twice: ${[path, ...others].join(', ')}`)
  return { name, file: `${folder}/${viewFileOf(name)}`, messages: messagesOf(folder, name) }
}

const lineOf = ({ name, file, messages }: View) => `${name}: lazyView(() => import('./${file}.tsx'), ${messages.name}),`

/** The text of `views/registry.ts`, from the views that the charts name and the files of those names. */
export async function registryText(): Promise<string> {
  const charts = await allCharts()
  const flows = ['kit', ...flowNames].map((flow) => {
    const chart = charts.get(folderOf(flow))
    if (!chart) throw new Error(`The flow ${flow} has no chart: machines/${folderOf(flow)}/chart.ts`)
    return { flow, views: viewNamesOf(chart).map(viewNamed) }
  })
  const late = flows.flatMap(({ views }) => views.filter((view) => !isFirst(view)))
  const imports = Map.groupBy(late, ({ messages }) => messages.from)
  const chartOf = (flow: string) => `../machines/${folderOf(flow)}/${flow === 'kit' ? 'index' : 'chart'}.ts`
  return `// Written by \`npm run charts\` from the views that the charts name.
import type { SnapshotFrom } from 'xstate'
import type { FlowOf } from '../core/state-meta.ts'
${flows.map(({ flow }) => `import type { ${flow}Machine } from '${chartOf(flow)}'`).join('\n')}
import { lazyView, type Views } from './define-views.ts'
import { firstViews } from './first-views.ts'
${[...imports].map(([from, views]) => `import { ${[...new Set(views.map(({ messages }) => messages.name))].join(', ')} } from '${from}'`).join('\n')}

/** The chart of each flow, and of the kit itself. */
interface Machines {
${flows.map(({ flow }) => `${flow}: typeof ${flow}Machine`).join('\n')}
}

/** A component for every view that a chart can ask for: one missing, or one too many, does not compile. */
type Registry = { [Flow in 'kit' | FlowOf<SnapshotFrom<typeof kitMachine>>]: Views<Machines[Flow]> }

/** State → view, in one place. The key is the flow's name in its route's \`meta\`; \`kit\` holds the kit's own views. */
export const registry = {
${flows.map(({ flow, views }) => `${flow}: {\n${views.some(isFirst) ? `...firstViews.${flow},\n` : ''}${views.flatMap((view) => (isFirst(view) ? [] : lineOf(view))).join('\n')}\n},`).join('\n')}
} satisfies Registry
`
}
