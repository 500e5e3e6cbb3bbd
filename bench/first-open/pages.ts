import { join } from 'node:path'
import { build } from 'vite'
import { root } from '../../scripts/shell.ts'
import { buildPage } from '../../scripts/size/pages.ts'

/** The measured pages: the baseline, bare wagmi, and Portico without and with a project. */
export const pages = ['native', 'wagmi', 'portico', 'portico-project'] as const

export type PageName = (typeof pages)[number]

/** Builds a page for production and returns its folder. */
export async function buildBenchPage(name: PageName, home: string): Promise<string> {
  const { folder } = await buildPage(name, home, 'bench/pages')
  return folder
}

/** Bundles the code that watches a page from inside into one script. */
export async function buildWatcher(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: join(root, 'bench/first-open/in-page/index.ts'), formats: ['iife'], name: 'watcher' },
    },
  })
  const [script] = [built].flat().flatMap((each) => ('output' in each ? each.output : []))
  if (script?.type !== 'chunk') throw new Error('The watcher is one script')
  return script.code
}
