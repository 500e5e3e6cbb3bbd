import { encodeAbiParameters } from 'viem'
import { answersFor } from './harness/answers.ts'
import { eventually } from './harness/eventually.ts'
import { test } from './harness/test.ts'

const resolver = `0x${'e5'.repeat(20)}` as const

test('an account in a RainbowKit dApp has its ENS name, if one of the app’s networks has ENS [api-rainbowkit]', async ({
  visitor,
  wallet,
}) => {
  await visitor.installs(wallet)
  const { page, modal } = visitor
  const result = encodeAbiParameters(
    [{ type: 'string' }, { type: 'address' }, { type: 'address' }],
    ['harbour.eth', resolver, resolver],
  )
  await answersFor(page, ({ method, params }) =>
    method === 'eth_call' && JSON.stringify(params).includes(resolver) ? { result } : undefined,
  )
  await page.goto(visitor.addressOf('fixture', { rainbowkit: '', ens: resolver }))
  await page.getByTestId('connect-button').click()
  await modal.choose(wallet.name)
  await visitor.approvesIn(wallet)
  await eventually(() => page.getByTestId('custom').textContent()).toMatch(/^harbour\.eth /)
  await page.keyboard.press('Escape')
  await modal.isGone()
  await eventually(() => page.getByTestId('account-button').textContent()).toMatch(/harbour\.eth$/)
})
