import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** What views of several flows may use: it is here with the modal, or is named in the registry. */
const shared = ['commonMessages', 'statusMessages']

it('loads with each view the messages of its own folder', () => {
  const text = readFileSync(new URL('registry.ts', import.meta.url), 'utf8')
  const folders = new Map(
    [...text.matchAll(/import \{ (\w+Messages) \} from '\.\/([\w-]+)\//g)].map(([, messages, folder]) => [
      messages,
      folder,
    ]),
  )
  const views = [...text.matchAll(/import\('\.\/([\w-]+)\/([\w-]+)\.tsx'\),\s*(\w+)/g)]
  expect(views.length).toBeGreaterThan(15)
  const foreign = views.filter(
    ([, folder, , messages = '']) => !shared.includes(messages) && folders.get(messages) !== folder,
  )
  expect(foreign.map(([pair]) => pair)).toEqual([])
})
