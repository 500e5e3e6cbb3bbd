import { flowNames, rowHosting } from '../../core/routes.ts'
import { formatted } from '../formatted.ts'
import { folderOf } from './folders.ts'
import { registryText } from './registry.ts'

const isEager = (flow: (typeof flowNames)[number]) => rowHosting(flow)?.load === 'engine'
const eager = flowNames.filter(isEager)

const ports = `// Written by \`npm run charts\` from the table of routes.
import type { AnyStateMachine } from 'xstate'
import type { Flow, RowOf } from '../../../core/routes.ts'
import type { FlowDefinition } from '../define-flow.ts'
${eager.map((flow) => `import ${flow} from './${folderOf(flow)}.ts'`).join('\n')}

type Definitions = {
  readonly [F in Flow]: RowOf<F> extends { load: 'engine' }
    ? FlowDefinition<F, AnyStateMachine>
    : () => Promise<{ default: FlowDefinition<F> }>
}

/** Each flow with its ports filled: loaded when its route is first entered, unless its row says otherwise. */
export const flows: Definitions = {
${flowNames.map((flow) => (isEager(flow) ? `${flow},` : `${flow}: () => import('./${folderOf(flow)}.ts'),`)).join('\n')}
}
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

/** The files that name every flow, as the table of routes and the charts have them. */
export async function flowFiles(): Promise<{ path: string; text: string }[]> {
  const texts = {
    'react/engine/flows/index.ts': ports,
    'devtools/flow-charts.ts': charts,
    'views/registry.ts': await registryText(),
  }
  return Object.entries(texts).map(([path, text]) => ({ path, text: formatted(path, text) }))
}
