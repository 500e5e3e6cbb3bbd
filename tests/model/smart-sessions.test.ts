import { describe, expect, it } from 'vitest'
import type { Move } from '../../devtools/simulation.ts'
import { smartSessionsMachine } from '../../machines/smart-sessions/chart.ts'
import { reported, send } from './moves.ts'
import { gameToken, plainSession, session } from './smart-session.ts'
import { kitOf, routesOf, snapshotOf } from './snapshots.ts'
import { startKit } from './start-kit.ts'
import { walksAsReviewed } from './walk.ts'
import { besideMeadow, ofProject, ofSessions, reports } from './world.ts'

walksAsReviewed('smart-sessions', smartSessionsMachine)

const at = 'route:1'
const opened = send('modal.open', '', { view: 'SmartSessionList' })
const list: Move = {
  do: 'resolve',
  at: `${at}/listSessions`,
  output: { sessions: [session, plainSession], isPartial: false },
}
const start = (...moves: Move[]) => startKit([reported(reports.embeddedUser), opened, ...moves], ofSessions)
const chosen = [list, send('session.choose', at, { pci: session.pci })]
const asked = [...chosen, send('session.revoke', at)]
const can = (kit: ReturnType<typeof startKit>, type: string) =>
  snapshotOf(kit, at)?.can(type === 'session.choose' ? { type, pci: session.pci } : { type })
const is = (kit: ReturnType<typeof startKit>, value: string) =>
  snapshotOf(kit, at)?.matches({ shown: { session: { ending: value } } })

describe('the sessions view [sessions-where]', () => {
  const account = (input: typeof ofSessions, report: (typeof reports)['embeddedUser']) => {
    const kit = startKit([reported(report), send('modal.open', '', { view: 'Account' })], input)
    return snapshotOf(kit, at)?.can({ type: 'sessions.open' })
  }

  it('is reached from a smart account, if the dApp wants that', () => {
    expect(account(ofSessions, reports.embeddedUser)).toBe(true)
    expect(account(ofSessions, reports.embeddedPlain)).toBe(false)
    expect(account(ofProject, reports.embeddedUser)).toBe(false)
  })

  it('is empty for any other account, and does not exist without a project', () => {
    expect(routesOf(startKit([reported(reports.embeddedPlain), opened], ofSessions))).toEqual(['Account'])
    expect(routesOf(startKit([reported(reports.embeddedUser), opened]))).toEqual(['Account'])
  })

  it('follows the account: it loads the new account’s sessions, or shows none', () => {
    const kit = start(...chosen)
    kit.play(reported(reports.embeddedPlain))
    expect(kitOf(kit).hasTag('open')).toBe(false)
  })

  it('follows only its own wallet: another one that disconnects does not end a revocation', () => {
    const kit = startKit([reported(besideMeadow(reports.embeddedUser)), opened, ...asked], ofSessions)
    kit.play(reported(reports.embeddedUser))
    expect(is(kit, 'signing')).toBe(true)
    kit.play(reported(reports.connected))
    expect(kitOf(kit).hasTag('open')).toBe(false)
  })
})

describe('a list that fails to load [sessions-list]', () => {
  it('can be loaded again, and left', () => {
    const kit = start({ do: 'reject', at: `${at}/listSessions`, code: 'session.unlisted' })
    expect(snapshotOf(kit, at)?.context.failure).toEqual({ code: 'session.unlisted' })
    kit.play(send('sessions.retry', at))
    kit.play(list)
    expect(can(kit, 'session.choose')).toBe(true)
  })

  it('says so if some could not be read, and can be loaded again, also after one was opened', () => {
    const partial: Move = { ...list, output: { sessions: [session], isPartial: true } }
    const kit = start(partial)
    kit.play(send('session.choose', at, { pci: session.pci }))
    kit.play(send('nav.back', at))
    expect([snapshotOf(kit, at)?.hasTag('partial'), can(kit, 'sessions.retry')]).toEqual([true, true])
    kit.play(send('sessions.retry', at))
    kit.play(list)
    expect([snapshotOf(kit, at)?.hasTag('partial'), can(kit, 'sessions.retry')]).toEqual([false, false])
  })
})

