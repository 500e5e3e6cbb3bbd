import { run } from './shell.ts'

process.env.BOXES = 'update'
process.exitCode = await run('vitest', 'run', '--project', 'storybook', ...process.argv.slice(2))
