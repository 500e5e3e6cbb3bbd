import { describe, expect, it } from 'vitest'
import { setup } from 'xstate'
import { allCharts } from '../../tests/charts.ts'
import { type ChartSimulator, createChartSimulator } from './chart-simulator.ts'
import type { Choice } from './choices.ts'

const charts = await allCharts()
const chart = (name: string) => {
  const machine = charts.get(name)
  if (!machine) throw new Error(`No chart is called ${name}`)
  return machine
}

const describeChoice = ({ kind, label, detail }: Choice) => [kind, label, detail].join(' ').trim()
const possible = (simulator: ChartSimulator, own = true) =>
  simulator
    .get()
    .choices.filter((one) => one.possible && one.own === own)
    .map(describeChoice)
const play = (simulator: ChartSimulator, words: string) => {
  const found = simulator.get().choices.find((one) => describeChoice(one).startsWith(words))
  if (!found)
    throw new Error(`"${words}" is no choice; there are ${simulator.get().choices.map(describeChoice).join(', ')}`)
  simulator.play(found.move)
}

describe('a simulated chart', () => {
  it('offers the events that it accepts, the results of its ports, and its delays', () => {
    const simulator = createChartSimulator(chart('connect'))
    expect(simulator.get().value).toEqual({ choosing: 'installed' })
    expect(possible(simulator)).toContain('event help.open')
    expect(possible(simulator)).not.toContain('event connector.retry')
    play(simulator, 'event connector.choose')
    expect(simulator.get().value).toEqual({ requesting: 'asking' })
    expect(possible(simulator)).toEqual([
      'event wallet.removed {"namespace":"eip155"}',
      'event nav.back',
      'event wallet.connected',
      'timer after hint in asking',
    ])
    expect(possible(simulator, false)).toContain('fail requestConnection wallet.rejected')
    play(simulator, 'timer after hint')
    expect(simulator.get().value).toEqual({ requesting: 'slow' })
    expect([...simulator.get().last]).toEqual([
      'connect.requesting.asking|xstate.after.hint.connect.requesting.asking|0',
    ])
  })

  it('can be undone step by step, and restarted', () => {
    const simulator = createChartSimulator(chart('connect'))
    const states = [simulator.get().value]
    for (const words of ['event connector.choose', 'timer after hint', 'fail requestConnection wallet.rejected']) {
      play(simulator, words)
      states.push(simulator.get().value)
    }
    const seen = [simulator.get().value]
    for (let step = 0; step < 3; step += 1) {
      simulator.undo()
      seen.unshift(simulator.get().value)
    }
    expect(seen).toEqual(states)
    play(simulator, 'event connector.choose')
    simulator.reset()
    expect([simulator.get().value, simulator.get().played]).toEqual([{ choosing: 'installed' }, []])
  })

  it('notifies its subscribers, and says why a move is rejected', () => {
    const simulator = createChartSimulator(chart('toasts'))
    let looks = 0
    const unwatch = simulator.subscribe(() => {
      looks += 1
    })
    simulator.play({ do: 'fire', at: 'notices/toasts', timer: 'none' })
    unwatch()
    simulator.reset()
    expect(looks).toBe(1)
    simulator.play({ do: 'fire', at: 'notices/toasts', timer: 'none' })
    expect(simulator.get().refusal).toBe('No delay "none" is running in "notices/toasts"')
  })

  it('reaches its end', () => {
    const simulator = createChartSimulator(chart('account'))
    simulator.play({
      do: 'send',
      at: 'route:1',
      event: { type: 'wallet.disconnected', namespace: 'eip155', connectorId: '', addresses: [], remaining: 0 },
    })
    const { ended, value, choices } = simulator.get()
    expect({ ended, value, choices }).toEqual({ ended: true, value: 'disconnected', choices: [] })
    simulator.undo()
    expect(simulator.get().ended).toBe(false)
  })

  it('runs on its own if its place in the kit is unknown', () => {
    const light = setup({ types: {} as { events: { type: 'press' } } }).createMachine({
      id: 'light',
      initial: 'off',
      states: { off: { on: { press: 'on' } }, on: {} },
    })
    const simulator = createChartSimulator(light)
    expect(possible(simulator)).toEqual(['event press'])
    play(simulator, 'event press')
    expect([...simulator.get().active]).toEqual(['light', 'light.on'])
  })

  it.each([...charts])('can be started: %s', (_, machine) => {
    const simulator = createChartSimulator(machine)
    expect(simulator.get().machine.id).toBe(machine.id)
    expect(simulator.get().choices.length).toBeGreaterThan(0)
  })
})
