import { run } from './shell.ts'

process.env.BOXES = 'update'
const [, , ...files] = process.argv
process.exitCode = await run('vitest', 'run', '--project', 'storybook', ...(files.length > 0 ? files : ['views/']))
