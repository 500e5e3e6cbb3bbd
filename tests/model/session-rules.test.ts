import { describe, expect, it } from 'vitest'
import type { InspectionEvent, SnapshotFrom } from 'xstate'
import type { Event, Move } from '../../devtools/simulation.ts'
import type { sessionMachine } from '../../machines/session/chart.ts'
import { readings, signer } from '../../machines/sign-in/payloads.ts'
import { reported, signsIn } from './sign-in-setup.ts'
import { snackbarOf, toastsOf } from './snapshots.ts'
import { startKit } from './start-kit.ts'
import { kitInput, reports } from './world.ts'

const facts = ['gate.pending', 'gate.open', 'gate.required', 'gate.optional', 'gate.failed']
const situation = { signer, networks: kitInput.networks } as const

const stored = (output: readonly string[]): Move => ({
  do: 'resolve',
  at: 'wallet:eip155/reconnect/readStored',
  output,
})

/** The session watch of a user who has just connected, or has reconnected. */
function watching({ required = true, returns = false } = {}) {
  const before = returns ? [stored(['example.meadow'])] : [stored([]), reported(reports.disconnected)]
  const simulation = startKit([...before, reported(reports.connected)], signsIn(required))
  const emitted: string[] = []
  const sent: string[] = []
  simulation.root.system.inspect((happening: InspectionEvent) => {
    if (happening.type !== '@xstate.event') return
    const { type } = happening.event
    if (happening.actorRef === simulation.root && facts.includes(type)) emitted.push(type.slice('gate.'.length))
    if (type === 'wallet.disconnect' || type === 'track') sent.push(type)
  })
  const now = (): SnapshotFrom<typeof sessionMachine> => simulation.find('session')?.getSnapshot()
  const send = (event: Event) => simulation.play({ do: 'send', at: 'session', event })
  return {
    emitted,
    sent,
    now,
    status: () => now().value.status,
    send,
    answers: (output: unknown) => simulation.play({ do: 'resolve', at: 'session/readSessions', output }),
    fails: (code: string) => simulation.play({ do: 'reject', at: 'session/readSessions', code }),
    ends: () => simulation.play({ do: 'resolve', at: 'session/endSessions' }),
    staysSignedIn: (code: string) => simulation.play({ do: 'reject', at: 'session/endSessions', code }),
    /** The pending request to the store. */
    asking: () => simulation.find('session/readSessions'),
    /** The pending timer that limits its duration. */
    limit: () =>
      Object.values(simulation.root.system.getSnapshot()._scheduledEvents).find(
        ({ source, event }) => source === simulation.find('session') && event.type.includes('.request.'),
      ),
    ending: () => Object(simulation.find('session/endSessions')).options.input,
    /** The wallet reports another account or network. */
    goesTo: (report: object) => simulation.play(reported(report)),
    /** Another tab has signed in or out, or the user returns to this one. */
    elsewhere: () => simulation.play({ do: 'emit', at: 'session/watchSessions', event: { type: 'session.reread' } }),
    elapses: (name: string) => {
      const timer = simulation.timers().find((each) => each.at === 'session' && each.timer.includes(`.${name}.`))
      if (!timer) throw new Error(`No delay ${name} is running`)
      simulation.play({ do: 'fire', ...timer })
    },
    said: () => [
      snackbarOf(simulation).context.message?.code,
      toastsOf(simulation).context.toasts.map(({ code }) => code),
    ],
  }
}

const having = (reading: object, wishes?: { required: boolean; returns?: boolean }) => {
  const watch = watching(wishes)
  watch.answers(reading)
  return watch
}
const optional = { required: false }

