import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type Manifest, type Plugin } from 'vite'
import { firstOpenFiles, viteFiles } from '../../server/index.ts'
import { type ChunkModules, modulesIn } from '../chunk-modules.ts'
import { root } from '../shell.ts'

/** A page as deployed: its folder, and its chunks. */
export interface Page {
  folder: string
  manifest: Manifest
  /** The modules of each of its files. */
  modules: ChunkModules
  /** The files that a server would name for the first open. */
  firstOpen: string[]
}

/** The HTML page that all of them share, around their own `main.tsx`. */
function pageAt(path: string): Plugin {
  return {
    name: 'portico-page',
    resolveId: (id) => (id === path ? path : undefined),
    load: (id) => (id === path ? readFileSync(join(root, 'scripts/size/page.html'), 'utf8') : undefined),
  }
}

/**
 * Builds a page for production, with the last built Portico; the page is in this folder unless `from` names another.
 */
export async function buildPage(name: string, home: string, from = 'scripts/size'): Promise<Page> {
  const folder = join(home, name)
  const source = join(root, from, name)
  const built = await build({
    configFile: false,
    logLevel: 'error',
    root: source,
    base: './',
    plugins: [react(), pageAt(join(source, 'index.html'))],
    // An app that installs wagmi and Portico has one copy. Here, Storybook needs another version beside wagmi's.
    resolve: { dedupe: ['use-sync-external-store'] },
    build: {
      rolldownOptions: { input: join(source, 'index.html') },
      outDir: folder,
      emptyOutDir: true,
      manifest: true,
      ssrManifest: true,
      reportCompressedSize: false,
    },
  })
  const read = (file: string) => JSON.parse(readFileSync(join(folder, '.vite', file), 'utf8'))
  const manifest: Manifest = read('manifest.json')
  const firstOpen = firstOpenFiles(viteFiles(manifest, read('ssr-manifest.json')))
  const outputs = [built].flat().flatMap((each) => ('output' in each ? each.output : []))
  return { folder, manifest, modules: modulesIn(outputs), firstOpen }
}

/** The files that load with a chunk: its own, and those of its static imports. */
export function closureOf({ manifest }: Pick<Page, 'manifest'>, key: string, known = new Set<string>()): Set<string> {
  const chunk = manifest[key]
  if (!chunk || known.has(chunk.file)) return known
  known.add(chunk.file)
  for (const each of chunk.imports ?? []) closureOf({ manifest }, each, known)
  return known
}
