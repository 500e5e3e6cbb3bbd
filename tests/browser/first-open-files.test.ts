import { inject } from 'vitest'
import { firstOpenFiles, viteFiles } from '../../server/index.ts'
import { eventually } from './harness/eventually.ts'
import { test as base, expect } from './harness/test.ts'
import type { Visitor } from './harness/visitor.ts'

const test = base.extend('sandboxOptions', () => ({ solana: true }))

/** The files that a server would name in a page, from the manifests of its build. */
async function filesOf(page: 'demo' | 'fixture'): Promise<string[]> {
  const read = async (name: string): Promise<unknown> => (await fetch(`${inject('site')}/${page}/.vite/${name}`)).json()
  return firstOpenFiles(viteFiles(await read('manifest.json'), await read('ssr-manifest.json')))
}

const nameOf = (url: string) => /assets\/[^/?]+$/.exec(url)?.[0] ?? ''

/** From now on a visitor's page gets only these of its own files. */
async function getsOnly({ context, complaints }: Visitor, files: string[]): Promise<void> {
  complaints.expect(/ERR_FAILED|Failed to load|Failed to fetch|could not be loaded/)
  await context.route(/\/assets\//, (route) =>
    files.includes(nameOf(route.request().url())) ? route.continue() : route.abort(),
  )
}

/** The files among these that a visitor's page has requested. */
const askedFor = ({ traffic }: Visitor, files: string[]) => {
  const asked = new Set(traffic.local.map(nameOf))
  return files.filter((file) => asked.has(file))
}

test('the files that a server is told to preload are exactly those that the first open requests [lazy-one-round]', async ({
  visitor,
  wallet,
}) => {
  const files = await filesOf('demo')
  await visitor.installs(wallet)
  await visitor.opensTheDemo({ ...visitor.clusters, preload: 'none' })
  await getsOnly(visitor, files)
  await visitor.page.getByTestId('connect').dispatchEvent('click')
  await eventually(() => visitor.modal.wallets()).toEqual([wallet.name])
  expect(askedFor(visitor, files)).toEqual(files)
})

test('the same holds with two adapters [lazy-one-round]', async ({ visitor, createWallet }) => {
  const files = await filesOf('fixture')
  const names = ['Harbour', 'Sundial']
  await visitor.installs(createWallet({ name: 'Harbour' }))
  await visitor.installs(createWallet({ name: 'Sundial', namespaces: ['solana'] }))
  await visitor.opensBothChains({ settings: JSON.stringify({ preload: 'none' }) })
  await getsOnly(visitor, files)
  await visitor.page.getByTestId('connect').dispatchEvent('click')
  await eventually(async () => (await visitor.modal.wallets()).toSorted()).toEqual(names)
  expect(askedFor(visitor, files)).toEqual(files)
})
