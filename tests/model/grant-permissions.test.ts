import { describe, expect, it } from 'vitest'
import type { Move } from '../../devtools/simulation.ts'
import { grantPermissionsMachine } from '../../machines/grant-permissions/chart.ts'
import { reported, send } from './moves.ts'
import { gameToken, plan } from './smart-session.ts'
import { kitOf, routesOf, snapshotOf } from './snapshots.ts'
import { startKit } from './start-kit.ts'
import { walksAsReviewed } from './walk.ts'
import { besideMeadow, ofProject, ofSessions, reports } from './world.ts'

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

describe('a dApp’s request for permissions [sessions-grant]', () => {
  it('is shown once the service and the wallet have answered', () => {
    const kit = start(ofSessions, prepared, granted, told)
    expect(is(kit, 'created')).toBe(true)
    kit.play(send('sessions.open', at))
    expect(routesOf(kit)).toEqual(['SmartSessionCreated', 'SmartSessionList'])
  })

  it('leads to no list if the dApp shows none', () => {
    const kit = start(ofProject, prepared, granted, told)
    expect(snapshotOf(kit, at)?.can({ type: 'sessions.open' })).toBe(false)
    kit.play(send('grant.finish', at))
    expect(kitOf(kit).hasTag('open')).toBe(false)
  })

  it('can be sent again after a rejection, with the same key', () => {
    const kit = start(ofSessions, prepared, { do: 'reject', at: `${at}/askGrant`, code: 'wallet.rejected' })
    expect(is(kit, 'declined')).toBe(true)
    kit.play(send('grant.retry', at))
    expect(is(kit, 'asking')).toBe(true)
  })

  it('can be cancelled while it is prepared, and while the wallet asks', () => {
    for (const moves of [[], [prepared]]) {
      const kit = start(ofSessions, ...moves)
      kit.play(send('grant.leave', at))
      expect(kitOf(kit).hasTag('open')).toBe(false)
    }
  })

  it('fails without sending the user to the wallet if the service does not prepare it in time', () => {
    const kit = start(ofSessions, {
      ...{ do: 'fire', at, timer: 'xstate.after.request.grantPermissions.granting.progress.preparing' },
    })
    expect(snapshotOf(kit, at)?.context.failure).toEqual({ code: 'api.unavailable' })
  })

  it('can only be left if it is invalid', () => {
    const kit = start(ofSessions, { do: 'reject', at: `${at}/prepareGrant`, code: 'session.request' })
    expect(is(kit, 'refused')).toBe(true)
    expect(snapshotOf(kit, at)?.can({ type: 'grant.retry' })).toBe(false)
    kit.play(send('grant.leave', at))
    expect(kitOf(kit).hasTag('open')).toBe(false)
  })

  it('is sent again to the service, but not to the wallet, if only the service failed [sessions-untold]', () => {
    const kit = start(ofSessions, prepared, granted, { do: 'reject', at: `${at}/activateGrant`, code: 'api.refused' })
    expect(is(kit, 'untold')).toBe(true)
    kit.play(send('grant.retry', at))
    kit.play(told)
    expect(is(kit, 'created')).toBe(true)
  })

  it('ends if the account changes', () => {
    const kit = start(ofSessions, prepared)
    kit.play(reported(reports.embeddedPlain))
    expect(kitOf(kit).hasTag('open')).toBe(false)
  })

  it('ends if its wallet disconnects, but not if another one does', () => {
    const kit = startKit([reported(besideMeadow(reports.embeddedUser)), wanted, prepared], ofSessions)
    kit.play(reported(reports.embeddedUser))
    expect(is(kit, 'asking')).toBe(true)
    kit.play(reported(reports.connected))
    expect(kitOf(kit).hasTag('open')).toBe(false)
  })
})

describe('the units of a token limit [sessions-units]', () => {
  it('are read from the network as soon as the request is known, and are there when the wallet asks', () => {
    const kit = start(ofSessions)
    expect(snapshotOf(kit, at)?.hasTag('reading')).toBe(false)
    kit.play(prepared)
    expect([is(kit, 'asking'), snapshotOf(kit, at)?.hasTag('reading')]).toEqual([true, true])
    kit.play({ do: 'resolve', at: `${at}/readTokens`, output: [gameToken] })
    expect([is(kit, 'asking'), snapshotOf(kit, at)?.context.tokens]).toEqual([true, [gameToken]])
  })

  it('block no one if the network does not return them', () => {
    const kit = start(ofSessions, prepared, { do: 'reject', at: `${at}/readTokens`, code: 'rpc.failed' }, granted, told)
    expect(is(kit, 'created')).toBe(true)
  })
})
