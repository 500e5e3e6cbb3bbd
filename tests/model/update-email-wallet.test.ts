import { describe, expect, it } from 'vitest'
import type { Move } from '../../devtools/simulation.ts'
import { updateEmailWalletMachine } from '../../machines/update-email-wallet/chart.ts'
import { reported, send } from './moves.ts'
import { kitOf, routesOf, snapshotOf } from './snapshots.ts'
import { startKit } from './start-kit.ts'
import { walksAsReviewed } from './walk.ts'
import { reports } from './world.ts'

walksAsReviewed('update-email-wallet', updateEmailWalletMachine)

const at = 'route:1'
const opened = [reported(reports.embeddedPlain), send('modal.open', '', { view: 'UpdateEmailWallet' })]
const typed = send('email.submit', at, { email: ' countess@example.org ' })
const mailed = (step: 'primary' | 'secondary'): Move => ({
  do: 'resolve',
  at: `${at}/requestChange`,
  output: { step, wait: 0 },
})
const code = send('code.submit', at, { code: '123456' })
const stateOf = (kit: ReturnType<typeof startKit>) => snapshotOf(kit, at)?.value

describe('another email [embedded-email-change]', () => {
  it('is proved by two codes, the one to the email that there is first', () => {
    const kit = startKit([...opened, typed, mailed('primary')])
    expect(stateOf(kit)).toMatchObject({ shown: { step: { primary: 'typing' } } })
    kit.play(code)
    kit.play({ do: 'resolve', at: `${at}/verifyPrimary`, output: { step: 'secondary', wait: 30 } })
    expect(stateOf(kit)).toMatchObject({ shown: { step: { secondary: 'typing' } } })
    expect(snapshotOf(kit, at)?.can({ type: 'email.resend' })).toBe(false)
    expect(snapshotOf(kit, at)?.context).toMatchObject({ current: 'ada@example.org', email: 'countess@example.org' })
    kit.play(code)
    kit.play({ do: 'resolve', at: `${at}/verifySecondary`, output: 'countess@example.org' })
    expect(kitOf(kit).hasTag('open')).toBe(false)
  })

  it('is asked for one code where the service has seen the first one already', () => {
    const kit = startKit([...opened, typed, mailed('secondary')])
    expect(stateOf(kit)).toMatchObject({ shown: { step: { secondary: 'typing' } } })
  })

  it('changes nothing where it is the same, and nothing is sent where it is none', () => {
    expect(kitOf(startKit([...opened, send('email.submit', at, { email: 'ADA@example.org' })])).hasTag('open')).toBe(
      false,
    )
    const kit = startKit([...opened, send('email.submit', at, { email: 'countess' })])
    expect(snapshotOf(kit, at)?.context.failure).toEqual({ code: 'email.invalid' })
  })

  it('is not there for who has no email to change: that user is led to the account [nav-open-names]', () => {
    const opened = send('modal.open', '', { view: 'UpdateEmailWallet' })
    expect(routesOf(startKit([reported(reports.embeddedSocial), opened]))).toEqual(['Account'])
    expect(routesOf(startKit([reported(reports.connected), opened]))).toEqual(['Account'])
  })
})
