export { type BuiltFile, firstOpenFiles } from './first-open.ts'
export { modulePreloadLinks } from './module-preload-links.ts'
export { viteFiles } from './vite-files.ts'
