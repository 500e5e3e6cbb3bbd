import { isHex, verifyMessage } from 'viem'
import { eventually } from './harness/eventually.ts'
import { expect, test } from './harness/test.ts'

test('a dApp that uses ethers, and no wagmi of its own, connects, signs, and still does after a reload [api-ethers]', async ({
  visitor,
  wallet,
}) => {
  await visitor.installs(wallet)
  const { page, modal } = visitor
  await page.goto(visitor.addressOf('fixture', { ethers: '' }))
  await page.getByTestId('connect-button').click()
  await modal.choose(wallet.name)
  await visitor.approvesIn(wallet)
  const [address = '0x'] = wallet.accounts
  await eventually(() => page.getByTestId('address').textContent()).toBe(address)
  await page.keyboard.press('Escape')
  await modal.isGone()

  wallet.behave({ with: 'approve' })
  const signs = async () => {
    await page.getByTestId('sign').click()
    await eventually(() => page.getByTestId('said').textContent()).not.toBe('')
    const [chain, signer, signature] = ((await page.getByTestId('said').textContent()) ?? '').split(' ')
    expect([chain, signer]).toEqual(['31337', address])
    expect(await verifyMessage({ address, message: 'Hello', signature: isHex(signature) ? signature : '0x' })).toBe(
      true,
    )
  }
  await signs()

  await page.reload()
  await eventually(() => page.getByTestId('status').textContent()).toBe('connected')
  await signs()
})
