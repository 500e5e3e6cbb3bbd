import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../../../scripts/shell.ts'

const fixture = 'tests/browser/fixture'

/**
 * Builds the demo as it is shipped, and the fixture with React's development build: there StrictMode does everything
 * twice and React says what it does not like.
 */
export async function buildPages(folder: string): Promise<void> {
  await Promise.all([
    buildPage('demo', join(folder, 'demo'), 'production'),
    buildPage(fixture, join(folder, 'fixture'), 'development'),
    buildMeasured(folder),
  ])
}

/**
 * The fixture with React as it is shipped, for what measures memory: React's development build keeps the call stack of
 * each of the first 10 000 elements of a second, which is now 0 and now 3 MB.
 */
export const buildMeasured = (folder: string): Promise<void> =>
  buildPage(fixture, join(folder, 'measured'), 'production')

/** Builds one page, in a process of its own, for the test runner's NODE_ENV would make it another build. */
export function buildPage(page: string, outDir: string, mode: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const words = ['build', page, '--outDir', outDir, '--emptyOutDir', '--mode', mode, '--logLevel', 'error']
    words.push('--manifest', '--ssrManifest')
    const child = spawn(join(root, 'node_modules/.bin/vite'), words, {
      cwd: root,
      env: { ...process.env, NODE_ENV: mode },
      stdio: ['ignore', 'inherit', 'pipe'],
    })
    let complaints = ''
    child.stderr.on('data', (chunk) => {
      complaints += String(chunk)
    })
    child.on('error', reject)
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${page} does not build.\n${complaints}`))))
  })
}
