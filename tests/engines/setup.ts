import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { buildPage } from '../browser/harness/build.ts'
import { forgetting } from './harness/forget.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of the built page. */
    folder: string
    /** Its HTML, without wallets. */
    page: string
  }
}

/** Builds the page for production, with the Portico that was built last: what an app ships. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'portico-engines-'))
  await buildPage('tests/engines/page', folder, 'production')
  await writeFile(join(folder, 'forget.js'), forgetting)
  project.provide('folder', folder)
  project.provide('page', await readFile(join(folder, 'index.html'), 'utf8'))
  return () => rm(folder, { recursive: true })
}
