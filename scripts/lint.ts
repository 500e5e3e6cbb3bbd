import { run } from './shell.ts'

const linters: [string, ...string[]][] = [
  ['biome', 'check', '--error-on-warnings'],
  ['oxlint', '--type-aware', '--deny-warnings'],
  ['node', 'scripts/check-source.ts'],
  ['knip', '--treat-config-hints-as-errors'],
]

let red = 0
for (const [command, ...args] of linters) {
  console.log(`· ${command} ${args[0] ?? ''}`)
  if ((await run(command, ...args)) !== 0) red++
}
process.exitCode = red === 0 ? 0 : 1
