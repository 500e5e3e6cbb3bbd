import { journey } from './harness/test.ts'
import { named, says } from './harness/user.ts'

journey('decline', async ({ arrives, user, wallet }) => {
  await arrives()
  await user.clicks({ id: 'connect' })
  await user.clicks({ text: wallet.name })
  await wallet.nextRequest()
  wallet.reject()
  await user.sees(says('connecting.declined'))
  await user.sees(says('wallet.rejected', { wallet: wallet.name }))
  await user.reads({ id: 'address' }, 'none')

  await user.clicks(named('modal.retry'))
  await wallet.nextRequest()
  wallet.approve()
  await user.reads({ id: 'address' }, wallet.accounts[0] ?? '')
})