describe('the session status [signin-session]', () => {
  it('is known as soon as the session store has answered', () => {
    const watch = watching()
    expect([watch.status(), watch.emitted]).toEqual([{ reading: { message: 'untold', store: 'asking' } }, []])
    watch.answers(readings.one)
    expect(watch.now().hasTag('signedIn')).toBe(true)
    expect(watch.now().context.sessions).toEqual(readings.one.sessions)
    expect(watch.emitted).toEqual(['open'])
  })

  it('does not matter on a network without sign-in', () => {
    const watch = having(readings.uncovered)
    expect([watch.status(), watch.emitted]).toEqual(['exempt', ['open']])
  })

  it('is read again before a session expires', () => {
    const watch = having(readings.one)
    watch.elapses('reread')
    watch.answers(readings.none)
    expect(watch.emitted).toEqual(['open', 'pending', 'required'])
    expect(watch.now().context.sessions).toEqual([])
  })

  it('follows a sign-out or sign-in in another tab', () => {
    const out = having(readings.one)
    out.elsewhere()
    expect(out.now().hasTag('signedIn')).toBe(true)
    out.answers(readings.none)
    expect(out.emitted).toEqual(['open', 'required'])
    const back = having(readings.none)
    back.elsewhere()
    expect(back.now().hasTag('signedOut')).toBe(true)
    back.answers(readings.one)
    expect(back.emitted).toEqual(['required', 'open'])
  })

  it('is read once more if another tab signs in or out before the store has answered', () => {
    const watch = having(readings.one)
    watch.elsewhere()
    const first = watch.asking()
    watch.elsewhere()
    expect(watch.asking()).not.toBe(first)
    expect(watch.now().hasTag('signedIn')).toBe(true)
    watch.answers(readings.none)
    expect(watch.emitted).toEqual(['open', 'required'])
  })

  it('is unknown 30 s after the first request, however often another tab signs in or out', () => {
    const watch = watching()
    const [first, limit] = [watch.asking(), watch.limit()]
    watch.elapses('success')
    watch.elsewhere()
    expect(watch.asking()).not.toBe(first)
    expect(watch.limit()).toBe(limit)
    expect([watch.said()[0], watch.emitted]).toEqual(['sign.authenticating', []])
    watch.elapses('request')
    expect(watch.now().hasTag('unknown')).toBe(true)
  })

  it('is not emitted again if a second reading finds nothing new, or fails', () => {
    for (const look of ['finds nothing', 'fails', 'hangs'] as const)
      for (const [reading, tag] of [
        [readings.one, 'signedIn'],
        [readings.none, 'signedOut'],
      ] as const) {
        const watch = having(reading)
        const emitted = [...watch.emitted]
        watch.elsewhere()
        if (look === 'fails') watch.fails('sign.server')
        else if (look === 'hangs') watch.elapses('request')
        else if (tag === 'signedOut') watch.answers(reading)
        expect([watch.now().hasTag(tag), watch.emitted]).toEqual([true, emitted])
      }
  })

  it('is dropped with an account that is no longer active', () => {
    const watch = having(readings.one)
    watch.goesTo(reports.otherAccount)
    expect(watch.now().context).toMatchObject({
      signer: { address: expect.not.stringMatching(signer.address) },
      sessions: [],
    })
    expect([watch.status(), watch.emitted]).toEqual([
      { reading: { message: 'untold', store: 'asking' } },
      ['open', 'pending'],
    ])
    watch.goesTo(reports.unknownChain)
    expect([watch.status(), watch.now().context.signer]).toEqual(['noAccount', null])
  })
})

describe('the user is asked to sign in [signin-opens] [signin-optional]', () => {
  it('whenever there is no session, if sign-in is required', () => {
    const back = having(readings.none, { required: true, returns: true })
    const elsewhere = having(readings.one)
    elsewhere.goesTo(reports.otherNetwork)
    elsewhere.answers(readings.none)
    for (const watch of [back, elsewhere]) expect(watch.status()).toEqual({ signedOut: { required: 'resting' } })
  })

  it('after connecting, if sign-in is optional', () => {
    const watch = having(readings.optional, optional)
    expect([watch.status(), watch.emitted]).toEqual([{ signedOut: { optional: 'resting' } }, ['optional']])
    watch.send({ type: 'session.waive' })
    expect([watch.status(), watch.emitted]).toEqual([{ signedOut: { notRequired: 'resting' } }, ['optional', 'open']])
    watch.goesTo(reports.otherAccount)
    watch.answers(readings.optional)
    expect(watch.status()).toEqual({ signedOut: { optional: 'resting' } })
  })

  it('but then not after a reconnect on reload, when a session expires, or after signing out', () => {
    const back = having(readings.optional, { ...optional, returns: true })
    const late = having({ ...readings.one, required: false }, optional)
    late.elapses('reread')
    late.answers(readings.optional)
    const out = having({ ...readings.one, required: false }, optional)
    out.send({ type: 'session.end' })
    out.ends()
    out.answers(readings.optional)
    for (const watch of [back, late, out]) expect(watch.status()).toEqual({ signedOut: { notRequired: 'resting' } })
  })

  it('but then also on the user’s request', () => {
    const watch = having(readings.optional, optional)
    watch.send({ type: 'session.waive' })
    watch.send({ type: 'session.ask' })
    expect(watch.emitted).toEqual(['optional', 'open', 'optional'])
  })

  it('but not after declining before the status was known', () => {
    const watch = watching(optional)
    watch.send({ type: 'session.waive' })
    watch.answers(readings.optional)
    expect(watch.emitted).toEqual(['open'])
  })

  it('once more if cancelling has failed', () => {
    const watch = having(readings.none)
    watch.send({ type: 'session.remind' })
    expect(watch.emitted).toEqual(['required', 'required'])
  })
})

