import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chartText } from '../devtools/chart-text.ts'
import { allCharts } from '../tests/charts.ts'
import { flowFiles } from './flows/write.ts'
import { root } from './shell.ts'

for (const [name, machine] of await allCharts()) {
  const path = `machines/${name}/${name}.chart.txt`
  writeFileSync(join(root, path), chartText(machine))
  console.log(path)
}

for (const { path, text } of await flowFiles()) {
  writeFileSync(join(root, path), text)
  console.log(path)
}
