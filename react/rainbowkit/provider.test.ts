import { expect, it } from 'vitest'
import { network } from '../../tests/support/stub-adapter.ts'
import { optionsFor } from './provider.tsx'
import type { RainbowKitProviderProps } from './provider-types.ts'

const extrasOf = (props: RainbowKitProviderProps) =>
  optionsFor({ networks: [network], features: { send: false } }, props).features

it('passes on the dApp’s options for the surroundings of the wallet list, and nothing if there are none [connect-wide]', () => {
  const disclaimer = () => null
  expect(extrasOf({})).toEqual({ send: false })
  expect(extrasOf({ modalSize: 'compact' })).toEqual({ send: false })
  expect(extrasOf({ modalSize: 'wide' })).toEqual({ send: false, listExtras: ['lessons'] })
  expect(extrasOf({ appInfo: { disclaimer } })).toEqual({ send: false, listExtras: ['disclaimer'] })
  expect(extrasOf({ modalSize: 'wide', appInfo: { disclaimer } })).toEqual({
    send: false,
    listExtras: ['disclaimer', 'lessons'],
  })
})
