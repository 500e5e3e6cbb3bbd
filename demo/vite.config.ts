import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The demo on Portico's sources; what is built is a folder that any static server can serve, at any path. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: './',
  plugins: [react()],
  resolve: { tsconfigPaths: true },
  build: { target: 'es2022', cssTarget: 'esnext', outDir: 'dist', emptyOutDir: true },
})
