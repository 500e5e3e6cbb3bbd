import { exits, watchExit } from './harness/probes.ts'
import { expect, journey } from './harness/test.ts'
import { named, says } from './harness/user.ts'

journey('close', async ({ arrives, user }) => {
  const closings = {
    Escape: () => user.presses('Escape'),
    'the cross': () => user.clicks(named('modal.close')),
    'the page beside it': () => user.tab.click(20, 400),
  }
  await arrives()
  for (const [name, closes] of Object.entries(closings)) {
    await user.clicks({ id: 'connect' })
    await user.stands(says('title.Connect'))
    await user.tab.evaluate(watchExit)
    await closes()
    await user.reads({ id: 'modal' }, 'closed')
    await user.misses(says('title.Connect'))
    await user.isAt({ id: 'connect' })
    expect(await user.tab.evaluate(exits), `exits by ${name}`).toBeGreaterThan(0)
  }
})
