import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

/** `npx portico`: a single file that includes its dependencies, so that no dApp has to install a parser for it. */
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
