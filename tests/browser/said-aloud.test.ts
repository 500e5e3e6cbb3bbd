import { message } from '../support/messages.ts'
import { eventually } from './harness/eventually.ts'
import { heardIn, listensIn } from './harness/listener.ts'
import { answersConnecting } from './harness/misbehave.ts'
import { test } from './harness/test.ts'

test('a wallet that declines twice in quick succession is announced each time [look-accessible]', async ({
  visitor,
  wallet,
}) => {
  const { page, modal } = visitor
  await listensIn(visitor.context)
  answersConnecting(wallet, 'reject')
  await visitor.arrivesWith(wallet)
  await visitor.asksToConnect(wallet)
  const declined = `${message('connecting.declined')}. ${message('wallet.rejected', { wallet: wallet.name })}`
  const times = async () => (await heardIn(page)).filter((text) => text === declined).length
  await eventually(times).toBe(1)
  await modal.press('modal.retry')
  await eventually(times).toBe(2)
  // To another view and back.
  await modal.goBack()
  await modal.choose(wallet.name)
  await eventually(times).toBe(3)
})
