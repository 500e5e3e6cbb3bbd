import type { ELK, ElkNode } from 'elkjs/lib/elk-api'

/** The layout engine, and where it runs. */
export interface Engine {
  layout(graph: ElkNode): Promise<ElkNode>
  where: 'worker' | 'page'
}

let engine: Promise<Engine> | undefined

/** The page's shared engine, started on first use; a failed start is retried. */
export function engineOf(): Promise<Engine> {
  engine ??= start().catch((error: unknown) => {
    engine = undefined
    throw error
  })
  return engine
}

async function start(): Promise<Engine> {
  const elk = await startWorker()
  if (elk) return { layout: (graph) => elk.layout(graph), where: 'worker' }
  const { default: Elk } = await import('elkjs/lib/elk.bundled.js')
  const here = new Elk()
  return { layout: (graph) => here.layout(graph), where: 'page' }
}

/** Undefined if there is no worker: the page's policy forbids it, or the bundler has not included the file. */
async function startWorker(): Promise<ELK | undefined> {
  if (typeof Worker === 'undefined') return undefined
  const { default: Elk } = await import('elkjs/lib/elk-api.js')
  try {
    // Bundlers recognize exactly this form; the package's build leaves it to the dApp's.
    const worker = new Worker(new URL('./elk-worker.ts', import.meta.url), { type: 'module' })
    const broken = new Promise<never>((_, reject) => worker.addEventListener('error', reject))
    const elk = new Elk({ workerFactory: () => worker })
    await Promise.race([elk.knownLayoutAlgorithms(), broken])
    return elk
  } catch {
    return undefined
  }
}
