import { expect, it } from 'vitest'
import type { InspectionEvent, SnapshotFrom } from 'xstate'
import type { Event } from '../../devtools/rehearsal.ts'
import type { sessionMachine } from '../../machines/session.ts'
import type { SessionFact } from '../../machines/system.ts'
import { readings, signer } from './payloads/sign-in.ts'
import { stageSession } from './sign-in-stage.ts'

const other = { ...signer, address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D' }

function watching() {
  const rehearsal = stageSession([])
  const told: SessionFact['type'][] = []
  rehearsal.root.system.inspect((happening: InspectionEvent) => {
    if (happening.type !== '@xstate.event' || happening.actorRef !== rehearsal.root) return
    const { type } = happening.event
    if (type === 'session.found' || type === 'session.missing' || type === 'session.unread') told.push(type)
  })
  const now = (): SnapshotFrom<typeof sessionMachine> => rehearsal.find('session')?.getSnapshot()
  return {
    told,
    now,
    answers: (output: unknown) => rehearsal.play({ do: 'resolve', at: 'session/readSessions', output }),
    fails: (code: string) => rehearsal.play({ do: 'reject', at: 'session/readSessions', code }),
    ends: () => rehearsal.play({ do: 'resolve', at: 'session/endSessions' }),
    send: (event: Event) => rehearsal.play({ do: 'send', at: 'session', event }),
    /** Another tab has signed in or out, or somebody comes back to this one. */
    elsewhere: () => rehearsal.play({ do: 'tell', at: 'session/watchSessions', event: { type: 'session.reread' } }),
    elapses: (name: string) => {
      const timer = rehearsal.timers().find((each) => each.at === 'session' && each.timer.includes(`.${name}.`))
      if (!timer) throw new Error(`No delay ${name} is running`)
      rehearsal.play({ do: 'fire', ...timer })
    },
  }
}

const signedIn = () => {
  const watch = watching()
  watch.answers(readings.one)
  return watch
}

it('says whether the account is signed in as soon as whoever keeps the sessions has said so', () => {
  const watch = watching()
  expect([watch.now().value, watch.told]).toEqual(['reading', []])
  watch.answers(readings.one)
  expect(watch.now().hasTag('signedIn')).toBe(true)
  expect(watch.now().context.sessions).toEqual(readings.one.sessions)
  expect(watch.told).toEqual(['session.found'])
})

it('says so where it is not, and where nobody can say', () => {
  const out = watching()
  out.answers(readings.none)
  expect(out.told).toEqual(['session.missing'])
  for (const fail of ['fails', 'hangs']) {
    const watch = watching()
    if (fail === 'fails') watch.fails('sign.server')
    else watch.elapses('request')
    expect(watch.told).toEqual(['session.unread'])
    expect(watch.now().hasTag('signedIn')).toBe(false)
  }
})

it('looks again before a session has run out, and says so when it has', () => {
  const watch = signedIn()
  watch.elapses('reread')
  watch.answers(readings.none)
  expect(watch.told).toEqual(['session.found', 'session.missing'])
  expect(watch.now().context.sessions).toEqual([])
})

it('hears of a sign-out in another tab', () => {
  const watch = signedIn()
  watch.elsewhere()
  expect(watch.now().hasTag('signedIn')).toBe(true)
  watch.answers(readings.none)
  expect(watch.told).toEqual(['session.found', 'session.missing'])
})

it('hears of a sign-in in another tab', () => {
  const watch = watching()
  watch.answers(readings.none)
  watch.elsewhere()
  watch.answers(readings.one)
  expect(watch.told).toEqual(['session.missing', 'session.found'])
})

it('holds on to what was true where a second look fails', () => {
  for (const fail of ['fails', 'hangs']) {
    const watch = signedIn()
    watch.elsewhere()
    if (fail === 'fails') watch.fails('sign.server')
    else watch.elapses('request')
    expect(watch.now().hasTag('signedIn')).toBe(true)
    watch.elapses('reread')
    expect(watch.now().value).toBe('reading')
  }
})

it('forgets the sessions of an account that is the active one no more, and takes no late answer for it', () => {
  const watch = signedIn()
  watch.send({ type: 'session.follow', signer: other })
  expect(watch.now().context).toMatchObject({ signer: other, sessions: [] })
  watch.send({ type: 'session.follow', signer: null })
  expect(watch.now().value).toBe('nobody')
})

it('looks whether a sign-out has been one', () => {
  const watch = signedIn()
  watch.send({ type: 'session.end', everywhere: false })
  watch.ends()
  watch.answers(readings.none)
  expect(watch.told).toEqual(['session.found', 'session.missing'])
})
