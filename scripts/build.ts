import { run } from './shell.ts'

const steps: [string, ...string[]][] = [
  ['vite', 'build'],
  ['node', 'scripts/without-wagmi.ts'],
  ['vite', 'build', '--config', 'migrate/vite.config.ts'],
  ['node', 'scripts/check-syntax.ts'],
  ['node', 'scripts/declarations.ts'],
  ['node', 'scripts/manifest.ts'],
  ['publint', 'dist', '--strict'],
  ['node', 'scripts/smoke.ts'],
]

for (const step of steps) {
  const code = await run(...step)
  if (code !== 0) process.exit(code)
}
