import { flowNames, rowHosting } from '../../core/routes.ts'
import { formatted } from '../formatted.ts'
import { folderOf } from './folders.ts'
import { registryText } from './registry.ts'

const isEager = (flow: (typeof flowNames)[number]) => rowHosting(flow)?.load === 'engine'
const eager = flowNames.filter(isEager)

const portsImport = `import type { FlowDefinition } from '../define-flow.ts'`

const engineFlows = `// Written by \`npm run charts\` from the table of routes.
import type { AnyStateMachine } from 'xstate'
import type { EngineFlow, Flow } from '../../../core/routes.ts'
${portsImport}
${eager.map((flow) => `import ${flow} from './${folderOf(flow)}.ts'`).join('\n')}

type Definitions = { readonly [F in EngineFlow]: FlowDefinition<F, AnyStateMachine> }

/** The flows that load with the engine, as their rows specify, with their ports filled. */
export const engineFlows: { readonly [F in Flow]?: FlowDefinition<F, AnyStateMachine> } = {
${eager.map((flow) => `${flow},`).join('\n')}
} satisfies Definitions
`

const lazyFlows = `// Written by \`npm run charts\` from the table of routes.
import type { EngineFlow, Flow } from '../../../core/routes.ts'
${portsImport}

type Loaders = { readonly [F in Exclude<Flow, EngineFlow>]: () => Promise<{ default: FlowDefinition<F> }> }

/** The other flows: each loads when its route is first entered. */
export const lazyFlows: { readonly [F in Flow]?: () => Promise<{ default: FlowDefinition<F> }> } = {
${flowNames
  .filter((flow) => !isEager(flow))
  .map((flow) => `${flow}: () => import('./${folderOf(flow)}.ts'),`)
  .join('\n')}
} satisfies Loaders
`

const charts = `// Written by \`npm run charts\` from the table of routes.
import type { AnyStateMachine } from 'xstate'
import type { Flow } from '../core/routes.ts'
${flowNames.map((flow) => `import { ${flow}Machine } from '../machines/${folderOf(flow)}/chart.ts'`).join('\n')}

/** The chart of each flow, with nothing behind its ports. */
export const flowCharts: Readonly<Record<Flow, AnyStateMachine>> = {
${flowNames.map((flow) => `${flow}: ${flow}Machine,`).join('\n')}
}
`

/** The files that name every flow, generated from the table of routes and the charts. */
export async function flowFiles(): Promise<{ path: string; text: string }[]> {
  const texts = {
    'react/engine/flows/engine-flows.ts': engineFlows,
    'react/engine/flows/lazy-flows.ts': lazyFlows,
    'devtools/flow-charts.ts': charts,
    'views/registry.ts': await registryText(),
  }
  return Object.entries(texts).map(([path, text]) => ({ path, text: formatted(path, text) }))
}
