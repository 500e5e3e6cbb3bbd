import { journey } from './harness/test.ts'
import { says } from './harness/user.ts'
import { answers } from './harness/wallet-window.ts'

journey(
  'connect',
  async ({ arrives, user, wallet, browser }) => {
    const [address = ''] = wallet.accounts
    await arrives()
    await user.clicks({ id: 'connect' })
    await user.clicks({ text: wallet.name })
    await user.sees(says('connecting.asking', { wallet: wallet.name }))
    await answers(browser, wallet.approvalUrl, 'Approve')
    await user.reads({ id: 'address' }, address)
    await user.reads({ id: 'wagmi-address' }, address)
    await user.reads({ id: 'network' }, 'Portico One')
    // It closes by itself.
    await user.reads({ id: 'modal' }, 'closed')

    // Again without a click or a prompt.
    await arrives()
    await user.reads({ id: 'address' }, address)
    await user.reads({ id: 'wagmi-address' }, address)
  },
  { windows: true },
)
