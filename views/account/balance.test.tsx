// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { createCatalog } from '../../locales/catalog.ts'
import { promised } from '../../machines/contract.ts'
import { reported, send } from '../../tests/model/moves.ts'
import { startKit } from '../../tests/model/start-kit.ts'
import { ofProject, reports } from '../../tests/model/world.ts'
import { CatalogProvider } from '../text.tsx'
import { Balance } from './balance.tsx'
import { accountMessages } from './messages.ts'

const catalog = createCatalog('en')
beforeAll(() => catalog.load(accountMessages))
afterEach(cleanup)

it.each([
  ['0', '0 ETH'],
  ['500000000000000', '<0.001 ETH'],
  ['1234567890000000000', '1.234 ETH'],
])(
  '%s wei are shown as %s: a positive amount is never shown as zero [account-balance-cut] [look-money]',
  (value, text) => {
    const output = { value, decimals: 18, symbol: 'ETH' }
    const kit = startKit(
      [reported(reports.connected), send('modal.open'), { do: 'resolve', at: 'balance:eip155/fetchBalance', output }],
      ofProject,
    )
    render(
      <CatalogProvider catalog={catalog}>
        <Balance actor={promised(kit.find('route:1'))} />
      </CatalogProvider>,
    )
    expect(screen.getByTestId('account-balance').textContent).toContain(text)
  },
)
