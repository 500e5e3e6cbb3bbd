import { join } from 'node:path'
import { expect, it } from 'vitest'
import { chunkNames } from './chunks.ts'
import { root } from './shell.ts'

const imports: Record<string, string[]> = {
  'react/index.ts': ['react/store.ts'],
  'react/engine.ts': ['machines/kit.ts', 'react/store.ts'],
  'react/mount.tsx': ['ui/list.tsx', 'machines/kit.ts', 'react/store.ts'],
  'ui/list.tsx': ['ui/icon.tsx'],
  'views/account.tsx': ['ui/list.tsx', 'ui/copy.tsx'],
}
const getModuleInfo = (id: string) => ({
  importedIds: (imports[id.slice(root.length)] ?? []).map((path) => join(root, path)),
})

it('makes one chunk of the engine and one of the modal, one each of what a page has from the start, and leaves the rest', () => {
  const name = chunkNames()
  const files = ['react/mount.tsx', 'ui/icon.tsx', 'react/store.ts', 'react/index.ts', 'machines/kit.ts', 'ui/copy.tsx']
  expect(files.map((path) => name(join(root, path), { getModuleInfo }))).toEqual([
    'react/mount',
    'react/mount',
    'react/store',
    null,
    'react/engine',
    null,
  ])
})
