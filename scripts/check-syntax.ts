import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { transformWithOxc } from 'vite'
import { targets } from './floor/browsers.ts'
import { root } from './shell.ts'

/** Fails if the built package contains syntax that the oldest supported browsers can't parse. */
const files = globSync('dist/**/*.js', { cwd: root })
const written = async (file: string, target: string | string[]) => {
  const { code } = await transformWithOxc(readFileSync(join(root, file), 'utf8'), file, { target })
  return code
}
const tooNew: string[] = []
for (const file of files) if ((await written(file, targets)) !== (await written(file, 'esnext'))) tooNew.push(file)

for (const file of tooNew) console.error(`${file} has syntax that ${targets.join(', ')} do not all know`)
console.log(`${files.length} files read, ${tooNew.length} with syntax that is too new`)
process.exitCode = files.length > 0 && tooNew.length === 0 ? 0 : 1
