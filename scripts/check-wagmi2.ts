/**
 * Runs the contract suite of the EVM adapter on wagmi 2.19 and React 18, and compiles a dApp with the built package
 * there. They are installed in a temporary folder and never enter the lock file: wagmi 2's connectors depend on
 * packages that Portico does not depend on (CONTRIBUTING).
 */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startVitest } from 'vitest/node'
import { registeredDapp } from './registered-dapp.ts'

const root = join(import.meta.dirname, '..')
const packages = ['wagmi@2.19.5', 'viem@2.57.1', 'react@18.3.1', 'react-dom@18.3.1', '@tanstack/react-query@5.108.0']
const folder = mkdtempSync(join(tmpdir(), 'portico-wagmi2-'))

try {
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }))
  const flags = ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--no-package-lock', '--loglevel=error']
  const { status } = spawnSync('npm', [...flags, ...packages], { cwd: folder, stdio: 'inherit' })
  if (status !== 0) throw new Error('wagmi 2.19 could not be installed.')

  cpSync(join(root, 'dist'), join(folder, 'node_modules/portico'), { recursive: true })
  writeFileSync(join(folder, 'registered.ts'), registeredDapp)
  const strictly = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'nodenext', '--target', 'es2023']
  const compiled = spawnSync('tsc', [...strictly, '--ignoreConfig', 'registered.ts'], { cwd: folder, stdio: 'inherit' })
  if (compiled.status !== 0) process.exitCode = 1

  const installed = (name: string) => join(folder, 'node_modules', name)
  const vitest = await startVitest(
    'test',
    [],
    {
      root,
      config: false,
      watch: false,
      include: ['tests/contract/**/*.test.ts', 'adapters/**/*.test.ts'],
      testTimeout: 60_000,
      hookTimeout: 120_000,
    },
    {
      resolve: {
        alias: [
          { find: /^wagmi$/, replacement: join(installed('wagmi'), 'dist/esm/exports/index.js') },
          { find: /^wagmi\/actions$/, replacement: join(installed('wagmi'), 'dist/esm/exports/actions.js') },
          { find: /^viem$/, replacement: join(installed('viem'), '_esm/index.js') },
        ],
      },
    },
  )
  const failed = vitest.state.getCountOfFailedTests()
  await vitest.close()
  if (failed > 0) process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
