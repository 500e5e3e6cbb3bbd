import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { docFiles } from './docs/write.ts'
import { root } from './shell.ts'

for (const { path, text } of await docFiles()) {
  mkdirSync(join(root, dirname(path)), { recursive: true })
  writeFileSync(join(root, path), text)
  console.log(path)
}
