import type { Place } from './test.ts'

/** From a fresh start to a connected account and back to the page. */
export async function connects({ arrives, user, wallet }: Place): Promise<void> {
  await arrives()
  await user.clicks({ id: 'connect' })
  await user.clicks({ text: wallet.name })
  await wallet.nextRequest()
  wallet.approve()
  await user.reads({ id: 'address' }, wallet.accounts[0] ?? '')
  await user.reads({ id: 'modal' }, 'closed')
}
