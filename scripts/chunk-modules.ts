import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { Plugin } from 'vite'
import { root } from './shell.ts'

/** How many characters each module has in each file of a build, before it is minified; paths from the root. */
export type ChunkModules = Record<string, Record<string, number>>

interface Chunk {
  type: string
  fileName: string
  modules?: Record<string, { renderedLength: number }>
}

/** Which modules the files of a build hold. */
export const modulesIn = (chunks: readonly Chunk[]): ChunkModules =>
  Object.fromEntries(
    chunks
      .filter(({ type }) => type === 'chunk')
      .map(({ fileName, modules = {} }) => [
        fileName,
        Object.fromEntries(
          Object.entries(modules).map(([id, { renderedLength }]) => [relative(root, id), renderedLength]),
        ),
      ]),
  )

const path = join(root, '.cache/chunk-modules.json')

/** Writes down which modules each chunk of the package holds, for `npm run size`. */
export const writeChunkModules = (): Plugin => ({
  name: 'write-chunk-modules',
  generateBundle(_, bundle) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, JSON.stringify(modulesIn(Object.values(bundle))))
  },
})

/** Which modules each chunk of the package held when it was built last. */
export const readChunkModules = (): ChunkModules => JSON.parse(readFileSync(path, 'utf8'))
