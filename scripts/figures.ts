import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { measuredFigures } from './figures/measured.ts'
import { sourceFigures } from './figures/source.ts'
import { aboveAim, strangeStages, withMeasured, withSource } from './figures/tables.ts'
import { root } from './shell.ts'
import { stageNames } from './stages.ts'

const path = join(root, 'ARCHITECTURE.md')

const [source, measured] = [sourceFigures(), measuredFigures()]
for (const { name, value, aim } of [...source, ...measured])
  console.log(`${String(value).padStart(16)}  ${name}${aim && ` (${aim})`}`)

const before = readFileSync(path, 'utf8')
if (process.argv.includes('--check')) {
  const isStale = withSource(before, source) !== before
  if (isStale) console.error('The figures in ARCHITECTURE.md are stale: npm run figures')
  const wrong = [...aboveAim(before).map((one) => `Above its aim: ${one}`), ...strangeStages(before, stageNames)]
  for (const one of wrong) console.error(one)
  process.exitCode = isStale || wrong.length > 0 ? 1 : 0
} else writeFileSync(path, withMeasured(withSource(before, source), measured))
