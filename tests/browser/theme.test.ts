import { token } from '../../sandbox/index.ts'
import { projectOf, standsIn } from './harness/any-wallet.ts'
import { does, wallets } from './harness/both-chains.ts'
import { eventually } from './harness/eventually.ts'
import { expect, test } from './harness/phones.ts'
import { asksHere } from './harness/windowless.ts'

const uri = `wc:${'5c'.repeat(32)}@2?relay-protocol=irn&symKey=${'a7'.repeat(32)}&expiryTimestamp=1900000000`

test('each theme variable changes what is drawn [api-options]', async ({ visitor, sandbox }) => {
  const themeVariables = {
    ...{ '--w3m-font-family': 'Georgia', '--w3m-font-size-master': '12px', '--w3m-border-radius-master': '3px' },
    ...{ '--w3m-color-mix': '#ff0000', '--w3m-color-mix-strength': 50 },
    ...{ '--w3m-qr-color': '#00008b', '--w3m-accent': '#0a0' },
  }
  await standsIn(visitor, sandbox)
  const settings = { manualWCControl: true, themeMode: 'light', themeVariables }
  await visitor.opensBothChains({ ...projectOf(sandbox, settings), uri })
  await does(visitor, 'open uri')
  const { dialog } = visitor.modal
  await dialog.getByTestId('wui-qr-code').waitFor()
  const styleOf = (testId: string, ...names: string[]) =>
    dialog
      .getByTestId(testId)
      .evaluate((element, all) => all.map((name) => getComputedStyle(element).getPropertyValue(name)), names)

  const half = await visitor.page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.color = 'color-mix(in oklab, #ff0000 50%, oklch(1 0 0))'
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  })
  await eventually(() =>
    styleOf('w3m-modal-card', 'font-family', 'font-size', 'border-top-left-radius', 'background-color', '--accent'),
  ).toEqual(['Georgia', '18px', '24px', half, '#0a0'])
  expect(await styleOf('wui-qr-code', 'color')).toEqual(['rgb(0, 0, 139)'])
})

test('tiles and rows have room for text that is twice as large [look-room]', async ({
  visitor,
  createWallet,
  sandbox,
}) => {
  const { dialog } = visitor.modal
  const wallet = createWallet(wallets.harbour)
  asksHere(wallet)
  await visitor.installs(wallet)
  await visitor.opensBothChains(projectOf(sandbox, { themeVariables: { '--w3m-font-size-master': '20px' } }))
  await visitor.connects(wallet)
  await visitor.opensTheModal()
  const tile = dialog.getByTestId('w3m-account-default-receive-button')
  const linesOf = (element: Element) => {
    const words = document.createRange()
    words.selectNodeContents(element)
    return words.getClientRects().length
  }
  expect(await tile.locator('.tile-text').evaluate(linesOf)).toBe(1)
  await dialog.getByTestId('account-portfolio').click()
  // The second row: the first is complete.
  await dialog.getByTestId(`portfolio-token-${token.address}`).waitFor()
  const { text, row, next } = await dialog.getByTestId('portfolio-token-ETH').evaluate((element) => {
    const edgesOf = (part: Element | null | undefined) => {
      const { top = Number.NaN, bottom = Number.NaN } = part?.getBoundingClientRect() ?? {}
      return { top, bottom }
    }
    return {
      text: edgesOf(element.querySelector('.row-text')),
      row: edgesOf(element),
      next: edgesOf(element.closest('li')?.nextElementSibling),
    }
  })
  expect(text.bottom).toBeLessThan(row.bottom)
  expect(row.bottom).toBeLessThan(next.top)
})
