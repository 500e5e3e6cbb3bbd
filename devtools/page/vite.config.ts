import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The devtools as a standalone page, built from the sources. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: './',
  plugins: [react()],
  resolve: { tsconfigPaths: true },
  // Vite discovers the worker's import late, and would then reload the page while it renders.
  optimizeDeps: { include: ['elkjs/lib/elk-worker.min.js'] },
  server: { host: '127.0.0.1', port: 5180 },
  build: { target: 'es2022', cssTarget: 'esnext', emptyOutDir: true },
})
