import { execFileSync } from 'node:child_process'
import { filesOf } from '../checks/source.ts'
import { root } from '../shell.ts'
import { decides } from './choices.ts'
import type { Figure } from './figure.ts'

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' })

const isProduct = (path: string) =>
  !/\.(test|test-d|stories)\.tsx?$|^machines\/[^/]+\/(payloads|scenarios(\/.+)?|stories)\.ts$/.test(path)
const inFolders = (...folders: string[]) =>
  filesOf('**/*.{ts,tsx}').filter(({ path }) => folders.includes(path.split('/')[0] ?? '') && isProduct(path))

/** Generated files, and files that every change touches. */
const written =
  /\.(stories\.tsx|(boxes|controls|chart)\.txt)$|^docs\/(charts\/|rules\/README)|samples?\.json$|\.portico\.json$|__snapshots__|^tests\/model\/walks\/|^devtools\/(flow-charts|rules\/table|samples\/table)\.ts$|^(react\/engine\/flows\/[\w-]+-flows|views\/registry)\.ts$|^(CHANGELOG|README)\.md$/

/** The file of a flow's ports: a chart without one is not a flow. */
const portsOfFlow = /^react\/engine\/flows\/(?![\w-]+-flows\.)([\w-]+)\.ts$/

/** Whether a commit added a route: a view of the kit that became a flow already had one. */
function bringsRoute(commit: string): boolean {
  const diff = git('show', '--format=', '-U0', commit, '--', 'core/routes.ts')
  const routesAfter = (sign: string) =>
    [...diff.matchAll(new RegExp(`^\\${sign}  (\\w+): \\{`, 'gm'))].map(([, name]) => name)
  const before = routesAfter('-')
  return routesAfter('+').some((name) => !before.includes(name))
}

/** The number of existing hand-written files that a commit changed. */
const handWritten = (commit: string): number =>
  git('show', '-M', '--diff-filter=M', '--name-only', '--format=', commit)
    .split('\n')
    .filter((path) => path !== '' && !written.test(path)).length

/** The number of existing hand-written files that each flow's first commit had to change, the newest flow first. */
function filesOfFlows(): { flow: string; files: number }[] {
  // For all files: with a path, git would report moved files as added.
  const commits = git('log', '-M', '--diff-filter=A', '--name-only', '--format=@%H').split('@').slice(1)
  const found = new Map<string, number>()
  for (const each of commits) {
    const [commit = '', ...added] = each.split('\n').filter(Boolean)
    const flows = added.flatMap((path) => portsOfFlow.exec(path)?.[1] ?? []).filter((flow) => !found.has(flow))
    // When the table of routes was introduced, its flows existed already.
    if (flows.length === 0 || added.includes('core/routes.ts') || !bringsRoute(commit)) continue
    const files = handWritten(commit)
    for (const flow of flows) found.set(flow, files)
  }
  return [...found].map(([flow, files]) => ({ flow, files }))
}

function flowFigures(): Figure[] {
  const flows = filesOfFlows()
  const [newest] = flows
  const [name, aim] = ['existing hand-written files that the commit which brought the newest flow changed', 'at most 5']
  if (!newest) return [{ name, value: 'no flow yet', aim }]
  const counts = flows.map(({ files }) => files)
  const each = flows.map(({ flow, files }) => `${flow} ${files}`).join(', ')
  return [
    { name: `${name} (${newest.flow})`, value: newest.files, aim },
    { name: `… and of each flow (${each})`, value: `${Math.min(...counts)} to ${Math.max(...counts)}`, aim: '' },
  ]
}

/** The bodies of a function's calls, by matching brackets. */
function callsOf(text: string, name: string): string[] {
  return [...text.matchAll(new RegExp(`\\b${name}\\(`, 'g'))].map(({ index, 0: start }) => {
    let depth = 1
    let end = index + start.length
    for (; end < text.length && depth > 0; end++) depth += text[end] === '(' ? 1 : text[end] === ')' ? -1 : 0
    return text.slice(index, end)
  })
}

/** The figures counted in the source. */
export function sourceFigures(): Figure[] {
  const charts = inFolders('machines')
  const actions = charts.flatMap(({ text }) => callsOf(text, 'enqueueActions'))
  // The kit's `sends` is built from it: a function chooses its effect too.
  const sends = charts.flatMap(({ text }) => callsOf(text, 'sends'))
  const enqueued = [...actions, ...sends]
  const product = inFolders('core', 'machines', 'services', 'adapters', 'siwx', 'ui', 'views', 'locales', 'react')
  const isDefault = /(?:\?\?|\|\|)\s*'eip155'|(?<!(?:const|readonly) \w+ )(?<![=!<>])=\s*'eip155'/g
  return [
    ...flowFigures(),
    { name: '`enqueueActions` in the charts, the kit’s `sends` among them', value: enqueued.length, aim: 'at most 30' },
    { name: '… but for `sends`, which only chooses receivers', value: actions.length, aim: 'at most 15' },
    {
      name: '… that raise an event',
      value: enqueued.filter((body) => /\braise\(|enqueue\.raise/.test(body)).length,
      aim: '0',
    },
    {
      name: 'views that choose by a failure, or by three conditions',
      value: inFolders('views').filter((file) => file.path.endsWith('.tsx') && decides(file)).length,
      aim: '0',
    },
    {
      name: "`'eip155'` as a default",
      value: product.reduce((all, { text }) => all + (text.match(isDefault)?.length ?? 0), 0),
      aim: '0',
    },
  ]
}
