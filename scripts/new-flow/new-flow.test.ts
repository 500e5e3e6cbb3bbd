import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { root } from '../shell.ts'
import { doExercise } from './exercise.ts'
import { flowName } from './flow-name.ts'

const left = new Set(['node_modules', 'dist', '.git', '.cache', 'storybook-static'])

it('writes a flow that compiles, passes the style checks and can be walked, also after the exercise in CONTRIBUTING', {
  timeout: 400_000,
}, () => {
  const copy = mkdtempSync(join(tmpdir(), 'portico-'))
  onTestFinished(() => rmSync(copy, { recursive: true }))
  cpSync(root, copy, { recursive: true, filter: (path) => path === root || !left.has(basename(path)) })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  const inCopy = (command: string, ...args: string[]) => execFileSync(command, args, { cwd: copy, encoding: 'utf8' })

  const write = `import('./scripts/new-flow/write.ts').then(({ writeFlow }) => console.log(['CoinToss', 'Greeting'].flatMap(writeFlow).join('\\n')))`
  const written = inCopy('node', '--eval', write).trim().split('\n')
  expect(written).toContain('views/coin-toss/coin-toss.tsx')
  const changed = doExercise(copy)
  inCopy('node', 'scripts/write-charts.ts')
  const code = [...new Set([...written, ...changed])].filter((path) => /\.tsx?$/.test(path))
  const files = [...code, 'views/registry.ts', 'react/engine/flows/lazy-flows.ts', 'devtools/flow-charts.ts']
  writeFileSync(join(copy, 'tsconfig.new.json'), JSON.stringify({ extends: './tsconfig.json', files, include: [] }))
  inCopy('tsc', '-p', 'tsconfig.new.json')
  inCopy('biome', 'check', '--error-on-warnings', ...files)

  // Of step 6 what takes seconds: the flow's page, and the path by which each of its transitions is taken. What is written
  // of all flows (stories, samples) and what is measured in a browser (boxes) takes minutes.
  inCopy('node', 'scripts/write-docs.ts')
  expect(readFileSync(join(copy, 'docs/charts/greeting.md'), 'utf8')).toContain('The user has waved')
  inCopy('vitest', 'run', '--project', 'model', '--update=all', 'tests/model/greeting.test.ts')
  const walk = readFileSync(join(copy, 'tests/model/walks/greeting.txt'), 'utf8')
  for (const event of ['greeting.wave', 'greeting.finish']) expect(walk).toContain(`  ${event} → `)
})

it.each([
  [undefined, 'Name the flow'],
  ['coin-toss', 'Name the flow'],
  ['Account', 'the route Account'],
  ['Receive', 'the flow receive'],
  ['Learn', 'views/learn'],
])('rejects the name %s', (name, reason) => {
  expect(() => flowName(name)).toThrow(reason)
})
