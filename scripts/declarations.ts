import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './shell.ts'

const folder = join(root, 'dist/types')
const relative = /(['"])(\.{1,2}\/[^'"\n]+)\.tsx?\1/g

// The compiler rewrites endings in code, not in declarations, and a dApp has no .ts of ours.
const code = await run('tsc', '--project', 'tsconfig.build.json')
for (const file of globSync('**/*.d.ts', { cwd: folder })) {
  const path = join(folder, file)
  writeFileSync(path, readFileSync(path, 'utf8').replace(relative, '$1$2.js$1'))
}
process.exitCode = code
