import { readChunkModules } from '../chunk-modules.ts'
import type { Page } from './pages.ts'

/** Folders of views that belong to a flow of another name. */
const flowOfFolder: Readonly<Record<string, string>> = {
  wallets: 'profile-wallets',
  'all-wallets': 'wallet-list',
  networks: 'switch-network',
}

/** The flow that a module belongs to, by its folder or by its file of ports. */
export function flowOf(path: string): string | undefined {
  const [, folder] =
    /^(?:machines|views)\/([\w-]+)\/|^react\/engine\/flows\/(?![\w-]+-flows\.)([\w-]+)\./.exec(path)?.filter(Boolean) ??
    []
  return folder && (flowOfFolder[folder] ?? folder)
}

const total = (modules: Record<string, number>) => Object.values(modules).reduce((all, length) => all + length, 0)

/**
 * An estimate of what each module of the package costs in some files of a page, in bytes: a file's compressed size,
 * divided among its modules by length. It is good for comparisons. Modules outside the package are left out.
 */
export function costByModule(page: Page, files: ReadonlyMap<string, number>): Map<string, number> {
  const chunks = readChunkModules()
  const costs = new Map<string, number>()
  for (const [file, bytes] of files) {
    const parts = page.modules[file] ?? {}
    for (const [part, length] of Object.entries(parts)) {
      const modules = chunks[part.replace(/^dist\//, '')] ?? {}
      for (const [path, own] of Object.entries(modules)) {
        const cost = (bytes * length * own) / (total(parts) * total(modules))
        costs.set(path, (costs.get(path) ?? 0) + cost)
      }
    }
  }
  return costs
}

/** The same by flow; modules outside a flow are left out. */
export function costByFlow(modules: ReadonlyMap<string, number>): Map<string, number> {
  const costs = new Map<string, number>()
  for (const [path, cost] of modules) {
    const flow = flowOf(path)
    if (flow !== undefined) costs.set(flow, (costs.get(flow) ?? 0) + cost)
  }
  return costs
}
