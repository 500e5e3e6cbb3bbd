import { describe, expect, it } from 'vitest'
import type { Move } from '../../devtools/simulation.ts'
import { registration } from '../../machines/registration/payloads.ts'
import { reported, send } from './moves.ts'
import { kitOf, routesOf, snapshotOf, toastsOf } from './snapshots.ts'
import { startKit } from './start-kit.ts'
import { besideMeadow, ofProject, reports } from './world.ts'

const at = 'route:2'
const id = `name:${at}:1`
const signed: Move[] = [
  reported(reports.embedded),
  send('modal.open'),
  send('nav.push', '', { route: 'RegisterAccountName' }),
  send('name.begin', at),
  send('name.type', at, { text: 'lovelace' }),
  { do: 'fire', at, timer: 'xstate.after.rest.registerAccountName.named.form.resting' },
  { do: 'resolve', at: `${at}/checkName`, output: { isFree: true, others: [] } },
  send('name.register', at),
  { do: 'resolve', at: `${at}/signName`, output: { message: '{"name":1}', signature: '0x01' } },
]
const begin = (...moves: Move[]) => startKit([...signed, ...moves], ofProject)
const done: Move = { do: 'resolve', at: `${id}/registerName` }
const fails = (code: 'name.refused' | 'name.failed'): Move => ({ do: 'reject', at: `${id}/registerName`, code })
const close = send('modal.close', '', { reason: 'button' })
const toasts = (simulation: ReturnType<typeof begin>) =>
  toastsOf(simulation).context.toasts.map(({ variant, code, params }) => [variant, code, params?.name])

describe('a typed name', () => {
  const others = [{ name: 'my-lovelace.reown.id', isRegistered: false }]
  const rested: Move = { do: 'fire', at, timer: 'xstate.after.rest.registerAccountName.named.form.resting' }
  const gone = { name: 'lovelace-1.reown.id', isRegistered: true }
  const answers = (isFree: boolean): Move => ({
    ...{ do: 'resolve', at: `${at}/checkName`, output: { isFree, others: [...others, gone] } },
  })

  it('is checked once typing pauses, and an answer about an earlier name is ignored [names-suggest]', () => {
    const asked = [...signed.slice(0, 6)]
    for (const [text, state] of [
      ['countess', 'resting'],
      ['ada', 'short'],
      ['', 'empty'],
    ] as const) {
      const simulation = startKit([...asked, send('name.type', at, { text })], ofProject)
      expect(() => simulation.play(answers(true))).toThrow()
      expect(snapshotOf(simulation, at)).toMatchObject({ value: { named: { form: state } }, context: { others: [] } })
      if (state !== 'resting') continue
      simulation.play(rested)
      simulation.play(answers(false))
      // A name that is taken is no suggestion.
      expect(snapshotOf(simulation, at)).toMatchObject({ value: { named: { form: 'taken' } }, context: { others } })
    }
  })
})

describe('a name that the wallet is asked to sign', () => {
  const asked = signed.slice(1, -1)

  it('stays if another wallet disconnects, and is dropped if its own does [names-where]', () => {
    const simulation = startKit([reported(besideMeadow(reports.embedded)), ...asked], ofProject)
    simulation.play(reported(reports.embedded))
    expect(snapshotOf(simulation, at)).toMatchObject({ value: { named: 'signing' }, context: { name: 'lovelace' } })
    simulation.play(reported(reports.connected))
    expect(routesOf(simulation)).toEqual(['Account'])
  })
})

describe('a signed name', () => {
  it('is registered as signed, and its flow shows the outcome [names-registered] [names-known]', () => {
    expect(snapshotOf(begin(), id)?.context.registration).toEqual({
      ...{ ...registration, id, name: 'lovelace', message: '{"name":1}', signature: '0x01' },
    })
    expect(snapshotOf(begin(done), at)?.value).toEqual({ named: 'registered' })
    expect(snapshotOf(begin(fails('name.refused')), at)?.value).toEqual({ named: { form: 'refused' } })
    const failed = snapshotOf(begin(fails('name.failed')), at)
    expect([failed?.value, failed?.context.failure?.code]).toEqual([{ named: { form: 'free' } }, 'name.failed'])
  })

  it('ends with a toast if the modal is closed: the name, or the reason [names-end]', () => {
    const closed = (end: Move) => {
      const simulation = begin(close)
      expect(kitOf(simulation).matches({ modal: 'closed' })).toBe(true)
      simulation.play(end)
      return toasts(simulation)
    }
    const name = 'lovelace.reown.id'
    expect(closed(done)).toEqual([['success', 'naming.registered', name]])
    expect(closed(fails('name.refused'))).toEqual([['error', 'naming.refused', name]])
    expect(closed(fails('name.failed'))).toEqual([['error', 'naming.failed', name]])
    expect(closed({ do: 'fire', at: id, timer: 'xstate.after.lookup.registration.registering' })).toEqual([
      ['error', 'naming.failed', name],
    ])
  })

  it('is reported only to its own account, and a flow that has started meanwhile continues [names-end] [names-known]', () => {
    const named = (...moves: Move[]) => {
      const simulation = begin(...moves, done)
      expect(toasts(simulation)).toEqual([['success', 'naming.registered', 'lovelace.reown.id']])
      return snapshotOf(simulation, 'route:1')?.context.identity
    }
    expect(named()).toMatchObject({ name: 'lovelace.reown.id' })
    expect(named(reported(reports.embeddedPlain))).not.toMatchObject({ name: 'lovelace.reown.id' })
  })

  it('is a new registration each time, and only the last one counts for the form [names-registered]', () => {
    const again: Move[] = [
      fails('name.failed'),
      send('name.register', at),
      { do: 'resolve', at: `${at}/signName`, output: { message: '{"name":2}', signature: '0x02' } },
    ]
    const second = snapshotOf(begin(...again), `name:${at}:2`)
    expect(second?.context.registration).toMatchObject({ message: '{"name":2}', signature: '0x02' })
    const late = begin(...again, send('transaction.refused', at, { id, failure: { code: 'name.refused' } }))
    expect(snapshotOf(late, at)?.value).toEqual({ named: { registering: 'shown' } })
  })
})
