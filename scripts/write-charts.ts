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

// Imported only now, to include the flows that were just written.
const { chartsFingerprint } = await import('../devtools/trace/charts.ts')
const { simulatedKit } = await import('../devtools/simulated-kit.ts')
const path = 'devtools/trace/charts-fingerprint.ts'
writeFileSync(
  join(root, path),
  `// Written by \`npm run charts\`.

/** Identifies the charts that a trace was recorded on. Precomputed, so that a page that records need not load them. */
export const writtenFingerprint = '${chartsFingerprint(simulatedKit)}'
`,
)
console.log(path)
