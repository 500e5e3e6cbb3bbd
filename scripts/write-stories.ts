import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './shell.ts'
import { storyFiles } from './stories/write.ts'

for (const { path, text } of storyFiles()) {
  writeFileSync(join(root, path), text)
  console.log(path, text.split('export const').length - 1)
}
