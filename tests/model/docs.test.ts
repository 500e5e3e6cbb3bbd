import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { nodesOf, transitionsOf } from '../../devtools/chart-text.ts'
import { diagramsOf } from '../../scripts/docs/diagram.ts'
import { eventWords } from '../../scripts/docs/words.ts'
import { docFiles } from '../../scripts/docs/write.ts'
import { root } from '../../scripts/shell.ts'
import { allCharts } from '../charts.ts'
import { faultsIn } from './mermaid.ts'

const charts = [...(await allCharts())]
const files = await docFiles()
const pages = files.filter(({ path }) => path.endsWith('.md')).map(({ path, text }) => [path, text] as const)

it('the charts’ rules and pages match what npm run docs writes', () => {
  expect(files.map(({ path }) => ({ path, text: readFileSync(join(root, path), 'utf8') }))).toEqual(files)
})

it.each(charts)('the page of the %s chart has its purpose, and every state that a person can see', (_, machine) => {
  const shown = nodesOf(machine.root).filter(({ meta, tags }) => meta !== undefined || tags.includes('visible'))
  const silent = [machine.root, ...shown].filter(({ description }) => description === undefined)
  expect(silent.map(({ id }) => id)).toEqual([])
})

it.each(charts)('the page of the %s chart draws the whole chart in valid Mermaid', (_, machine) => {
  const diagrams = diagramsOf(machine).map(({ mermaid }) => mermaid)
  expect(diagrams.flatMap(faultsIn)).toEqual([])
  const drawn = new Set(diagrams.flatMap((text) => [...text.matchAll(/ as (\w+)/g)].map(([, name]) => name)))
  const [, ...states] = nodesOf(machine.root)
  expect(states.filter(({ path }) => !drawn.has(path.join('_'))).map(({ id }) => id)).toEqual([])
  const leading = nodesOf(machine.root)
    .flatMap(transitionsOf)
    .filter(({ target, eventType }) => target && eventType !== '')
    .map((transition) => eventWords(transition, machine.implementations.delays))
  expect(leading.filter((words) => !diagrams.some((text) => text.includes(words)))).toEqual([])
})

it.each(pages)('%s has links that resolve and well-formed tables', (path, text) => {
  const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, to = '']) => to)
  expect(links.filter((to) => !existsSync(join(root, dirname(path), to)))).toEqual([])
  const widths = text
    .trim()
    .split('\n\n')
    .filter((part) => part.startsWith('| '))
    .map((part) => new Set(part.split('\n').map((row) => row.replaceAll('\\|', '').split('|').length)).size)
  expect(widths.filter((different) => different > 1)).toEqual([])
})

it.each([
  ['stateDiagram-v2\n  a --> b', ['leaves its level: a --> b']],
  ['stateDiagram-v2\n  state "A" as end', ['end is a word of Mermaid’s own']],
  ['stateDiagram-v2\n  state "A" as a {', ['closes less than it opens']],
  ['stateDiagram-v2\n  state "A" as a\n  [*] --> a : one; two', ['does not read [*] --> a : one; two']],
  ['stateDiagram-v2\n  --', ['divides what is no state']],
  ['graph\n  }', ['begins with graph', 'closes more than it opens']],
])('the check rejects a diagram like %j', (mermaid, faults) => {
  expect(faultsIn(mermaid)).toEqual(faults)
})
