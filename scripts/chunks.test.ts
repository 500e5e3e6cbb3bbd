import { join } from 'node:path'
import { expect, it } from 'vitest'
import { chunkNames } from './chunks.ts'
import { root } from './shell.ts'

const imports: Record<string, string[]> = {
  'react/index.ts': ['react/store/store.ts'],
  'react/engine/engine.ts': ['machines/kit/index.ts', 'react/store/store.ts'],
  'react/modal/mount.tsx': ['ui/list.tsx', 'machines/kit/index.ts', 'react/store/store.ts'],
  'ui/list.tsx': ['ui/icon.tsx'],
  'adapters/evm/load-wagmi.ts': ['adapters/evm/parse.ts'],
  'adapters/evm/parse.ts': ['adapters/parse.ts'],
  'views/registry.ts': ['views/messages.ts'],
  'views/connect/more-wallets.tsx': ['ui/lazy-icon.tsx'],
}
const later = ['account', 'activity', 'networks', 'receive', 'send-status', 'sign-in', 'swap', 'wallets'].map(
  (name) => `views/${name}.tsx`,
)
for (const path of later) imports[path] = ['ui/list.tsx', 'ui/button.tsx', 'ui/lazy-icon.tsx', 'core/late.ts']
imports['views/account.tsx']?.push('ui/copy.tsx', 'ui/facts.tsx')
const lazyImports: Record<string, string[]> = {
  'react/index.ts': ['react/engine/engine.ts'],
  'react/engine/engine.ts': ['react/modal/mount.tsx'],
  'react/modal/mount.tsx': ['views/registry.ts', 'views/connect/more-wallets.tsx'],
  'views/registry.ts': later,
}
const ofNetworks = ['join-network', 'switch-network'].map((name) => `views/networks/${name}.tsx`)
lazyImports['views/registry.ts']?.push(...ofNetworks)
const idsOf = (lists: typeof imports, id: string) =>
  (lists[id.slice(root.length)] ?? []).map((path) => join(root, path))
const getModuleInfo = (id: string) => ({
  importedIds: idsOf(imports, id),
  dynamicallyImportedIds: idsOf(lazyImports, id),
})

it('puts the engine, the modal, wagmi’s list and what most later views load into one chunk each, and so the views of one subject and what a page has from the start, and leaves the rest', () => {
  const name = chunkNames()
  const chunks = {
    'react/modal/mount.tsx': 'react/modal/mount',
    'ui/icon.tsx': 'react/modal/mount',
    'react/store/store.ts': 'react/store/store',
    'react/index.ts': null,
    'machines/kit/index.ts': 'react/engine/engine',
    'adapters/evm/parse.ts': 'adapters/evm/load-wagmi',
    'adapters/parse.ts': null,
    'views/messages.ts': 'views/registry',
    'ui/button.tsx': 'views/registry',
    'core/late.ts': 'core/shared',
    'views/account.tsx': null,
    'views/networks/join-network.tsx': 'views/networks/switch-network',
    'views/networks/switch-network.tsx': 'views/networks/switch-network',
    'ui/copy.tsx': 'ui/copy',
    'ui/facts.tsx': null,
    'ui/lazy-icon.tsx': null,
  }
  const named = Object.keys(chunks).map((path) => [path, name(join(root, path), { getModuleInfo })])
  expect(Object.fromEntries(named)).toEqual(chunks)
})
