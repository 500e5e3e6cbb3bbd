import { join } from 'node:path'
import { preview } from 'vite'
import { root, run } from '../shell.ts'

const outDir = join(root, '.cache/book')

/** Builds Storybook as a static site; resolves with the exit code. */
export const buildBook = (): Promise<number> =>
  run('storybook', 'build', '--quiet', '--disable-telemetry', '--output-dir', outDir)

/** Serves what was built, until it is disposed of. */
export async function serveBook(): Promise<AsyncDisposable & { url: string }> {
  const server = await preview({
    configFile: false,
    root,
    logLevel: 'error',
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0 },
  })
  const url = server.resolvedUrls?.local[0] ?? ''
  return { url, [Symbol.asyncDispose]: () => server.close() }
}
