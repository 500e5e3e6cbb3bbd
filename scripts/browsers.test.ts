import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { oldest } from './floor/browsers.ts'
import { root } from './shell.ts'

it('names in README the oldest browsers of package.json', () => {
  const versions = Object.fromEntries(oldest.map(({ browser, version }) => [browser, version]))
  const { chrome, edge, firefox, safari, ios_saf: phone } = versions
  expect([edge, phone]).toEqual([chrome, safari])
  const [, paragraph = ''] = readFileSync(join(root, 'README.md'), 'utf8').split('### Browsers\n\n')
  expect(paragraph.split(', or newer')[0]).toBe(
    `Chrome and Edge ${chrome}, Firefox ${firefox}, and Safari ${safari}, on a Mac as on an iPhone`,
  )
})
