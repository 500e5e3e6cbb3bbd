import type { AnyStateMachine } from 'xstate'
import { nodesOf } from '../../devtools/chart-text.ts'
import { diagramsOf, titleOf } from './diagram.ts'
import { block, code, section, table, withRules } from './markdown.ts'
import { sourceOf } from './source.ts'
import { actorsTable, eventsTable, numbersTable, statesTable, timesTable } from './tables.ts'

type Charts = ReadonlyMap<string, AnyStateMachine>

const byHand = '<!-- Written by `npm run docs` from the charts. -->'

/** The page of a chart. */
export function pageText(name: string, machine: AnyStateMachine, charts: Charts): string {
  const source = sourceOf(name)
  const diagrams = diagramsOf(machine)
  const drawn = diagrams.map((diagram) => {
    const picture = block('mermaid', diagram.mermaid)
    return diagrams.length === 1 ? picture : `### ${titleOf(diagram)}\n\n${picture}`
  })
  return page(
    byHand,
    `# ${machine.id}`,
    withRules(machine.root.description ?? ''),
    `[The chart](../../machines/${name}/chart.ts) · [as text](../../machines/${name}/${name}.chart.txt) · [all charts](README.md)`,
    section('Diagram', ...drawn),
    section('States', statesTable(machine)),
    section('Events', eventsTable(machine)),
    section('Guards', source.guards && block('ts', source.guards)),
    section('Time-outs', timesTable(machine, source)),
    section('Numbers', numbersTable(source)),
    section(
      'Ports and charts',
      actorsTable(machine, source, (id) => fileOf(id, charts)),
    ),
    section('Input and output', source.types && block('ts', source.types)),
  )
}

/** The list of all charts. */
export const indexText = (charts: Charts): string =>
  page(
    byHand,
    '# The charts',
    'What can happen in Portico, flow by flow. The pages are made from the charts themselves, so they cannot say anything else than what runs; the rules that they embody are those of [docs/rules](../rules/README.md).',
    table(
      ['Chart', 'What it is for', 'Views', 'States'],
      [...charts].map(([name, machine]) => [
        `[${machine.id}](${name}.md)`,
        withRules(machine.root.description ?? ''),
        viewsOf(machine).map(code).join(', '),
        String(nodesOf(machine.root).length - 1),
      ]),
    ),
    'In the tables, a **command** is what the user or the dApp wants, a **fact** is what has happened, an **answer** is how a port or a chart ended, a **timer** is a time-out; what is decided **at once** waits for nothing. Guards stand in brackets and are tried from the top.',
  )

const viewsOf = ({ root }: AnyStateMachine): string[] => [
  ...new Set(nodesOf(root).flatMap(({ meta }) => (meta && 'view' in meta ? [String(meta.view)] : []))),
]

function fileOf(id: string, charts: Charts): string {
  const [name] = [...charts].find(([, machine]) => machine.id === id) ?? []
  if (!name) throw new Error(`There is no chart ${id}`)
  return name
}

const page = (...parts: string[]): string => `${parts.filter((part) => part !== '').join('\n\n')}\n`
