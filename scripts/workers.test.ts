import { join } from 'node:path'
import { build } from 'vite'
import { expect, it } from 'vitest'
import { root } from './shell.ts'
import { workersOfTheApp } from './workers.ts'

it('ships a worker unchanged, and starts it in the syntax that bundlers recognize', async () => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [workersOfTheApp()],
    build: {
      write: false,
      minify: false,
      lib: { entry: { 'devtools/deep/door': join(root, 'devtools/chart/elk.ts') }, formats: ['es'] },
      rolldownOptions: { external: /^elkjs/ },
    },
  })
  const files = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  const texts = new Map(files.map((file) => [file.fileName, file.type === 'chunk' ? file.code : String(file.source)]))
  expect([...texts.keys()].sort()).toEqual(['chunks/devtools/chart/elk-worker.js', 'devtools/deep/door.js'])
  expect(texts.get('devtools/deep/door.js')).toContain(
    'new Worker(new URL("./../../chunks/devtools/chart/elk-worker.js", import.meta.url), { type: "module" })',
  )
  expect(texts.get('chunks/devtools/chart/elk-worker.js')).toContain("import 'elkjs/lib/elk-worker.min.js'")
})