describe('revoking a session [sessions-revoke]', () => {
  const signed: Move = { do: 'resolve', at: `${at}/signRevocation`, output: '0x02' }
  const told: Move = { do: 'resolve', at: `${at}/revokeSession`, output: undefined }

  it('is done once the wallet has signed and the service knows; then the list loads again', () => {
    const kit = start(...asked, signed, told)
    expect(is(kit, 'revoked')).toBe(true)
    kit.play(send('session.finish', at))
    kit.play({ do: 'resolve', at: `${at}/listSessions`, output: { sessions: [], isPartial: false } })
    expect(snapshotOf(kit, at)?.hasTag('empty')).toBe(true)
  })

  it('changes nothing if the user rejects it in the wallet, and can be requested again', () => {
    const kit = start(...asked, { do: 'reject', at: `${at}/signRevocation`, code: 'wallet.rejected' })
    expect([is(kit, 'declined'), can(kit, 'session.revoke')]).toEqual([true, true])
    kit.play(send('nav.back', at))
    expect(can(kit, 'session.choose')).toBe(true)
  })

  it('is done already if the wallet knows none and the service lists none: another tab has revoked it', () => {
    const refused: Move = { do: 'reject', at: `${at}/signRevocation`, code: 'wallet.badRequest' }
    const kit = start(...asked, refused)
    const listed = (isPartial: boolean): Move => ({
      ...{ do: 'resolve', at: `${at}/listSessions`, output: { sessions: [plainSession], isPartial } },
    })
    kit.play(listed(false))
    expect(is(kit, 'revoked')).toBe(true)

    // It may be the one that cannot be read.
    expect(is(start(...asked, refused, listed(true)), 'failed')).toBe(true)

    const other = start(...asked, refused, list)
    expect([is(other, 'failed'), can(other, 'session.revoke')]).toEqual([true, true])
    expect(snapshotOf(other, at)?.context.failure).toEqual({ code: 'wallet.badRequest' })
  })

  it('is sent again to the service, but not to the wallet, if only the service failed [sessions-untold]', () => {
    const kit = start(...asked, signed, { do: 'reject', at: `${at}/revokeSession`, code: 'session.unrevoked' })
    expect(is(kit, 'untold')).toBe(true)
    kit.play(send('session.revoke', at))
    expect([is(kit, 'revoking'), snapshotOf(kit, at)?.context.signature]).toEqual([true, '0x02'])
    kit.play(told)
    expect(is(kit, 'revoked')).toBe(true)
  })
})

describe('the units of a token limit [sessions-units]', () => {
  const read: Move = { do: 'resolve', at: `${at}/readTokens`, output: [gameToken] }
  const unread: Move = { do: 'reject', at: `${at}/readTokens`, code: 'rpc.failed' }
  const units = (kit: ReturnType<typeof startKit>) =>
    ['none', 'reading', 'known', 'unknown'].filter((value) =>
      snapshotOf(kit, at)?.matches({ shown: { session: { tokens: value } } }),
    )

  it('are read from the network, and the session can be revoked meanwhile', () => {
    const kit = start(...chosen)
    expect([units(kit), can(kit, 'session.revoke')]).toEqual([['reading'], true])
    kit.play(read)
    expect([units(kit), snapshotOf(kit, at)?.context.tokens]).toEqual([['known'], [gameToken]])
  })

  it('are read again for a session that is opened again, if the network did not return them', () => {
    const kit = start(...chosen, unread)
    expect(units(kit)).toEqual(['unknown'])
    kit.play(send('nav.back', at))
    kit.play(send('session.choose', at, { pci: session.pci }))
    expect(units(kit)).toEqual(['reading'])
  })

  it('of another session are not the previous one’s', () => {
    const kit = start(...chosen, read, send('nav.back', at), send('session.choose', at, { pci: plainSession.pci }))
    expect([units(kit), snapshotOf(kit, at)?.context.tokens]).toEqual([['none'], []])
  })
})
