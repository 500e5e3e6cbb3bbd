import { describe, expect, it } from 'vitest'
import { createDriver } from './driver.ts'
import { alertsOf, walletOf } from './snapshots.ts'
import { reports } from './world.ts'

describe('alerts [notice-alerts]', () => {
  it('shows the developer an adapter that could not be loaded, and the kit goes on without it', () => {
    const kit = createDriver()
    kit.play({
      do: 'tell',
      at: 'wallet:eip155/watchWallet',
      event: { type: 'wallet.lost', failure: { code: 'adapter.failed' } },
    })
    expect(alertsOf(kit.simulation).context.alerts).toEqual([
      { severity: 'error', failure: { code: 'adapter.failed' } },
    ])
    kit.open()
    expect(kit.view()).toBe('Connect')
  })

  it('tries an adapter that could not be loaded again, and then shows its wallets', () => {
    const kit = createDriver()
    const { simulation } = kit
    const lost = { type: 'wallet.lost', failure: { code: 'adapter.failed' } }
    kit.play({ do: 'tell', at: 'wallet:eip155/watchWallet', event: lost })
    expect(walletOf(simulation).hasTag('lost')).toBe(true)
    const timer = simulation.timers().find((each) => each.timer.includes('relink'))
    if (!timer) throw new Error('Nothing tries again')
    kit.play({ do: 'fire', ...timer })
    expect(walletOf(simulation).hasTag('lost')).toBe(false)
    kit.play({
      do: 'tell',
      at: 'wallet:eip155/watchWallet',
      event: { type: 'wallet.reported', report: reports.disconnected },
    })
    expect(walletOf(simulation).context.connectors).toHaveLength(2)
  })

  it('shows each kind once, and the oldest until it is dismissed', () => {
    const kit = createDriver()
    const raise = (code: string) =>
      kit.play({ do: 'send', at: '', event: { type: 'alert.raise', severity: 'error', failure: { code } } })
    raise('adapter.failed')
    raise('network.notFound')
    raise('adapter.failed')
    expect(alertsOf(kit.simulation).context.alerts.map(({ failure }) => failure.code)).toEqual([
      'adapter.failed',
      'network.notFound',
    ])
    kit.play({ do: 'send', at: 'notices/alerts', event: { type: 'alert.dismiss' } })
    expect(alertsOf(kit.simulation).context.alerts[0]?.failure.code).toBe('network.notFound')
  })
})
