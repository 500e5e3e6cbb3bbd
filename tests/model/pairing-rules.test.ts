import { describe, expect, it } from 'vitest'
import type { KitInput } from '../../machines/kit/index.ts'
import { authenticating, EXPIRES, offered, settled, signIn } from '../../machines/pairing/payloads.ts'
import { createDriver } from './driver.ts'
import { alertsOf } from './snapshots.ts'
import { listed, reports } from './world.ts'

const another = { ...offered, uri: `${offered.uri}&again`, expiresAt: EXPIRES + 230_000 }

/** A kit, and the relay's answers. */
function paired(input?: Partial<KitInput>) {
  const kit = createDriver(input)
  kit.stored.answers([])
  kit.reports(reports.disconnected)
  const { simulation, play, tracked } = kit
  const flow = (key: number) => simulation.find(`route:${key}`)?.getSnapshot()
  return {
    ...kit,
    relay: (event: object) => play({ do: 'emit', at: 'pairing/offerPairing', event: Object(event) }),
    clock: (now: number) => play({ do: 'emit', at: 'pairing/watchClock', event: { type: 'clock.woke', now } }),
    trackedEvents: (name: string) =>
      tracked.flatMap((each) => (each.event === name && 'properties' in each ? [each.properties] : [])),
    asksFor: () => kit.kit({ type: 'nav.push', route: 'ConnectingWalletConnect', wallet: listed.plain }),
    state: () => simulation.find('pairing')?.getSnapshot().value.code,
    holders: () => simulation.find('pairing')?.getSnapshot().context.holders,
    /** What a route shows of the pairing. */
    code: (key: number) => flow(key)?.context.uri || null,
    failure: (key: number) => flow(key)?.context.failure?.code,
    platform: (key: number) => flow(key)?.value.shown?.platform,
    renewals: () => simulation.taken.filter(({ at, transition }) => at === 'pairing' && entersRenewing(transition)),
  }
}

const entersRenewing = ({ target }: { target?: readonly { key: string }[] | undefined }) =>
  target?.some(({ key }) => key === 'renewing') ?? false

/** The user is at a code. */
function shown() {
  const kit = paired()
  kit.open()
  kit.asksFor()
  kit.relay(offered)
  return kit
}

describe('the lifetime of a pairing [pairing-expiry] [pairing-renewed] [pairing-late]', () => {
  it('begins when the user needs it, and not before', () => {
    const kit = paired()
    kit.open()
    expect(kit.works('offerPairing')).toBe(false)
    kit.asksFor()
    expect(kit.works('offerPairing')).toBe(true)
    expect(kit.code(2)).toBeNull()
    kit.relay(offered)
    expect(kit.code(2)).toBe(offered.uri)
  })

  it('ends 10 s before its 4 minutes are over, with a renewal without a click while the user holds it', () => {
    const kit = shown()
    expect(kit.simulation.find('pairing')?.getSnapshot().machine.implementations.delays.expiry).toBe(230_000)
    kit.elapses('expiry')
    expect(kit.state()).toEqual({ offered: 'renewing' })
    expect(kit.code(2)).toBeNull()
    kit.relay(another)
    expect(kit.code(2)).toBe(another.uri)
    expect(kit.works('offerPairing')).toBe(true)
  })

  it('also renews the pairing when the wallet side ends it first', () => {
    const kit = shown()
    kit.relay({ type: 'pairing.refused', failure: { code: 'pairing.expired' } })
    expect(kit.state()).toEqual({ offered: 'renewing' })
    expect(kit.failure(2)).toBeUndefined()
  })

  it('renews the pairing repeatedly, once each time', () => {
    const kit = shown()
    for (const times of [1, 2, 3]) {
      kit.elapses('expiry')
      kit.relay(another)
      expect(kit.renewals()).toHaveLength(times)
    }
  })

  it('lapses if nothing holds it any more', () => {
    const kit = shown()
    kit.close()
    expect(kit.state()).toEqual({ offered: 'ready' })
    kit.elapses('expiry')
    expect(kit.state()).toBe('none')
    expect(kit.works('offerPairing')).toBe(false)
  })

  it('honours a late approval: a user who approves after the modal closed is connected', () => {
    const kit = shown()
    kit.close()
    kit.relay(settled)
    expect(kit.state()).toBe('none')
    expect(kit.simulation.find('wallet:eip155')?.getSnapshot().context.request.connectorId).toBe('walletConnect')
  })

  it('honours an approval while a new pairing is on its way', () => {
    const kit = shown()
    kit.elapses('expiry')
    kit.relay(settled)
    expect(kit.platform(2)).toBe('adopting')
    expect(kit.state()).toBe('none')
  })
})

