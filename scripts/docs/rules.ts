import type { AnyStateMachine } from 'xstate'
import { nodesOf } from '../../devtools/chart-text.ts'

/** The descriptions of the charts as the file that the devtools read them from. */
export function rulesText(machines: AnyStateMachine[]): string {
  const table = Object.fromEntries(machines.map((machine) => [machine.id, descriptionsIn(machine)]))
  return `// Written by \`npm run docs\` from the charts, whose descriptions a build leaves out.

/** What each state of each chart is there for, by the chart's id and the state's path. */
export const descriptions: Readonly<Record<string, Readonly<Record<string, string>>>> = ${JSON.stringify(table)}
`
}

const descriptionsIn = ({ root }: AnyStateMachine): Record<string, string> =>
  Object.fromEntries(
    nodesOf(root).flatMap(({ path, description }) =>
      description === undefined ? [] : [[path.join('.'), description]],
    ),
  )
