import { message } from '../support/messages.ts'
import { arrivesAtAnyWallet, opensTheCode, scans } from './harness/any-wallet.ts'
import { showsState } from './harness/both-chains.ts'
import { eventually } from './harness/eventually.ts'
import { expect, onPhone, test } from './harness/phones.ts'
import { ask, at, fillsIn } from './harness/sends.ts'

test('when a phone sends a transfer and ends the session without answering, the user is told to check there, even after the modal closes, and at the next review [send-undecided] [send-one-prompt]', async ({
  visitor,
  phone,
  sandbox,
}) => {
  const receiver = sandbox.world.accounts[6] ?? ''
  const connects = async () => {
    await opensTheCode(visitor)
    await scans(visitor, phone)
    await phone.approve()
    await showsState(visitor, onPhone(phone))
    await visitor.modal.isGone()
  }
  const reviews = async () => {
    await fillsIn(visitor, '1', receiver)
    await at(visitor, 'send-next').click()
  }
  await arrivesAtAnyWallet(visitor, sandbox)
  await connects()
  await reviews()
  await at(visitor, 'send.ready').waitFor()
  await at(visitor, 'send-confirm').click()
  await phone.nextRequest()
  // Its user has approved, and its answer is lost.
  const sent = { from: phone.accounts.eip155?.[0], to: receiver, value: '0xde0b6b3a7640000' }
  await ask(sandbox.one.directUrl, 'eth_sendTransaction', [sent])
  await phone.disconnect()
  await visitor.modal.isGone()
  await visitor.page.getByText(message('sending.unidentified', { amount: '1 ETH' })).waitFor()
  await connects()
  await reviews()
  await eventually(() => at(visitor, 'send.occupied').textContent()).toBe(message('send.occupied', { amount: '1 ETH' }))
  await at(visitor, 'send-confirm').click()
  expect(phone.pending()).toEqual([])
})
