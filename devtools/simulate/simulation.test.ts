import { describe, expect, it } from 'vitest'
import { setup } from 'xstate'
import { allCharts } from '../../tests/charts.ts'
import type { Choice } from './choices.ts'
import { type Simulation, simulate } from './simulation.ts'

const charts = await allCharts()
const chart = (name: string) => {
  const machine = charts.get(name)
  if (!machine) throw new Error(`No chart is called ${name}`)
  return machine
}

const told = ({ kind, label, detail }: Choice) => [kind, label, detail].join(' ').trim()
const possible = (simulation: Simulation, own = true) =>
  simulation
    .get()
    .choices.filter((one) => one.possible && one.own === own)
    .map(told)
const play = (simulation: Simulation, words: string) => {
  const found = simulation.get().choices.find((one) => told(one).startsWith(words))
  if (!found) throw new Error(`"${words}" is no choice; there are ${simulation.get().choices.map(told).join(', ')}`)
  simulation.play(found.move)
}

describe('a chart that is simulated', () => {
  it('offers what it takes, what its ports may answer and what its delays come to', () => {
    const simulation = simulate(chart('connect'))
    expect(simulation.get().value).toEqual({ choosing: 'installed' })
    expect(possible(simulation)).toContain('event help.open')
    expect(possible(simulation)).not.toContain('event connector.retry')
    play(simulation, 'event connector.choose')
    expect(simulation.get().value).toEqual({ requesting: 'asking' })
    expect(possible(simulation)).toEqual([
      'event wallet.removed {"namespace":"eip155"}',
      'event nav.back',
      'event wallet.connected',
      'timer after hint in asking',
    ])
    expect(possible(simulation, false)).toContain('fail requestConnection wallet.rejected')
    play(simulation, 'timer after hint')
    expect(simulation.get().value).toEqual({ requesting: 'slow' })
    expect([...simulation.get().last]).toEqual([
      'connect.requesting.asking|xstate.after.hint.connect.requesting.asking|0',
    ])
  })

  it('is undone step by step, and begun anew', () => {
    const simulation = simulate(chart('connect'))
    const states = [simulation.get().value]
    for (const words of ['event connector.choose', 'timer after hint', 'fail requestConnection wallet.rejected']) {
      play(simulation, words)
      states.push(simulation.get().value)
    }
    const seen = [simulation.get().value]
    for (let step = 0; step < 3; step += 1) {
      simulation.undo()
      seen.unshift(simulation.get().value)
    }
    expect(seen).toEqual(states)
    play(simulation, 'event connector.choose')
    simulation.reset()
    expect([simulation.get().value, simulation.get().played]).toEqual([{ choosing: 'installed' }, []])
  })

  it('tells those who watch, and says why something cannot be done', () => {
    const simulation = simulate(chart('toasts'))
    let looks = 0
    const unwatch = simulation.subscribe(() => {
      looks += 1
    })
    simulation.play({ do: 'fire', at: 'toasts', timer: 'none' })
    unwatch()
    simulation.reset()
    expect(looks).toBe(1)
    simulation.play({ do: 'fire', at: 'toasts', timer: 'none' })
    expect(simulation.get().refusal).toBe('No delay "none" is running in "toasts"')
  })

  it('comes to its end', () => {
    const simulation = simulate(chart('account'))
    simulation.play({
      do: 'send',
      at: 'route:1',
      event: { type: 'wallet.disconnected', namespace: 'eip155', connectorId: '', addresses: [], remaining: 0 },
    })
    const { ended, value, choices } = simulation.get()
    expect({ ended, value, choices }).toEqual({ ended: true, value: 'disconnected', choices: [] })
    simulation.undo()
    expect(simulation.get().ended).toBe(false)
  })

  it('runs by itself where nobody knows its place', () => {
    const light = setup({ types: {} as { events: { type: 'press' } } }).createMachine({
      id: 'light',
      initial: 'off',
      states: { off: { on: { press: 'on' } }, on: {} },
    })
    const simulation = simulate(light)
    expect(possible(simulation)).toEqual(['event press'])
    play(simulation, 'event press')
    expect([...simulation.get().active]).toEqual(['light', 'light.on'])
  })

  it.each([...charts])('can be begun: %s', (_, machine) => {
    const simulation = simulate(machine)
    expect(simulation.get().machine.id).toBe(machine.id)
    expect(simulation.get().choices.length).toBeGreaterThan(0)
  })
})
