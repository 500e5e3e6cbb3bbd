import { preview } from 'vite'
import { root } from '../shell.ts'
import { outDir } from './build.ts'

/** Serves the built Storybook until it is disposed of. */
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
