import { readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import type { Plugin } from 'vite'
import { pathOf } from './chunks.ts'

const written = /new Worker\(new URL\('(\.[^']+\.ts)', import\.meta\.url\)/g
const held = /new URL\(["']worker:([^"']+)["'], __HERE__\)/g
const fileOf = (path: string) => `chunks/${path}.js`

/**
 * Ships a worker's file unbundled, and starts it with the expression that bundlers recognize: the dApp's bundler then
 * builds the worker from the packages installed there. Vite would inline all of them.
 */
export const workersOfTheApp = (): Plugin => ({
  name: 'workers-of-the-app',
  enforce: 'pre',
  transform: {
    filter: { code: written },
    handler(code, id) {
      const hold = (_: string, path: string) => {
        const file = join(dirname(id), path)
        this.emitFile({ type: 'asset', fileName: fileOf(pathOf(file)), source: readFileSync(file, 'utf8') })
        return `new Worker(new URL('worker:${pathOf(file)}', __HERE__)`
      }
      return { code: code.replace(written, hold), map: null }
    },
  },
  renderChunk(code, { fileName }) {
    const release = (_: string, path: string) =>
      `new URL('./${posix.relative(posix.dirname(fileName), fileOf(path))}', import.meta.url)`
    return code.includes('worker:') ? { code: code.replace(held, release), map: null } : null
  },
})
