// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { createCatalog } from '../locales/catalog.ts'
import { truncate } from './names.ts'
import { CatalogProvider, useText } from './text.tsx'

it('ends no sentence with four dots when a name at its end is truncated', async () => {
  const catalog = createCatalog()
  await catalog.load(async () => ({ ask: 'Continue in {wallet}.' }))
  const wrapper = ({ children }: { children: ReactNode }) => (
    <CatalogProvider catalog={catalog}>{children}</CatalogProvider>
  )
  const { result } = renderHook(() => useText<'ask'>(), { wrapper })
  const say = (name: string) => result.current('ask', { wallet: truncate(name) })
  expect(say('Meadow')).toBe('Continue in Meadow.')
  expect(say('The Wallet of the Society for the Very Long')).toBe('Continue in The Wallet of the Society for…')
})
