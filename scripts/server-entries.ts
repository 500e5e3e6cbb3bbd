import type { Plugin } from 'vite'
import { clientEntries, serverEntryOf } from './entries.ts'

/**
 * Writes a file for each entry that holds React components: it says so to a server's bundler, which takes it in the
 * entry's place. In the entry itself the directive would have Vite warn all who use the elements without React. Each
 * name is written out, for Next refuses `export *` in such a file.
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
