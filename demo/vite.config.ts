import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The demo on Portico's sources; what is built is a folder that any static server can serve, at any path. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: './',
  plugins: [react()],
  resolve: { tsconfigPaths: true },
  // What only the worker imports is found late, and the server then reloads the page in the midst of a drawing.
  optimizeDeps: { include: ['elkjs/lib/elk-worker.min.js'] },
  build: { target: 'es2022', cssTarget: 'esnext', outDir: 'dist', emptyOutDir: true },
})
