import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { entryFiles } from './entry-files.ts'
import { root } from './shell.ts'

for (const { path, text, isStale } of entryFiles()) {
  writeFileSync(join(root, path), text)
  console.log(isStale ? `${path} is written` : `${path} is as it was`)
}
