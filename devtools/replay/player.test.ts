import { afterEach, describe, expect, it } from 'vitest'
import { type ActorRefFrom, createActor, SimulatedClock } from 'xstate'
import { edited, recorded } from '../../tests/support/traces.ts'
import { createReplay } from '../trace/replay.ts'
import type { Trace } from '../trace/trace.ts'
import { LONGEST_GAP, playerMachine } from './player.ts'

const length = recorded.steps.length
const clock = new SimulatedClock()
let player: ActorRefFrom<typeof playerMachine>
const start = (trace: Trace = recorded) => {
  player = createActor(playerMachine, { clock, input: { replay: createReplay(trace) } }).start()
}
afterEach(() => player.stop())

const where = () => {
  const { value, context } = player.getSnapshot()
  return [typeof value === 'string' ? value : Object.keys(value)[0], context.place.position]
}
const jump = (position: number) => player.send({ type: 'player.jump', position })
const may = () => {
  const { can } = player.getSnapshot()
  const types = ['player.play', 'player.pause', 'player.step', 'player.back'] as const
  return types.filter((type) => can.call(player.getSnapshot(), { type }))
}
/** The pauses between the inputs, up to the longest one shown. */
const gaps = recorded.steps.map(({ t }, index) => Math.min(LONGEST_GAP, t - (recorded.steps[index - 1]?.t ?? 0)))

