import { afterEach, expect, it, vi } from 'vitest'
import { PorticoError } from '../../core/errors.ts'
import { clientOf, isMissing } from './client.ts'

const name = '@walletconnect/universal-provider'

it.each([
  ['Node', `Cannot find package '${name}' imported from /app/client.js`],
  ['Vite', `Could not resolve "${name}" imported by "portico". Is it installed?`],
  ['webpack', `Cannot find module '${name}'`],
  ['Chromium', `Failed to resolve module specifier '${name}'`],
  ['Firefox', `The specifier “${name}” was a bare specifier, but was not remapped to anything.`],
])('%s’s error means that the package is not installed', (_, message) => {
  expect(isMissing(new Error(message))).toBe(true)
})

it.each([
  ['Failed to fetch dynamically imported module: https://dapp.test/assets/index-1.js'],
  ['error loading dynamically imported module'],
  ['Importing a module script failed.'],
])('“%s” is another error', (message) => {
  expect(isMissing(new TypeError(message))).toBe(false)
})

afterEach(() => vi.doUnmock(name))

it('treats the empty module that a bundler puts in place of a package as a missing package', async () => {
  vi.doMock(name, () => ({ default: {}, UniversalProvider: undefined }))
  await expect(clientOf({ prefix: 'empty', networks: () => [] })).rejects.toThrow(new PorticoError('pairing.missing'))
})
