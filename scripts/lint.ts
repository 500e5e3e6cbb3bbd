import { watched } from './shell.ts'

const linters: [string, ...string[]][] = [
  ['biome', 'check', '--error-on-warnings'],
  ['oxlint', '--type-aware', '--deny-warnings'],
  ['node', 'scripts/check-source.ts'],
  ['node', 'scripts/figures.ts', '--check'],
  ['knip', '--treat-config-hints-as-errors'],
]

/**
 * How long a linter may be silent, in ms: linters print nothing until they finish, which takes ten times as long on a
 * busy machine.
 */
const patience = 600_000

let red = 0
for (const [command, ...args] of linters) {
  console.log(`· ${command} ${args[0] ?? ''}`)
  if ((await watched({ patience }, command, ...args)) !== 0) red++
}
process.exitCode = red === 0 ? 0 : 1
