import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { serve } from '../../scripts/site.ts'
import { buildPages } from './harness/build.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * The URLs of the pages: `/demo/`, with a policy at `/strict/`; `/fixture/`, and again at `/copy/`; with React's
     * production build at `/measured/`.
     */
    site: string
  }
}

/** The policy that a cautious page sends. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  'img-src data:',
  "connect-src 'self' http://127.0.0.1:* ws://127.0.0.1:*",
  "require-trusted-types-for 'script'",
].join('; ')

/** Builds the pages once for all files, from the current sources, and serves them. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'portico-pages-'))
  await buildPages(folder)
  const [demo, fixture] = [join(folder, 'demo'), join(folder, 'fixture')]
  const folders = { demo, fixture, copy: fixture, strict: demo, measured: join(folder, 'measured') }
  const site = await serve(folders, { headers: { strict: { 'content-security-policy': policy } } })
  project.provide('site', site.url)
  return async () => {
    await site.close()
    await rm(folder, { recursive: true })
  }
}
