import { expect, test } from 'vitest'
import { viteFiles } from './vite-files.ts'

const manifest = {
  'index.html': { file: 'assets/index-1.js', src: 'index.html', isEntry: true, css: ['assets/index-2.css'] },
  '_engine-3.js': { file: 'assets/engine-3.js', imports: ['index.html'] },
}
const ssrManifest = { 'src/main.tsx': [], 'node_modules/xstate/index.js': ['/app/assets/engine-3.js'] }

test('the two manifests say what each file contains and what loads with it', () => {
  expect(viteFiles(manifest, ssrManifest)).toEqual([
    { file: 'assets/index-1.js', modules: [], imports: [], isEntry: true },
    {
      file: 'assets/engine-3.js',
      modules: ['node_modules/xstate/index.js'],
      imports: ['assets/index-1.js'],
      isEntry: false,
    },
  ])
})

test('an invalid manifest is rejected, and the error says which option writes it', () => {
  expect(() => viteFiles([], ssrManifest)).toThrow('build.manifest')
  expect(() => viteFiles(manifest, manifest)).toThrow('build.ssrManifest')
})
