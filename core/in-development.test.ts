import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'

const source = readFileSync(new URL('./in-development.ts', import.meta.url), 'utf8')

/** Whether it runs in a page without `process`, after a bundler has inserted its mode. */
function actsIn(mode: string | undefined): boolean {
  const code = stripTypeScriptTypes(source).replace('export ', '')
  const bundled = mode === undefined ? code : code.replaceAll('process.env.NODE_ENV', JSON.stringify(mode))
  return runInNewContext(`let acted = false; ${bundled}; inDevelopment(() => { acted = true }); acted`) === true
}

it.each([
  ['development', true],
  ['test', true],
  ['production', false],
  [undefined, false],
])('in a page that a bundler built for %s, developers are told: %s [api-unheeded]', (mode, expected) => {
  expect(actsIn(mode)).toBe(expected)
})