describe('one pairing for everything that needs one [pairing-one]', () => {
  it('is shared: a later route shows the same code, and nothing is requested again', () => {
    const kit = shown()
    kit.kit({ type: 'code.want' })
    expect(kit.holders()).toEqual(['route:2', 'kit'])
    kit.back()
    expect(kit.holders()).toEqual(['kit'])
    kit.asksFor()
    expect(kit.code(3)).toBe(offered.uri)
    expect(kit.renewals()).toEqual([])
  })

  it('is reused by a user who returns before it lapses', () => {
    const kit = shown()
    kit.back()
    expect(kit.holders()).toEqual([])
    kit.asksFor()
    expect(kit.code(3)).toBe(offered.uri)
  })

  it('is renewed for all of them', () => {
    const kit = shown()
    kit.kit({ type: 'code.want' })
    kit.kit({ type: 'code.waive' })
    kit.elapses('expiry')
    kit.relay(another)
    expect(kit.code(2)).toBe(another.uri)
  })

  it('is shown as on its way to a user who arrives while it is requested', () => {
    const kit = paired()
    kit.kit({ type: 'code.want' })
    kit.open()
    kit.asksFor()
    expect(kit.platform(2)).toEqual({ remote: { qrcode: 'waiting' } })
  })
})

describe('a tab that was asleep', () => {
  const tenMinutes = EXPIRES - 240_000 + 600_000

  it('has a new code when it wakes after ten minutes', () => {
    const kit = shown()
    kit.clock(tenMinutes)
    expect(kit.state()).toEqual({ offered: 'renewing' })
    expect(kit.code(2)).toBeNull()
    kit.relay(another)
    expect(kit.code(2)).toBe(another.uri)
  })

  it('keeps a code that is still valid', () => {
    const kit = shown()
    kit.clock(EXPIRES - 10_001)
    expect(kit.code(2)).toBe(offered.uri)
    kit.clock(EXPIRES - 10_000)
    expect(kit.code(2)).toBeNull()
  })

  it('drops a code that nothing holds', () => {
    const kit = shown()
    kit.close()
    kit.clock(tenMinutes)
    expect(kit.state()).toBe('none')
  })
})

describe('failures [pairing-refused]', () => {
  it('the user learns that the relay is never reached, sees no code, and can retry', () => {
    const kit = paired()
    kit.open()
    kit.asksFor()
    kit.elapses('reach')
    expect(kit.failure(2)).toBe('relay.unreachable')
    expect(kit.platform(2)).toEqual({ failed: 'offline' })
    expect(kit.code(2)).toBeNull()
    expect(kit.works('offerPairing')).toBe(false)
    expect(kit.simulation.timers()).toEqual([])
    kit.top({ type: 'connector.retry' })
    expect(kit.works('offerPairing')).toBe(true)
    kit.relay(offered)
    expect(kit.code(2)).toBe(offered.uri)
  })

  it('a relay that is not reached for the next code times out', () => {
    const kit = shown()
    kit.elapses('expiry')
    kit.elapses('reach')
    expect(kit.failure(2)).toBe('relay.unreachable')
  })

  it('the user learns that the wallet declined, and a retry offers a new code', () => {
    const kit = shown()
    kit.relay({ type: 'pairing.refused', failure: { code: 'wallet.rejected' } })
    expect(kit.platform(2)).toEqual({ failed: 'declined' })
    expect(kit.code(2)).toBeNull()
    kit.top({ type: 'connector.retry' })
    expect(kit.platform(2)).toEqual({ remote: { qrcode: 'waiting' } })
    kit.relay(another)
    expect(kit.code(2)).toBe(another.uri)
  })

  it.each(['relay.origin', 'relay.clock', 'relay.key'])(
    'the developer is alerted once of %s, and nothing is retried automatically',
    (code) => {
      const kit = paired()
      kit.open()
      kit.asksFor()
      const refused = { type: 'pairing.refused', failure: { code } }
      kit.relay(refused)
      expect(alertsOf(kit.simulation).context.alerts).toEqual([{ severity: 'error', failure: { code } }])
      expect(kit.failure(2)).toBe(code)
      expect(kit.works('offerPairing')).toBe(false)
      expect(kit.simulation.timers()).toEqual([])

      kit.back()
      kit.asksFor()
      kit.relay(refused)
      expect(alertsOf(kit.simulation).context.alerts).toHaveLength(1)
      kit.back()
      expect(kit.view()).toBe('Connect')
    },
  )

  it('the developer is alerted also while the modal is closed', () => {
    const kit = paired()
    kit.open()
    kit.asksFor()
    kit.close()
    kit.relay({ type: 'pairing.refused', failure: { code: 'relay.key' } })
    expect(alertsOf(kit.simulation).context.alerts).toHaveLength(1)
    expect(kit.state()).toBe('none')
  })

  it('later routes show the failure, and start again once all of them have closed', () => {
    const kit = paired()
    kit.kit({ type: 'code.want' })
    kit.elapses('reach')
    kit.open()
    kit.asksFor()
    expect(kit.failure(2)).toBe('relay.unreachable')
    kit.back()
    kit.kit({ type: 'code.waive' })
    kit.asksFor()
    expect(kit.platform(3)).toEqual({ remote: { qrcode: 'waiting' } })
    expect(kit.works('offerPairing')).toBe(true)
  })

  it('a retry by one holder is a retry for all', () => {
    const kit = paired()
    kit.kit({ type: 'code.want' })
    kit.open()
    kit.asksFor()
    kit.elapses('reach')
    kit.top({ type: 'connector.retry' })
    kit.relay(offered)
    expect(kit.code(2)).toBe(offered.uri)
    expect(kit.holders()).toEqual(['kit', 'route:2'])
  })

  it('an error that the client throws is a failure', () => {
    const kit = paired()
    kit.open()
    kit.asksFor()
    kit.play({ do: 'reject', at: 'pairing/offerPairing', code: 'pairing.missing' })
    expect(kit.failure(2)).toBe('pairing.missing')
    expect(kit.platform(2)).toEqual({ failed: 'final' })
  })
})

