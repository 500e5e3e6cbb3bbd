import { globSync } from 'node:fs'
import { dirname } from 'node:path'
import { allCharts } from './charts.ts'
import type { Payloads } from './model/payloads.ts'
import type { ChartScenario, Scenario } from './model/scenario.ts'

const folder = new URL('../machines/', import.meta.url)

/** The exports of all files of one name in the charts' folders, by folder. */
async function beside<Module>(name: string): Promise<[chart: string, module: Module][]> {
  const files = globSync(`*/${name}.ts`, { cwd: folder }).sort()
  return Promise.all(
    files.map(async (file) => [dirname(file), await import(new URL(file, folder).href)] as const),
  ).then((all) => all.map(([chart, module]) => [chart, module]))
}

/** The scenarios of every chart, by folder, from the file next to it. */
export const scenarios: ReadonlyMap<string, readonly ChartScenario[]> = new Map(
  (await beside<{ scenarios: Scenario[] }>('scenarios')).map(([chart, module]) => [
    chart,
    module.scenarios.map((scenario) => ({ chart, ...scenario })),
  ]),
)

const charts = await allCharts()

/** Navigation to another route is an event without data, so it suffices that a chart accepts it: `networks.open`. */
function withOpenings(chart: string, { commands, ...rest }: Payloads): Payloads {
  const known = new Set(commands.map(({ type }) => type))
  const openings = charts.get(chart)?.events.filter((type) => type.endsWith('.open') && !known.has(type)) ?? []
  return { ...rest, commands: [...commands, ...openings.map((type) => ({ type }))] }
}

/** The payloads of every chart, by folder, from the file next to it. */
export const payloads: ReadonlyMap<string, Payloads> = new Map(
  (await beside<{ payloads: Payloads }>('payloads')).map(([chart, module]) => [
    chart,
    withOpenings(chart, module.payloads),
  ]),
)

const all = [...payloads.values()]

/** The answers of ports and the events of channels, across all charts. */
export const world: Required<Pick<Payloads, 'ports' | 'channels'>> = {
  ports: Object.assign({}, ...all.map(({ ports }) => ports)),
  channels: Object.assign({}, ...all.map(({ channels }) => channels)),
}

/** The scenarios of a chart. @throws if it has none. */
export function scenariosOf(chart: string): readonly ChartScenario[] {
  const found = scenarios.get(chart)
  if (!found) throw new Error(`machines/${chart}/scenarios.ts is missing`)
  return found
}
