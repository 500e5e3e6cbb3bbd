import { describe, expect, it } from 'vitest'
import { act } from './act.ts'
import { alertsOf } from './snapshots.ts'

describe('SPEC 8: alerts', () => {
  it('shows the developer an adapter that could not be loaded, and the kit goes on without it', () => {
    const kit = act()
    kit.play({
      do: 'tell',
      at: 'wallet:eip155/watchWallet',
      event: { type: 'wallet.lost', failure: { code: 'adapter.failed' } },
    })
    expect(alertsOf(kit.rehearsal).context.alerts).toEqual([{ severity: 'error', failure: { code: 'adapter.failed' } }])
    kit.open()
    expect(kit.view()).toBe('Connect')
  })

  it('shows each kind once, and the oldest until it is dismissed', () => {
    const kit = act()
    const raise = (code: string) =>
      kit.play({ do: 'send', at: 'alerts', event: { type: 'alert.raise', severity: 'error', failure: { code } } })
    raise('adapter.failed')
    raise('network.notFound')
    raise('adapter.failed')
    expect(alertsOf(kit.rehearsal).context.alerts.map(({ failure }) => failure.code)).toEqual([
      'adapter.failed',
      'network.notFound',
    ])
    kit.play({ do: 'send', at: 'alerts', event: { type: 'alert.dismiss' } })
    expect(alertsOf(kit.rehearsal).context.alerts[0]?.failure.code).toBe('network.notFound')
  })
})
