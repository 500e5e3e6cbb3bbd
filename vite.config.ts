import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { writeChunkModules } from './scripts/chunk-modules.ts'
import { chunkNames, pathOf } from './scripts/chunks.ts'
import { entries } from './scripts/entries.ts'
import { writeServerEntries } from './scripts/server-entries.ts'
import { chartsWithoutDescriptions } from './scripts/without-descriptions.ts'
import { workersOfTheApp } from './scripts/workers.ts'

/** The npm package: ESM, everything installed left outside, every dynamic import a chunk of its own. */
export default defineConfig({
  plugins: [react(), chartsWithoutDescriptions(), workersOfTheApp(), writeServerEntries(), writeChunkModules()],
  build: {
    target: 'es2022',
    emptyOutDir: true,
    minify: false,
    sourcemap: true,
    cssMinify: true,
    // As it is written. Lowered, `:dir(rtl)` would mean some languages, whichever way the page is read.
    cssTarget: 'esnext',
    reportCompressedSize: false,
    lib: { entry: entries, formats: ['es'] },
    rolldownOptions: {
      preserveEntrySignatures: 'allow-extension',
      // All but the text of a style sheet, which only some bundlers would read as such; and but for what is no module
      // of JavaScript's own, of which a page pays for each file, also for those that it never fetches.
      external: /^(?!(?:buffer\/index\.js|base64-js|ieee754)$)[^./\0](?!.*\?inline$)/,
      output: {
        codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: chunkNames() }] },
        // Without a hash, which would be in each page's names beside its own.
        chunkFileNames: ({ facadeModuleId, name }) => `chunks/${facadeModuleId ? pathOf(facadeModuleId) : name}.js`,
      },
    },
  },
})
