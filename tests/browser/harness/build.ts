import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../../../scripts/shell.ts'

const fixture = 'tests/browser/fixture'

/**
 * Builds the demo as shipped, and the fixture with React's development build: there StrictMode runs everything twice,
 * and React reports problems.
 */
export async function buildPages(folder: string): Promise<void> {
  await Promise.all([
    buildPage('demo', join(folder, 'demo'), 'production'),
    buildPage(fixture, join(folder, 'fixture'), 'development'),
    buildMeasured(folder),
  ])
}

/**
 * The fixture with React's production build, for memory measurements: the development build keeps the call stacks of
 * the first 10 000 elements of each second, which take between 0 and 3 MB.
 */
export const buildMeasured = (folder: string): Promise<void> =>
  buildPage(fixture, join(folder, 'measured'), 'production')

/** Builds one page in a separate process, because the test runner's NODE_ENV would change the build. */
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
