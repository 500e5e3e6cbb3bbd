import { describe, expect, it } from 'vitest'
import type { Move } from '../../devtools/simulation.ts'
import { accountSettingsMachine } from '../../machines/account-settings/chart.ts'
import type { Track } from '../../machines/system.ts'
import { createDriver } from './driver.ts'
import { reported, send } from './moves.ts'
import { routesOf, snackbarOf, snapshotOf } from './snapshots.ts'
import { startKit } from './start-kit.ts'
import { walksAsReviewed } from './walk.ts'
import { besideMeadow, ofProject, reports } from './world.ts'

walksAsReviewed('account-settings', accountSettingsMachine)

const at = 'route:1'
const opened = send('modal.open', '', { view: 'AccountSettings' })
const settings = (report: (typeof reports)[keyof typeof reports], ...moves: Move[]) =>
  startKit([reported(report), opened, ...moves], ofProject)
const can = (kit: ReturnType<typeof startKit>, type: string) => snapshotOf(kit, at)?.can({ type })
const name: Move = { do: 'resolve', at: `${at}/loadName`, output: { canRegister: true } }

describe('the available settings [account-settings]', () => {
  it('depend on the logged-in user and on the account', () => {
    const both = settings(reports.embeddedUser, name)
    const social = settings(reports.embeddedSocial, { ...name, output: { name: 'ada.reown.id', canRegister: true } })
    const asked = ['email.edit', 'networks.open', 'accountType.switch', 'upgrade.open', 'name.open']
    expect(asked.map((type) => can(both, type))).toEqual([true, true, true, true, true])
    expect(asked.map((type) => can(social, type))).toEqual([false, true, false, false, false])
  })

  it('include no name if none can be registered [names-where]', () => {
    const kit = settings(reports.embeddedUser, { ...name, output: { canRegister: false } })
    expect(can(kit, 'name.open')).toBe(false)
    expect(snackbarOf(kit).context.message).toBeNull()
  })

  it('report a failed name lookup [names-where]', () => {
    const kit = settings(reports.embeddedUser, { do: 'reject', at: `${at}/loadName`, code: 'node.failed' })
    expect(can(kit, 'name.open')).toBe(false)
    expect(snackbarOf(kit).context.message).toEqual({ variant: 'error', code: 'name.ofAddress' })
  })

  it('are empty for another wallet: its user is led to the account [nav-open-names]', () => {
    expect(routesOf(settings(reports.connected))).toEqual(['Account'])
  })

  it('are current after the service’s own page, whatever has changed meanwhile', () => {
    const kit = settings(reports.embeddedUser, name, send('upgrade.open', at))
    kit.play(reported(reports.embeddedPlain))
    kit.play(send('nav.back', at))
    expect(snapshotOf(kit, at)?.context.connection).toEqual(reports.embeddedPlain.connections[0])
  })

  it.each<[string, Move[]]>([
    ['in the settings', []],
    ['on the service’s own page', [send('upgrade.open', at)]],
  ])('stay as they are if another wallet of the namespace disconnects %s', (_, moves) => {
    const kit = startKit([reported(besideMeadow(reports.embeddedUser)), opened, name, ...moves], ofProject)
    const before = snapshotOf(kit, at)?.value
    kit.play(reported(reports.embeddedUser))
    expect(snapshotOf(kit, at)?.value).toEqual(before)
  })

  it('lead to the email, and back', () => {
    const kit = settings(reports.embeddedUser)
    kit.play(send('email.edit', at))
    expect(routesOf(kit).at(-1)).toBe('UpdateEmailWallet')
    kit.play(send('nav.back'))
    expect(routesOf(kit)).toEqual(['AccountSettings'])
  })
})

describe('the account’s type [embedded-account-type]', () => {
  it('changes once the service has switched', () => {
    const kit = settings(reports.embeddedUser, name, send('accountType.switch', at))
    kit.play(reported(reports.embeddedPlain))
    expect(snapshotOf(kit, at)?.context.connection.user?.email).toBe('ada@example.org')
    kit.play({ do: 'resolve', at: `${at}/chooseAccountType`, output: 'eoa' })
    expect(snapshotOf(kit, at)?.context.connection.accounts[0]?.type).toBe('eoa')
    expect(can(kit, 'accountType.switch')).toBe(true)
  })

  it('is reported once it has changed, and not if it stays [api-events]', () => {
    const told = (end: Move) => {
      const kit = createDriver(ofProject)
      kit.play(reported(reports.embeddedUser), opened, name, send('accountType.switch', at))
      const isOfType = ({ event }: Track) => event === 'SET_PREFERRED_ACCOUNT_TYPE'
      expect(kit.tracked.filter(isOfType)).toEqual([])
      kit.play(end)
      return kit.tracked.filter(isOfType)
    }
    expect(told({ do: 'reject', at: `${at}/chooseAccountType`, code: 'frame.unreachable' })).toEqual([])
    expect(told({ do: 'resolve', at: `${at}/chooseAccountType`, output: 'eoa' })).toEqual([
      {
        type: 'track',
        event: 'SET_PREFERRED_ACCOUNT_TYPE',
        properties: { accountType: 'eoa', network: reports.embeddedUser.connections[0]?.caipNetworkId },
      },
    ])
  })

  it('that changes after all no longer counts as refused', () => {
    const kit = settings(reports.embeddedUser, name, send('accountType.switch', at))
    kit.play({ do: 'reject', at: `${at}/chooseAccountType`, code: 'request.timeout' })
    expect(snapshotOf(kit, at)?.hasTag('failed')).toBe(true)
    kit.play(reported(reports.embeddedPlain))
    expect(snapshotOf(kit, at)?.hasTag('failed')).toBe(false)
  })

  it('stays if the service refuses, and can be requested again', () => {
    const kit = settings(reports.embeddedUser, name, send('accountType.switch', at))
    kit.play({ do: 'reject', at: `${at}/chooseAccountType`, code: 'frame.unreachable' })
    expect(snapshotOf(kit, at)?.context.failure).toEqual({ code: 'frame.unreachable' })
    expect(can(kit, 'accountType.switch')).toBe(true)
  })
})