describe('a player', () => {
  it('is paused at the start', () => {
    start()
    expect([where(), may()]).toEqual([
      ['paused', 0],
      ['player.play', 'player.step'],
    ])
  })

  it('steps forward and back, and not beyond either end', () => {
    start()
    player.send({ type: 'player.back' })
    expect(where()).toEqual(['paused', 0])
    player.send({ type: 'player.step' })
    player.send({ type: 'player.step' })
    expect(where()).toEqual(['paused', 2])
    player.send({ type: 'player.back' })
    expect(where()).toEqual(['paused', 1])
    jump(length)
    player.send({ type: 'player.step' })
    expect([where(), may()]).toEqual([
      ['ended', length],
      ['player.play', 'player.back'],
    ])
    player.send({ type: 'player.back' })
    expect(where()).toEqual(['paused', length - 1])
  })

  it('jumps to any position, but not beyond either end', () => {
    start()
    jump(5)
    expect(where()).toEqual(['paused', 5])
    jump(99)
    expect(where()).toEqual(['ended', length])
    jump(-3)
    expect(where()).toEqual(['paused', 0])
  })

  it('has the charts in the states of the session, from either direction', () => {
    const viewAt = (position: number) => {
      jump(position)
      return player.getSnapshot().context.place.simulation.find('route:1')?.getSnapshot().value
    }
    start()
    expect([5, 4, 2, 0, 6].map(viewAt)).toEqual([
      { failed: 'declined' },
      { requesting: 'asking' },
      { choosing: 'looking' },
      undefined,
      { requesting: 'asking' },
    ])
  })

  it('marks what the last input changed', () => {
    start()
    const lastDone = () => {
      const { simulation, before } = player.getSnapshot().context.place
      return simulation.taken.slice(before).map(({ at, transition }) => `${at} ${transition.eventType}`)
    }
    jump(4)
    const byJump = lastDone()
    jump(0)
    expect(lastDone()).toEqual([])
    for (let steps = 0; steps < 4; steps += 1) player.send({ type: 'player.step' })
    expect(lastDone()).toEqual(byJump)
    expect(byJump).toContain('route:1 connector.choose')
  })

  it('plays at the original speed, with at most two seconds between inputs, and ends', () => {
    start()
    player.send({ type: 'player.play' })
    for (const [index, gap] of gaps.entries()) {
      if (gap > 0) {
        clock.increment(gap - 1)
        expect(where()).toEqual(['playing', index])
        clock.increment(1)
      } else clock.increment(0)
      expect(where()).toEqual([index + 1 === length ? 'ended' : 'playing', index + 1])
    }
  })

  it('plays at half speed and at four times the speed', () => {
    start()
    const takes = (speed: number, position: number) => {
      jump(position)
      player.send({ type: 'player.pace', speed })
      player.send({ type: 'player.play' })
      let waited = 0
      while (where()[1] === position && waited < LONGEST_GAP * 2) {
        clock.increment(1)
        waited += 1
      }
      player.send({ type: 'player.pause' })
      return waited
    }
    // The wallet is asked again 1.8 seconds after it refused, and answers 2.2 seconds later.
    expect([takes(1, 5), takes(4, 5), takes(4, 6), takes(0.5, 5)]).toEqual([1800, 450, 550, LONGEST_GAP])
  })

  it('plays everything at once', () => {
    start()
    player.send({ type: 'player.pace', speed: Number.POSITIVE_INFINITY })
    player.send({ type: 'player.play' })
    clock.increment(0)
    expect(where()).toEqual(['ended', length])
  })

  it('restarts the wait if the speed changes during playback', () => {
    start()
    jump(5)
    player.send({ type: 'player.play' })
    clock.increment(1_000)
    player.send({ type: 'player.pace', speed: 4 })
    clock.increment(449)
    expect(where()).toEqual(['playing', 5])
    clock.increment(1)
    expect(where()).toEqual(['playing', 6])
  })

  it('pauses, and resumes from there', () => {
    start()
    jump(5)
    player.send({ type: 'player.play' })
    expect(may()).toEqual(['player.pause', 'player.step', 'player.back'])
    player.send({ type: 'player.pause' })
    clock.increment(60_000)
    expect(where()).toEqual(['paused', 5])
    player.send({ type: 'player.play' })
    clock.increment(1_800)
    expect(where()).toEqual(['playing', 6])
  })

  it('pauses when the user steps, and keeps playing when the user jumps', () => {
    start()
    player.send({ type: 'player.play' })
    player.send({ type: 'player.step' })
    expect(where()).toEqual(['paused', 1])
    player.send({ type: 'player.play' })
    player.send({ type: 'player.back' })
    expect(where()).toEqual(['paused', 0])
    player.send({ type: 'player.play' })
    jump(5)
    expect(where()).toEqual(['playing', 5])
    jump(length)
    expect(where()).toEqual(['ended', length])
  })

  it('plays from the start again after the end', () => {
    start()
    jump(length)
    player.send({ type: 'player.play' })
    expect(where()).toEqual(['playing', 0])
    clock.increment(0)
    expect(where()).toEqual(['playing', 1])
  })

  it('has nothing to play in a session without inputs', () => {
    start({ ...recorded, steps: [] })
    expect([where(), may()]).toEqual([['ended', 0], []])
  })
})

describe('if the replay diverges, a player', () => {
  it('stops there, whichever way it came, and can go back', () => {
    start(edited(5))
    const differs = () => [where(), player.getSnapshot().context.place.difference?.position, may()]
    const there = [['differing', 5], 5, ['player.back']]
    jump(length)
    expect(differs()).toEqual(there)
    player.send({ type: 'player.back' })
    expect(where()).toEqual(['paused', 4])
    player.send({ type: 'player.step' })
    expect(differs()).toEqual(there)
    jump(3)
    expect(where()).toEqual(['paused', 3])
    player.send({ type: 'player.play' })
    clock.increment(LONGEST_GAP)
    clock.increment(LONGEST_GAP)
    expect(differs()).toEqual(there)
    jump(9)
    expect(differs()).toEqual(there)
  })

  it('can go back from the first input as well', () => {
    start(edited(1))
    player.send({ type: 'player.step' })
    expect(where()).toEqual(['differing', 1])
    player.send({ type: 'player.back' })
    expect(where()).toEqual(['paused', 0])
  })

  it('has nothing to play if the kit does not even start', () => {
    start({ ...recorded, input: {} })
    expect([where(), may()]).toEqual([['differing', 0], []])
    jump(3)
    expect(where()).toEqual(['differing', 0])
  })
})
