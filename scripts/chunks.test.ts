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
  'views/account.tsx': ['ui/list.tsx', 'ui/copy.tsx'],
}
const getModuleInfo = (id: string) => ({
  importedIds: (imports[id.slice(root.length)] ?? []).map((path) => join(root, path)),
})

it('makes one chunk each of the engine, the modal and wagmi’s list, one each of what a page has from the start, and leaves the rest', () => {
  const name = chunkNames()
  const chunks = {
    'react/modal/mount.tsx': 'react/modal/mount',
    'ui/icon.tsx': 'react/modal/mount',
    'react/store/store.ts': 'react/store/store',
    'react/index.ts': null,
    'machines/kit/index.ts': 'react/engine/engine',
    'adapters/evm/parse.ts': 'adapters/evm/load-wagmi',
    'adapters/parse.ts': null,
    'ui/copy.tsx': null,
  }
  const named = Object.keys(chunks).map((path) => [path, name(join(root, path), { getModuleInfo })])
  expect(Object.fromEntries(named)).toEqual(chunks)
})
