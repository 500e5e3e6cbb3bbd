import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { nodesOf } from '../../devtools/chart-text.ts'
import { docFiles } from '../../scripts/docs/write.ts'
import { root } from '../../scripts/shell.ts'
import { allCharts } from '../charts.ts'

const charts = [...(await allCharts())]

it('has the charts’ rules and pages as npm run docs writes them', async () => {
  const files = await docFiles()
  expect(files.map(({ path }) => ({ path, text: readFileSync(join(root, path), 'utf8') }))).toEqual(files)
})

it.each(charts)('says what the %s chart is for, and every state of it that a person can see', (_, machine) => {
  const shown = nodesOf(machine.root).filter(({ meta, tags }) => meta !== undefined || tags.includes('visible'))
  const silent = [machine.root, ...shown].filter(({ description }) => description === undefined)
  expect(silent.map(({ id }) => id)).toEqual([])
})
