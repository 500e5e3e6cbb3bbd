import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

/** `npx portico`: one file with all that it needs, so that no dApp installs a parser for it. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    ssr: 'cli.ts',
    target: 'node20',
    outDir: '../dist/bin',
    emptyOutDir: true,
    minify: true,
    reportCompressedSize: false,
    rolldownOptions: { output: { entryFileNames: 'portico.js', codeSplitting: false } },
  },
})
