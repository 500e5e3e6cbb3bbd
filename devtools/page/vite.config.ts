import { fileURLToPath } from 'node:url'
import { defineConfig, mergeConfig } from 'vite'
import source from '../../vite.source.ts'

/** The devtools as a page of their own, from the sources. */
export default mergeConfig(
  source,
  defineConfig({
    root: fileURLToPath(new URL('.', import.meta.url)),
    base: './',
    server: { host: '127.0.0.1', port: 5180 },
    build: { target: 'es2022', emptyOutDir: true },
  }),
)
