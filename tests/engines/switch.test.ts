import { eventually } from '../browser/harness/eventually.ts'
import { connects } from './harness/connects.ts'
import { watchWidth, widths } from './harness/probes.ts'
import { expect, journey } from './harness/test.ts'
import { says } from './harness/user.ts'

journey('switch', async (place) => {
  const { user, wallet, sandbox } = place
  await connects(place)
  await user.clicks({ id: 'connect' })
  await user.stands(says('title.Account'))
  await user.tab.evaluate(watchWidth)
  await user.clicks({ id: 'w3m-account-select-network' })
  await user.sees(says('title.Networks'))
  await user.clicks({ id: 'w3m-network-switch-Portico Two' })
  await wallet.nextRequest()
  await user.reads({ id: 'network' }, 'Portico One')
  // A view that grows does not make room for a scrollbar meanwhile.
  expect(await user.tab.evaluate(widths)).toHaveLength(1)
  wallet.approve()
  await user.reads({ id: 'network' }, 'Portico Two')
  await eventually(() => wallet.chainId).toBe(sandbox.two.chainId)
})
