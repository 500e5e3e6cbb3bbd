import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chartText } from '../devtools/chart-text.ts'
import { allCharts } from '../tests/charts.ts'
import { root } from './shell.ts'

for (const [name, machine] of await allCharts()) {
  const path = `machines/${name}.chart.txt`
  writeFileSync(join(root, path), chartText(machine))
  console.log(path)
}
