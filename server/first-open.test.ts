import { expect, test } from 'vitest'
import { type BuiltFile, firstOpenFiles } from './first-open.ts'

const packaged = 'node_modules/portico/chunks'

const built: BuiltFile[] = [
  { file: 'index.js', modules: ['src/main.tsx'], imports: ['vendor.js'], isEntry: true },
  { file: 'vendor.js', modules: ['node_modules/react/index.js'], imports: [] },
  { file: 'engine.js', modules: [`${packaged}/react/engine/engine.js`], imports: ['xstate.js', 'index.js'] },
  { file: 'xstate.js', modules: ['node_modules/xstate/index.js'], imports: ['vendor.js'] },
  { file: 'mount.js', modules: [`${packaged}/react/modal/mount.js`], imports: ['engine.js'] },
  { file: 'evm.js', modules: [`${packaged}/adapters/evm/load-wagmi2.js`], imports: [] },
  { file: 'account.js', modules: [`${packaged}/views/account/account.js`], imports: ['mount.js'] },
]

test('the files of the first open are those with its modules and everything loaded with them, except what the page loads [lazy-one-round]', () => {
  expect(firstOpenFiles(built)).toEqual(['engine.js', 'xstate.js', 'mount.js', 'evm.js'])
})

test('files that import each other are listed once', () => {
  const [one, other] = ['react/engine/engine', 'react/modal/mount'].map((path) => `${packaged}/${path}.js`)
  const round = [
    { file: 'one.js', modules: [`${one}`], imports: ['other.js'] },
    { file: 'other.js', modules: [`${other}`], imports: ['one.js'] },
  ]
  expect(firstOpenFiles(round)).toEqual(['one.js', 'other.js'])
})

test('a build with Portico in the page’s own file has no files to list', () => {
  const modules = built.flatMap((each) => each.modules)
  expect(firstOpenFiles([{ file: 'index.js', modules, imports: [], isEntry: true }])).toEqual([])
})
