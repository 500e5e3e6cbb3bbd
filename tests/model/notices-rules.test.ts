import { describe, expect, it } from 'vitest'
import { alertsOf, kitOf, toastsOf } from './snapshots.ts'
import { startKit } from './start-kit.ts'

const lazyKit = () => {
  const simulation = startKit([], {}, true)
  const toast = (id: string) =>
    simulation.play({ do: 'send', at: '', event: { type: 'toast.add', id, variant: 'loading' } })
  return {
    simulation,
    toast,
    dismiss: (id: string) => simulation.play({ do: 'send', at: '', event: { type: 'toast.dismiss', id } }),
    loads: () => simulation.play({ do: 'resolve', at: 'loadNotices' }),
    fails: () => simulation.play({ do: 'reject', at: 'loadNotices', code: 'engine.failed' }),
    ids: () => toastsOf(simulation).context.toasts.map(({ id }) => id),
  }
}

describe('notices beside the views [lazy-notices]', () => {
  it('wait in order until their charts have loaded, and none is lost', () => {
    const kit = lazyKit()
    for (const id of ['one', 'two', 'three']) kit.toast(id)
    kit.dismiss('two')
    expect(kit.ids()).toEqual([])
    kit.loads()
    expect(kit.ids()).toEqual(['three', 'one'])
    expect(kitOf(kit.simulation).context.notices).toEqual([])
    kit.dismiss('three')
    expect(kit.ids()).toEqual(['one'])
  })

  it('appear with the next one after a failed load', () => {
    const kit = lazyKit()
    kit.toast('one')
    kit.fails()
    kit.simulation.play({
      do: 'send',
      at: '',
      event: { type: 'alert.raise', severity: 'error', failure: { code: 'adapter.failed' } },
    })
    kit.loads()
    expect(kit.ids()).toEqual(['one'])
    expect(alertsOf(kit.simulation).context.alerts).toHaveLength(1)
  })

  it('load their charts to show something, but not to dismiss it', () => {
    const kit = lazyKit()
    kit.dismiss('one')
    expect(kit.simulation.find('loadNotices')).toBeUndefined()
  })
})
