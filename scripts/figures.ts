import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { measuredFigures } from './figures/measured.ts'
import { sourceFigures } from './figures/source.ts'
import { aboveAim, withMeasured, withSource } from './figures/tables.ts'
import { root } from './shell.ts'

const path = join(root, 'ARCHITECTURE.md')

const [source, measured] = [sourceFigures(), measuredFigures()]
for (const { name, value, aim } of [...source, ...measured])
  console.log(`${String(value).padStart(16)}  ${name}${aim && ` (${aim})`}`)

const before = readFileSync(path, 'utf8')
if (process.argv.includes('--check')) {
  const isStale = withSource(before, source) !== before
  if (isStale) console.error('The figures in ARCHITECTURE.md are stale: npm run figures')
  const above = aboveAim(before)
  for (const one of above) console.error(`Above its aim: ${one}`)
  process.exitCode = isStale || above.length > 0 ? 1 : 0
} else writeFileSync(path, withMeasured(withSource(before, source), measured))
