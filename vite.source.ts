import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** What everything that runs from source shares: `portico` means this checkout, not what was built last. */
export default defineConfig({
  plugins: [react()],
  resolve: { tsconfigPaths: true },
  build: { cssTarget: 'esnext' },
})
