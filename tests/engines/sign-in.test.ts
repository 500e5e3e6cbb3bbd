import { SignInServer } from '../browser/harness/sign-in-server.ts'
import { expect, journey } from './harness/test.ts'
import { named, says } from './harness/user.ts'

journey('sign in', async ({ arrives, user, wallet, sandbox, site, after }) => {
  const server = await SignInServer.start(site, sandbox)
  after(() => server.close())
  await arrives({ signIn: server.url })
  await user.clicks({ id: 'connect' })
  await user.clicks({ text: wallet.name })
  await wallet.nextRequest()
  wallet.approve()
  await user.sees(says('title.SIWXSignMessage'))
  await user.clicks(named('signIn.sign'))
  await wallet.nextRequest()
  expect(server.asked).not.toContain('POST /verify')
  wallet.approve()
  await user.reads({ id: 'session' }, `${wallet.accounts[0]} is signed in`)
  expect(server.asked).toContain('POST /verify')
  await user.reads({ id: 'modal' }, 'closed')
})
