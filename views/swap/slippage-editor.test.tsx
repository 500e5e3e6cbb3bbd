// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { createCatalog } from '../../locales/catalog.ts'
import { promised } from '../../machines/contract.ts'
import { open, quoted } from '../../machines/swap/scenarios.ts'
import { reported, send } from '../../tests/model/moves.ts'
import { startKit } from '../../tests/model/start-kit.ts'
import { ofProject, reports } from '../../tests/model/world.ts'
import { Announcer } from '../../ui/announcer.tsx'
import { CatalogProvider } from '../text.tsx'
import { swapMessages } from './messages.ts'
import SlippageEditor from './slippage-editor.tsx'

const catalog = createCatalog('en')
beforeAll(() => catalog.load(swapMessages))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const at = 'route:1'
const edited = [send('slippage.edit', at), send('slippage.choose', at, { hundredths: 50 })]

it.each([
  ['en', '0.5', '%'],
  ['de', '0,5', '%'],
  ['ar-EG', '٠٫٥', '٪'],
  ['fa', '۰٫۵', '٪'],
])(
  'suggests the slippage in force in the digits of %s, before its percent sign [send-number]',
  (language, number, sign) => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue([language])
    const kit = startKit([reported(reports.connected), open, ...quoted, ...edited], ofProject)
    render(
      <CatalogProvider catalog={catalog}>
        <SlippageEditor actor={promised(kit.find(at))} />
      </CatalogProvider>,
    )
    const field = screen.getByTestId<HTMLInputElement>('swap-slippage-other')
    expect([field.placeholder, field.parentElement?.textContent]).toEqual([number, sign])
  },
)

it('announces why a slippage is not allowed [look-accessible]', async () => {
  const kit = startKit([reported(reports.connected), open, ...quoted, ...edited], ofProject)
  render(
    <CatalogProvider catalog={catalog}>
      <Announcer>
        <SlippageEditor actor={promised(kit.find(at))} />
      </Announcer>
    </CatalogProvider>,
  )
  expect(screen.getByRole('status').textContent).toBe('')
  act(() => kit.play(send('slippage.type', at, { text: '99', decimal: '99' })))
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/0\.\d/))
})
