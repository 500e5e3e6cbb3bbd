import { execFileSync } from 'node:child_process'
import { writeFlow } from './new-flow/write.ts'
import { root } from './shell.ts'

for (const path of writeFlow(process.argv[2])) console.log(path)

// The other generated files need an exploration of the charts, which takes a minute: run `npm run generate` once the
// flow works.
for (const script of ['write-charts', 'write-docs'])
  execFileSync('node', [`scripts/${script}.ts`], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
