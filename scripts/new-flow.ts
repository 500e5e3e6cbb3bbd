import { execFileSync } from 'node:child_process'
import { writeFlow } from './new-flow/write.ts'
import { root } from './shell.ts'

for (const path of writeFlow(process.argv[2])) console.log(path)

// The rest of what is written from the charts explores them, which takes a minute: `npm run generate`, once the flow does what it should.
for (const script of ['write-charts', 'write-docs'])
  execFileSync('node', [`scripts/${script}.ts`], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
