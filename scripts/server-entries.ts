import type { Plugin } from 'vite'
import { clientEntries, serverEntryOf } from './entries.ts'

/**
 * Writes a file for each entry that contains React components. It has the directive for a server's bundler, which uses
 * it instead of the entry. In the entry itself, the directive would make Vite warn everyone who uses the custom
 * elements without React. Each name is written out, since Next rejects `export *` in such a file.
 */
export const writeServerEntries = (): Plugin => ({
  name: 'write-server-entries',
  generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk' || !chunk.isEntry || !clientEntries.has(chunk.name)) continue
      const source = `'use client'\nexport { ${chunk.exports.join(', ')} } from '../${chunk.fileName}'\n`
      this.emitFile({ type: 'asset', fileName: serverEntryOf(chunk.name), source })
    }
  },
})
