import { coverage, focused } from './harness/probes.ts'
import { expect, journey } from './harness/test.ts'
import { says } from './harness/user.ts'

journey('open', async ({ arrives, user, wallet }) => {
  await arrives()
  await user.clicks({ id: 'connect' })
  await user.sees(says('title.Connect'))
  await user.reads({ id: 'modal' }, 'open')
  await user.stands({ text: wallet.name })
  const { aside, ...rest } = await user.tab.evaluate(coverage)
  expect(rest).toEqual({ modal: true, covered: true, locked: 'hidden' })
  expect(aside).toBeLessThanOrEqual(1)

  // The focus is in the card, and reaches only its controls.
  expect(await user.tab.evaluate(focused)).toBe('w3m-header-text')
  const met: string[] = []
  for (let press = 0; press < 8; press += 1) {
    await user.presses('Tab')
    met.push(await user.tab.evaluate(focused))
  }
  expect(met).not.toContain('w3m-modal')
  expect(met).toContain('w3m-header-close')
})
