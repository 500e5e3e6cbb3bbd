import { describe, expect, it } from 'vitest'
import type { Move } from '../../devtools/simulation.ts'
import { updateEmailWalletMachine } from '../../machines/update-email-wallet/chart.ts'
import { reported, send } from './moves.ts'
import { kitOf, routesOf, snapshotOf } from './snapshots.ts'
import { startKit } from './start-kit.ts'
import { walksAsReviewed } from './walk.ts'
import { besideMeadow, reports } from './world.ts'

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

describe('an email change [embedded-email-change]', () => {
  it('needs two codes, first the one to the current email', () => {
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

  it.each(['primary', 'secondary'] as const)(
    'says nothing of a wrong %s code once the user is back at the email',
    (step) => {
      const port = step === 'primary' ? 'verifyPrimary' : 'verifySecondary'
      const kit = startKit([...opened, typed, mailed(step), code])
      kit.play({ do: 'reject', at: `${at}/${port}`, code: 'code.wrong' })
      expect(snapshotOf(kit, at)?.context.failure).toEqual({ code: 'code.wrong' })
      kit.play(send('nav.back', at))
      expect(stateOf(kit)).toMatchObject({ shown: { step: 'typing' } })
      expect(snapshotOf(kit, at)?.context.failure).toBeNull()
    },
  )

  it('goes on if another wallet of the namespace disconnects, and ends with its own', () => {
    const { embeddedPlain } = reports
    const kit = startKit([reported(besideMeadow(embeddedPlain)), ...opened.slice(1), typed, mailed('primary')])
    kit.play(reported(embeddedPlain))
    expect(stateOf(kit)).toMatchObject({ shown: { step: { primary: 'typing' } } })
    kit.play(reported(reports.connected))
    expect(kitOf(kit).hasTag('open')).toBe(false)
  })

  it('needs one code if the service has already seen the first one', () => {
    const kit = startKit([...opened, typed, mailed('secondary')])
    expect(stateOf(kit)).toMatchObject({ shown: { step: { secondary: 'typing' } } })
  })

  it('changes nothing if the email is the same, and sends nothing if it is invalid', () => {
    expect(kitOf(startKit([...opened, send('email.submit', at, { email: 'ADA@example.org' })])).hasTag('open')).toBe(
      false,
    )
    const kit = startKit([...opened, send('email.submit', at, { email: 'countess' })])
    expect(snapshotOf(kit, at)?.context.failure).toEqual({ code: 'email.invalid' })
  })

  it('does not exist for a user without an email to change: that user is led to the account [nav-open-names]', () => {
    const opened = send('modal.open', '', { view: 'UpdateEmailWallet' })
    expect(routesOf(startKit([reported(reports.embeddedSocial), opened]))).toEqual(['Account'])
    expect(routesOf(startKit([reported(reports.connected), opened]))).toEqual(['Account'])
  })
})
