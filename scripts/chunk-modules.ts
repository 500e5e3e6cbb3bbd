import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { Plugin } from 'vite'
import { root } from './shell.ts'

/** The length of each module in each file of a build, in characters before minification; paths are from the root. */
export type ChunkModules = Record<string, Record<string, number>>

interface Chunk {
  type: string
  fileName: string
  modules?: Record<string, { renderedLength: number }>
}

/** The modules in each file of a build. */
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

/** Writes the modules of each of the package's chunks to a file, for `npm run size`. */
export const writeChunkModules = (): Plugin => ({
  name: 'write-chunk-modules',
  generateBundle(_, bundle) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, JSON.stringify(modulesIn(Object.values(bundle))))
  },
})

/** The modules of each of the package's chunks in the last build. */
export const readChunkModules = (): ChunkModules => JSON.parse(readFileSync(path, 'utf8'))
