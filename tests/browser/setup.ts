import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { buildPages } from './harness/build.ts'
import { serve } from './harness/site.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the pages are served: `/demo/`, with a policy at `/strict/`; `/fixture/`, and once more at `/copy/`; with React as it is shipped at `/measured/`. */
    site: string
  }
}

/** Builds the pages once for all files, from the sources as they are now, and serves them. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'portico-pages-'))
  await buildPages(folder)
  const [demo, fixture] = [join(folder, 'demo'), join(folder, 'fixture')]
  const site = await serve({ demo, fixture, copy: fixture, strict: demo, measured: join(folder, 'measured') })
  project.provide('site', site.url)
  return async () => {
    await site.close()
    await rm(folder, { recursive: true })
  }
}
