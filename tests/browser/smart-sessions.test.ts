import { type Hex, parseEther, toHex } from 'viem'
import { SessionHolder } from '../../sandbox/index.ts'
import { message } from '../support/messages.ts'
import { projectOf } from './harness/any-wallet.ts'
import { embeddedTest as test } from './harness/embedded.ts'
import { eventually } from './harness/eventually.ts'
import { flaws } from './harness/flaws.ts'
import { tabTo } from './harness/keyboard.ts'
import { ask, at } from './harness/sends.ts'
import { expect } from './harness/test.ts'
import type { Visitor } from './harness/visitor.ts'

const listed = { features: { smartSessions: true } }

/** What a dApp requests for an app: this much ether per day. */
const wishOf = ({ key }: SessionHolder, allowance: string) =>
  JSON.stringify({
    ...{ chainId: '0x7a69', expiry: Math.floor(Date.now() / 1_000) + 3_600 },
    signer: { type: 'keys', data: { keys: [key] } },
    permissions: [
      {
        type: 'native-token-recurring-allowance',
        data: { allowance: toHex(parseEther(allowance)), start: 0, period: 86_400 },
      },
    ],
  })

const pathOf = (smart: Hex) => `/v1/sessions/${encodeURIComponent(`eip155:31337:${smart}`)}`

/** The page asks; the wallet's frame takes the card's place. */
async function asks(visitor: Visitor, wish: string): Promise<void> {
  await visitor.page.getByTestId('wish').fill(wish)
  await visitor.page.getByTestId('grant').click()
  await visitor.modal.isAt('title.ApproveTransaction')
}

test('an app can spend what a user allows it, until the user revokes that [sessions-grant] [sessions-list] [sessions-revoke]', async ({
  visitor,
  person,
  sandbox,
}) => {
  if (!sandbox.api) throw new Error('This sandbox has no API')
  visitor.complaints.expect(/status of 500/)
  const { cosigner } = sandbox.api.blockchain
  const app = new SessionHolder(sandbox.one, cosigner)
  const friend = (sandbox.world.accounts[7] ?? '0x') as Hex
  const smart = await person.logsIn('hedy@example.test', projectOf(sandbox, listed))
  await ask(sandbox.one.directUrl, 'anvil_setBalance', [smart, toHex(parseEther('10'))])
  const frame = visitor.page.frameLocator('#w3m-iframe')
  const told = () => visitor.page.getByTestId('granted').textContent()

  // Rejected: nothing was granted, and the dApp gets the answer once the user has left.
  await asks(visitor, wishOf(app, '1'))
  await frame.getByRole('button', { name: 'Reject' }).click()
  await at(visitor, 'grant.declined').waitFor()
  expect(await at(visitor, 'session-site').textContent()).toBe(new URL(visitor.page.url()).host)
  await eventually(() => flaws(visitor)).toEqual([])
  await at(visitor, 'grant-retry').click()
  await visitor.modal.isAt('title.ApproveTransaction')
  await frame.getByRole('button', { name: 'Reject' }).click()
  await at(visitor, 'grant-leave').click()
  await visitor.modal.isGone()
  await eventually(told).toContain('rejected')

  // One failure: the service does not receive what the wallet granted, and gets it again.
  await asks(visitor, wishOf(app, '1'))
  await frame.getByText('Give a permission').waitFor()
  sandbox.api.fault({ path: `${pathOf(smart)}/activate`, answer: { status: 500 } })
  await frame.getByRole('button', { name: 'Approve' }).click()
  await at(visitor, 'grant.untold').waitFor()
  sandbox.api.clear()
  await at(visitor, 'grant-retry').click()
  await at(visitor, 'session-created').waitFor()
  await eventually(() => flaws(visitor)).toEqual([])
  const said = (await told()) ?? ''
  const [pci = ''] = said.split(' ')
  expect(said).toBe(`${pci} for ${smart}: 1`)

  // Within the limits, and not beyond them.
  expect(await app.use(smart, pci, { to: friend, value: parseEther('0.6') })).toBe('success')
  expect(await app.use(smart, pci, { to: friend, value: parseEther('0.6') })).toBe('over the allowance')

  await at(visitor, 'grant-finish').click()
  await visitor.modal.isGone()

  // By keyboard from the account to the revoked session.
  const { keyboard } = visitor.page
  await visitor.opensTheModal()
  await tabTo(visitor.page, 'account-smart-sessions')
  await keyboard.press('Enter')
  await visitor.modal.isAt('title.SmartSessionList')
  await at(visitor, `session-${pci}`).waitFor()
  await eventually(() => flaws(visitor)).toEqual([])
  await tabTo(visitor.page, `session-${pci}`)
  await keyboard.press('Enter')
  await visitor.modal.isAt('title.SmartSession')
  expect(await at(visitor, 'session-permission').textContent()).toMatch(/1 ETH.*per day/)
  await eventually(() => flaws(visitor)).toEqual([])
  const revokes = async (answer: 'Approve' | 'Reject') => {
    await tabTo(visitor.page, 'session-revoke')
    await keyboard.press('Enter')
    await visitor.modal.isAt('title.ApproveTransaction')
    await frame.getByText('Revoke a permission').waitFor()
    await frame.getByRole('button', { name: answer }).press('Enter')
  }
  await revokes('Reject')
  await at(visitor, 'sessions.declined').waitFor()
  expect(await app.use(smart, pci, { to: friend, value: 1n })).toBe('success')

  sandbox.api.fault({ path: `/v1/sessions/${smart}/revoke`, answer: { status: 500 } })
  await revokes('Approve')
  await at(visitor, 'sessions.untold').waitFor()
  sandbox.api.clear()
  await tabTo(visitor.page, 'session-revoke')
  await keyboard.press('Enter')
  await at(visitor, 'sessions.revoked').waitFor()
  expect(await app.use(smart, pci, { to: friend, value: 1n })).toBe('no such permission')
  await tabTo(visitor.page, 'session-finish')
  await keyboard.press('Enter')
  await at(visitor, 'no-sessions').waitFor()
})

test('a list that fails to load can be loaded again, and a plain account has none [sessions-where] [sessions-list]', async ({
  visitor,
  person,
  sandbox,
}) => {
  if (!sandbox.api) throw new Error('This sandbox has no API')
  visitor.complaints.expect(/status of 400/)
  const smart = await person.logsIn('ada@example.test', projectOf(sandbox, listed))
  sandbox.api.fault({ path: pathOf(smart), answer: { status: 400 } })
  await visitor.opensTheModal()
  await at(visitor, 'account-smart-sessions').click()
  await at(visitor, 'sessions-unavailable').waitFor()
  expect(await visitor.modal.dialog.textContent()).toContain(message('session.unlisted'))
  sandbox.api.clear()
  await at(visitor, 'sessions-retry').click()
  await at(visitor, 'no-sessions').waitFor()

  await visitor.modal.press('modal.back')
  await at(visitor, 'account-settings-button').click()
  await at(visitor, 'account-toggle-preferred-account-type').click()
  await at(visitor, 'account-toggle-preferred-account-type').getByText(message('settings.isPlain')).waitFor()
  await visitor.modal.press('modal.back')
  await at(visitor, 'account-settings-button').waitFor()
  expect(await at(visitor, 'account-smart-sessions').count()).toBe(0)
})
