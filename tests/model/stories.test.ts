import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { nodesOf } from '../../devtools/chart-text.ts'
import { root } from '../../scripts/shell.ts'
import { storyFiles } from '../../scripts/stories/write.ts'
import { allCharts } from '../charts.ts'

const files = storyFiles()

it('every state has a story, as npm run stories writes them [look-story]', () => {
  expect(files.map(({ path }) => ({ path, text: readFileSync(join(root, path), 'utf8') }))).toEqual(files)
})

it('the stories show every view that a chart names [flow-state-view]', async () => {
  const named = files.flatMap(({ text }) => [...text.matchAll(/chart: '(\w+)',\s+path: '([\w.]*)'/g)])
  const shown = named.map(([, chart = '', path = '']) => [chart, path].join('.'))
  const namesView = [...(await allCharts()).values()].flatMap(({ root }) =>
    nodesOf(root).filter(({ meta, type }) => meta?.view !== undefined && type !== 'final'),
  )
  const views = Map.groupBy(namesView, (node) => `${node.machine.id} ${node.meta?.view}`)
  const unseen = [...views].filter(
    ([, nodes]) => !nodes.some(({ id }) => shown.some((one) => `${one}.`.startsWith(`${id}.`))),
  )
  expect(unseen.map(([view]) => view)).toEqual([])
})
