import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../shell.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')

it.each(['providers', 'layout'])('the page about servers contains the tested lines of %s [api-server]', (name) => {
  const text = read(`scripts/matrix/templates/next-cookie/app/${name}.tsx`)
  expect(read('docs/server.md')).toContain(`\`\`\`tsx\n${text}\`\`\`\n`)
})
