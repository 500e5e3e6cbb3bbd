import { answersFor } from './harness/answers.ts'
import { wallets } from './harness/both-chains.ts'
import { eventually } from './harness/eventually.ts'
import { at, fillsIn } from './harness/sends.ts'
import { test as base } from './harness/test.ts'
import type { Visitor } from './harness/visitor.ts'

const test = base.extend('sandboxOptions', () => ({ solana: true })).extend('walletWindows', () => false)

/** Records what the modal's polite region announces from now on. */
const heard = async ({ modal, page }: Visitor) => {
  const said: string[] = []
  await page.exposeFunction('hear', (words: string) => void (words && said.push(words)))
  await modal.dialog
    .getByTestId('w3m-modal-card')
    .locator('[role="status"].hidden')
    .first()
    .evaluate((region) => {
      new MutationObserver(() => Reflect.get(globalThis, 'hear')(region.textContent)).observe(region, {
        childList: true,
        characterData: true,
        subtree: true,
      })
    })
  return said
}

/** Whether the whole element lies between the modal's header and footer, where the view scrolls. */
const isInSight = async ({ modal }: Visitor, id: string) =>
  modal.dialog.getByTestId(id).evaluate((part) => {
    const body = part.closest('.body')?.getBoundingClientRect()
    const { top, bottom } = part.getBoundingClientRect()
    return body !== undefined && top >= body.top && bottom <= body.bottom
  })

test('screen reader users hear that an address was found, not only that it is looked up [send-name]', async ({
  visitor,
  createWallet,
  sandbox,
}) => {
  const harbour = createWallet(wallets.harbour)
  await visitor.installs(harbour)
  await visitor.opensBothChains()
  await visitor.connects(harbour)
  await fillsIn(visitor, '1', '')
  const said = await heard(visitor)
  await at(visitor, 'send-receiver').fill(sandbox.world.accounts[6] ?? '')
  await eventually(() => said.at(-1)).toMatch(/^Receiver 0x\w{4}…\w{4} found$/)
})

test.for([
  [800, 600],
  [360, 640],
] as const)(
  'a warning about a doubled fee scrolls into view, at %i × %i [send-review]',
  async ([width, height], { visitor, createWallet, sandbox }) => {
    const harbour = createWallet(wallets.harbour)
    await visitor.installs(harbour)
    await visitor.opensBothChains()
    await visitor.page.setViewportSize({ width, height })
    await visitor.connects(harbour)
    await fillsIn(visitor, '1', sandbox.world.accounts[6] ?? '')
    await visitor.page.clock.install()
    await at(visitor, 'send-next').click()
    await at(visitor, 'send.ready').waitFor()
    await answersFor(visitor.page, ({ method }) =>
      method === 'eth_maxPriorityFeePerGas' ? { result: '0x174876e800' } : undefined,
    )
    await visitor.page.clock.runFor(15_500)
    await at(visitor, 'send.feeRaised').waitFor()
    await eventually(() => isInSight(visitor, 'send-fee')).toBe(true)
  },
)
