import { describe, expect, it } from 'vitest'
import type { Move } from '../../devtools/simulation.ts'
import { grantPermissionsMachine } from '../../machines/grant-permissions/chart.ts'
import { reported, send } from './moves.ts'
import { gameToken, plan } from './smart-session.ts'
import { kitOf, routesOf, snapshotOf } from './snapshots.ts'
import { startKit } from './start-kit.ts'
import { walksAsReviewed } from './walk.ts'
import { ofProject, ofSessions, reports } from './world.ts'

walksAsReviewed('grant-permissions', grantPermissionsMachine)

const at = 'route:1'
const wanted = send('modal.open', '', { view: 'SmartSessionCreated', wish: '{"id":"one","request":{}}' })
const prepared: Move = { do: 'resolve', at: `${at}/prepareGrant`, output: plan }
const granted: Move = { do: 'resolve', at: `${at}/askGrant`, output: '0x01' }
const told: Move = { do: 'resolve', at: `${at}/activateGrant`, output: undefined }
const start = (input: typeof ofSessions, ...moves: Move[]) =>
  startKit([reported(reports.embeddedUser), wanted, ...moves], input)
const is = (kit: ReturnType<typeof startKit>, value: string) =>
  snapshotOf(kit, at)?.matches({ granting: { progress: value } })

describe('a dApp’s wish [sessions-grant]', () => {
  it('is shown once the service and the wallet have done their part', () => {
    const kit = start(ofSessions, prepared, granted, told)
    expect(is(kit, 'created')).toBe(true)
    kit.play(send('sessions.open', at))
    expect(routesOf(kit)).toEqual(['SmartSessionCreated', 'SmartSessionList'])
  })

  it('leads to no list where the dApp shows none', () => {
    const kit = start(ofProject, prepared, granted, told)
    expect(snapshotOf(kit, at)?.can({ type: 'sessions.open' })).toBe(false)
    kit.play(send('grant.finish', at))
    expect(kitOf(kit).hasTag('open')).toBe(false)
  })

  it('that is rejected can be asked again, with the same key', () => {
    const kit = start(ofSessions, prepared, { do: 'reject', at: `${at}/askGrant`, code: 'wallet.rejected' })
    expect(is(kit, 'declined')).toBe(true)
    kit.play(send('grant.retry', at))
    expect(is(kit, 'asking')).toBe(true)
  })

  it('can be called off while it is prepared, and while the wallet asks', () => {
    for (const moves of [[], [prepared]]) {
      const kit = start(ofSessions, ...moves)
      kit.play(send('grant.leave', at))
      expect(kitOf(kit).hasTag('open')).toBe(false)
    }
  })

  it('that the service does not prepare in time is nothing to look for in the wallet', () => {
    const kit = start(ofSessions, {
      ...{ do: 'fire', at, timer: 'xstate.after.request.grantPermissions.granting.progress.preparing' },
    })
    expect(snapshotOf(kit, at)?.context.failure).toEqual({ code: 'api.unavailable' })
  })

  it('that makes no sense can only be left', () => {
    const kit = start(ofSessions, { do: 'reject', at: `${at}/prepareGrant`, code: 'session.request' })
    expect(is(kit, 'refused')).toBe(true)
    expect(snapshotOf(kit, at)?.can({ type: 'grant.retry' })).toBe(false)
    kit.play(send('grant.leave', at))
    expect(kitOf(kit).hasTag('open')).toBe(false)
  })

  it('tells the service again, and the wallet no more, where only the service failed [sessions-untold]', () => {
    const kit = start(ofSessions, prepared, granted, { do: 'reject', at: `${at}/activateGrant`, code: 'api.refused' })
    expect(is(kit, 'untold')).toBe(true)
    kit.play(send('grant.retry', at))
    kit.play(told)
    expect(is(kit, 'created')).toBe(true)
  })

  it('ends where the account becomes another one', () => {
    const kit = start(ofSessions, prepared)
    kit.play(reported(reports.embeddedPlain))
    expect(kitOf(kit).hasTag('open')).toBe(false)
  })
})

describe('the units of a limit on a token [sessions-units]', () => {
  it('are asked of the network as soon as it is known what the dApp wants, and are there when the wallet asks', () => {
    const kit = start(ofSessions)
    expect(snapshotOf(kit, at)?.hasTag('reading')).toBe(false)
    kit.play(prepared)
    expect([is(kit, 'asking'), snapshotOf(kit, at)?.hasTag('reading')]).toEqual([true, true])
    kit.play({ do: 'resolve', at: `${at}/readTokens`, output: [gameToken] })
    expect([is(kit, 'asking'), snapshotOf(kit, at)?.context.tokens]).toEqual([true, [gameToken]])
  })

  it('that the network does not tell keep no one from going on', () => {
    const kit = start(ofSessions, prepared, { do: 'reject', at: `${at}/readTokens`, code: 'rpc.failed' }, granted, told)
    expect(is(kit, 'created')).toBe(true)
  })
})