describe('a slow session store [signin-checking]', () => {
  it('shows Authenticating… once the user has seen that the wallet is connected, until it answers', () => {
    const watch = watching()
    expect(watch.said()[0]).toBeUndefined()
    watch.elapses('success')
    expect(watch.said()[0]).toBe('sign.authenticating')
    watch.answers(readings.none)
    expect(watch.said()[0]).toBeUndefined()
  })

  it('shows nothing to a user who was not asked to sign in', () => {
    const watch = watching({ ...optional, returns: true })
    watch.elapses('success')
    expect([watch.status(), watch.said()[0]]).toEqual([{ reading: { message: 'untold', store: 'asking' } }, undefined])
  })
})

describe("'A problem occurred while trying initialize authentication' [signin-unread]", () => {
  it('disconnects the wallet', () => {
    for (const fail of ['fails', 'hangs'])
      for (const wishes of [{ required: true }, optional]) {
        const watch = watching(wishes)
        if (fail === 'fails') watch.fails('sign.server')
        else watch.elapses('request')
        expect(watch.now().hasTag('unknown')).toBe(true)
        expect([watch.emitted, watch.sent]).toEqual([['failed'], ['track', 'wallet.disconnect']])
        expect(watch.said()).toEqual([undefined, ['sign.broken']])
      }
  })

  it('does not occur for a user who did not ask to sign in', () => {
    const watch = having({ ...readings.one, required: false }, optional)
    watch.elapses('reread')
    watch.fails('sign.server')
    expect([watch.emitted, watch.sent]).toEqual([['open', 'pending', 'open'], []])
    watch.elsewhere()
    expect(watch.status()).toEqual({ reading: { message: 'untold', store: 'asking' } })
  })
})

describe('sign-out [signin-ends]', () => {
  it('ends the session, and reads whether it has ended', () => {
    const watch = having(readings.one)
    watch.send({ type: 'session.end' })
    expect(watch.ending()).toEqual({ signers: [signer] })
    watch.ends()
    watch.answers(readings.none)
    expect(watch.emitted).toEqual(['open', 'pending', 'required'])
  })

  it('ends the session that was read, also if that is of another network', () => {
    const caipNetworkId = 'eip155:31338'
    const elsewhere = { ...signer, caipNetworkId }
    const watch = having({ ...readings.one, sessions: [{ address: signer.address, caipNetworkId, expiresAt: null }] })
    watch.send({ type: 'session.end' })
    expect(watch.ending()).toEqual({ signers: [elsewhere] })
    const unread = having(readings.none)
    unread.send({ type: 'session.end' })
    expect(unread.ending()).toEqual({ signers: [signer] })
  })

  it('shows why it failed', () => {
    for (const fail of ['fails', 'hangs']) {
      const watch = having(readings.one)
      watch.send({ type: 'session.end' })
      if (fail === 'fails') watch.staysSignedIn('sign.server')
      else watch.elapses('request')
      watch.answers(readings.one)
      expect(watch.now().hasTag('signedIn')).toBe(true)
      expect(watch.now().context.failure?.code).toBe(fail === 'fails' ? 'sign.server' : 'request.timeout')
    }
  })

  it('follows a disconnect: all accounts with the last connection, else those of the connection', () => {
    const { namespace, address } = signer
    const after = { type: 'wallet.disconnected', namespace, connectorId: 'meadow', addresses: [address], remaining: 0 }
    const all = having(readings.one)
    all.send({ type: 'session.sync', ...situation, signer: null, connected: [], after })
    expect(all.ending()).toEqual({ signers: null })
    const some = having(readings.one)
    some.goesTo(reports.both)
    some.goesTo(reports.other)
    const signers = kitInput.networks.map(({ caipNetworkId }) => ({ namespace, caipNetworkId, address }))
    expect(some.ending()).toEqual({ signers })
  })

  it('keeps the sessions of an account that another connection still has', () => {
    const { both, other } = reports
    const [meadow, long] = both.connections
    const watch = having(readings.one)
    const again = { ...long, accounts: meadow?.accounts }
    watch.goesTo({ ...both, connections: [meadow, again] })
    watch.goesTo({ ...other, connections: [again] })
    expect(watch.ending()).toEqual({ signers: [] })
    watch.ends()
    watch.answers(readings.one)
    expect(watch.now().hasTag('signedIn')).toBe(true)
  })
})