describe('sign-in with the approval [pairing-one-step]', () => {
  const properties = { ...signIn }
  const snack = (kit: ReturnType<typeof shown>) => {
    const { value, context } = kit.simulation.find('notices/snackbar')?.getSnapshot() ?? {}
    return value === 'hidden' ? null : context.message
  }
  const loading = { variant: 'loading', code: 'sign.authenticating' }
  const invalid = { type: 'pairing.refused', failure: { code: 'sign.invalid' }, signIn }

  it('is verified: the code has done its work, and a message says so meanwhile', () => {
    const kit = shown()
    kit.relay(authenticating)
    expect(kit.state()).toEqual({ offered: 'authenticating' })
    expect([kit.code(2), snack(kit)]).toEqual([null, loading])
    expect(kit.waits('life')).toBe(false)
    kit.relay({ ...settled, signIn })
    expect([kit.state(), kit.platform(2), snack(kit)]).toEqual(['none', 'adopting', null])
    expect(kit.trackedEvents('SIWX_AUTH_SUCCESS')).toEqual([properties])
  })

  it('fails if it is refused: the view shows the reason, and offers another code', () => {
    const kit = shown()
    kit.relay(authenticating)
    kit.relay(invalid)
    expect([kit.platform(2), kit.failure(2), snack(kit)]).toEqual([{ failed: 'retryable' }, 'sign.invalid', null])
    expect(kit.trackedEvents('SIWX_AUTH_ERROR')).toEqual([{ ...properties, message: expect.any(String) }])
    kit.top({ type: 'connector.retry' })
    kit.relay(another)
    expect(kit.code(2)).toBe(another.uri)
  })

  it('times out after 30 s', () => {
    const kit = shown()
    kit.relay(authenticating)
    expect(kit.simulation.find('pairing')?.getSnapshot().machine.implementations.delays.request).toBe(30_000)
    kit.elapses('request')
    expect([kit.platform(2), kit.failure(2), snack(kit)]).toEqual([{ failed: 'retryable' }, 'sign.server', null])
    expect(kit.trackedEvents('SIWX_AUTH_ERROR')).toHaveLength(1)
    expect(kit.works('offerPairing')).toBe(false)
  })

  it('continues while the modal is closed, and is tracked all the same', () => {
    const kit = shown()
    kit.relay(authenticating)
    kit.close()
    expect(kit.state()).toEqual({ offered: 'authenticating' })
    kit.relay({ ...settled, signIn })
    expect(kit.simulation.find('wallet:eip155')?.getSnapshot().context.request.connectorId).toBe('walletConnect')
    const other = shown()
    other.relay(authenticating)
    other.close()
    other.relay(invalid)
    expect([other.state(), other.trackedEvents('SIWX_AUTH_ERROR').length]).toEqual(['none', 1])
  })

  it('also works with the previous code, and then the new one is not shown', () => {
    const kit = shown()
    kit.elapses('expiry')
    kit.relay(authenticating)
    kit.relay(another)
    expect([kit.state(), kit.code(2)]).toEqual([{ offered: 'authenticating' }, null])
  })

  it('shows progress to a route that opens meanwhile', () => {
    const kit = shown()
    kit.relay(authenticating)
    kit.back()
    kit.asksFor()
    expect(kit.platform(3)).toEqual({ remote: { qrcode: 'waiting' } })
  })

  it('shows no code if there is nothing to sign, and is tracked', () => {
    const kit = paired()
    kit.open()
    kit.asksFor()
    kit.relay({ type: 'pairing.refused', failure: { code: 'sign.server' }, signIn })
    expect([kit.platform(2), kit.failure(2), kit.code(2)]).toEqual([{ failed: 'retryable' }, 'sign.server', null])
    expect(kit.trackedEvents('SIWX_AUTH_ERROR')).toHaveLength(1)
  })

  it('tracks nothing if the approval carries no signature', () => {
    const kit = shown()
    kit.relay(settled)
    expect(kit.trackedEvents('SIWX_AUTH_SUCCESS')).toEqual([])
  })
})
