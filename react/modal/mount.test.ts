// @vitest-environment jsdom

import { expect, it } from 'vitest'
import { network } from '../../tests/support/stub-adapter.ts'
import type { AppKitOptions } from '../handle/options.ts'
import { prepareModal } from './mount.tsx'

it.each(['de', 'de-DE', 'xx'])('is rendered in English if a dApp asks for %s, which does not exist', async (locale) => {
  // A dApp in JavaScript can pass anything.
  const options = Object.assign<AppKitOptions, object>({ networks: [network] }, { locale })
  expect(await prepareModal(options, false)).toBeTypeOf('function')
})
