import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The demo on Portico's sources. The build is a folder that any static server can serve, at any path. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: './',
  plugins: [react()],
  resolve: { tsconfigPaths: true },
  // Vite discovers late what only the worker imports, and then reloads the page in the middle of drawing.
  optimizeDeps: { include: ['elkjs/lib/elk-worker.min.js'] },
  build: { target: 'es2022', cssTarget: 'esnext', outDir: 'dist', emptyOutDir: true },
})
