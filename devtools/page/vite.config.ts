import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The devtools as a page of their own, from the sources. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: './',
  plugins: [react()],
  resolve: { tsconfigPaths: true },
  // What only the worker imports is found late, and the server then reloads the page in the midst of a drawing.
  optimizeDeps: { include: ['elkjs/lib/elk-worker.min.js'] },
  server: { host: '127.0.0.1', port: 5180 },
  build: { target: 'es2022', cssTarget: 'esnext', emptyOutDir: true },
})
