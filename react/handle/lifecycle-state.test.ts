import { describe, expect, it } from 'vitest'
import { engineIn, type LifecycleEvent, type LifecycleState, nextLifecycle } from './lifecycle-state.ts'

type State = LifecycleState<string>
type Event = LifecycleEvent<string>

const loading = Promise.resolve('engine')
const earlier = Promise.resolve('earlier')
const rest = { painted: true, holders: 1 }
const stopped: State = { phase: 'stopped', painted: false, holders: 1 }
const started: State = { phase: 'started', ...rest }
const underWay: State = { phase: 'loading', loading, ...rest }
const running: State = { phase: 'running', loading, engine: 'engine', ...rest }
const all = [stopped, started, underWay, running]

describe('the phase of the engine', () => {
  it.each<[string, Event, State[]]>([
    ['start', { type: 'start' }, [{ ...started, painted: false }, started, underWay, running]],
    ['load', { type: 'load', loading }, [{ ...underWay, painted: false }, underWay, underWay, running]],
    ['loaded', { type: 'loaded', loading, engine: 'engine' }, [stopped, started, running, running]],
    ['loaded, of an earlier run', { type: 'loaded', loading: earlier, engine: 'earlier' }, all],
    ['failed', { type: 'failed', loading }, [stopped, started, started, running]],
    ['failed, of an earlier run', { type: 'failed', loading: earlier }, all],
    ['stop', { type: 'stop' }, [stopped, stopped, stopped, stopped]],
    ['painted', { type: 'painted' }, all],
    ['retain', { type: 'retain' }, all.map((state) => ({ ...state, holders: 2 }))],
    ['release', { type: 'release' }, all.map((state) => ({ ...state, holders: 0 }))],
  ])('%s', (_, event, expected) => {
    expect(all.map((state) => nextLifecycle(state, event))).toEqual(expected)
  })

  it('watches the adapters after the first paint, and only while it is started', () => {
    const unpainted = { ...started, painted: false }
    expect(
      [unpainted, nextLifecycle(unpainted, { type: 'painted' }), stopped, running].map(({ painted }) => painted),
    ).toEqual([false, true, false, true])
    expect(all.map(engineIn)).toEqual([undefined, undefined, undefined, 'engine'])
  })
})
