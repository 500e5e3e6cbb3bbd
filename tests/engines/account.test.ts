import { shorten } from '../../core/shorten.ts'
import { connects } from './harness/connects.ts'
import { journey } from './harness/test.ts'
import { named, says } from './harness/user.ts'

journey('account', async (place) => {
  const { user, wallet } = place
  const [first = '', second = ''] = wallet.accounts
  await connects(place)
  await user.clicks({ id: 'connect' })
  await user.sees(says('title.Account'))
  await user.sees({ text: shorten(first) })
  await user.reads({ id: 'account-balance' }, /10,000.*ETH/)

  wallet.switchAccount(1)
  await user.sees({ text: shorten(second) })
  await user.reads({ id: 'address' }, second)

  await user.clicks(named('account.disconnect'))
  await user.reads({ id: 'address' }, 'none')
  await user.reads({ id: 'wagmi-address' }, 'none')
  await user.reads({ id: 'modal' }, 'closed')
})
