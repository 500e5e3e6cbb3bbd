import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { flowNames, routeNames } from '../../core/routes.ts'
import { folderOf, viewFileOf } from '../flows/folders.ts'
import { root } from '../shell.ts'

/** A new flow's names. */
export interface FlowName {
  /** Its route and its view: `CoinToss`. */
  route: string
  /** The flow itself, its chart and its messages: `coinToss`. */
  flow: string
  /** Its folders and files: `coin-toss`. */
  folder: string
  /** The area of its rules: `cointoss`. */
  area: string
}

/** What already has this name, if anything: a name has one meaning. */
function takenBy({ route, flow, folder, area }: FlowName): string | undefined {
  if (routeNames.some((name) => name === route)) return `the route ${route}`
  if (flowNames.some((name) => name === flow)) return `the flow ${flow}`
  const files = [`machines/${folder}`, `views/${folder}`, `docs/rules/${area}.md`, `tests/model/${folder}.test.ts`]
  return files.find((path) => existsSync(join(root, path))) ?? globSync(`views/*/${folder}.tsx`, { cwd: root })[0]
}

/** The names of a new flow, from its route's name. @throws if the name is invalid or taken. */
export function flowName(route: string | undefined): FlowName {
  if (route === undefined || !/^[A-Z][a-z]+([A-Z][a-z]+)*$/.test(route))
    throw new Error('Name the flow as its view will be called: npm run new-flow CoinToss')
  const flow = `${route.charAt(0).toLowerCase()}${route.slice(1)}`
  const name = { route, flow, folder: folderOf(flow), area: flow.toLowerCase() }
  const taken = takenBy(name)
  if (taken !== undefined) throw new Error(`${route} can't be added: there is ${taken} already`)
  if (viewFileOf(route) !== name.folder) throw new Error(`${route} has two spellings`)
  return name
}
