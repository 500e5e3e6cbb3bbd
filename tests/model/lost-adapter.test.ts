import { describe, expect, it } from 'vitest'
import { createDriver } from './driver.ts'
import { alertsOf, connectAt, onTop, walletOf } from './snapshots.ts'
import { reports } from './world.ts'

const at = 'wallet:eip155/watchWallet'

/** A kit with an open modal, whose only adapter failed to load. */
function startLost() {
  const kit = createDriver()
  kit.play({ do: 'emit', at, event: { type: 'wallet.lost', failure: { code: 'adapter.failed' } } })
  kit.open()
  return kit
}

describe('an adapter that failed to load [wallet-adapter-retry]', () => {
  it('is reported in place of its wallets, and nowhere else', () => {
    const { simulation } = startLost()
    expect(connectAt(simulation, onTop(simulation))?.matches({ choosing: 'unreached' })).toBe(true)
    expect(alertsOf(simulation).context.alerts).toEqual([])
  })

  it('loads again automatically, and then shows its wallets', () => {
    const kit = startLost()
    const { simulation } = kit
    const timer = simulation.timers().find((each) => each.timer.includes('relink'))
    if (!timer) throw new Error('Nothing tries again')
    kit.play({ do: 'fire', ...timer })
    expect(walletOf(simulation).hasTag('lost')).toBe(false)
    kit.play({ do: 'emit', at, event: { type: 'wallet.reported', report: reports.disconnected } })
    expect(walletOf(simulation).context.connectors).toHaveLength(2)
  })

  it('loads again at once on the user’s request, and shows that it is loading', () => {
    const kit = startLost()
    const { simulation } = kit
    kit.top({ type: 'connectors.retry' })
    expect(walletOf(simulation).hasTag('awaited')).toBe(true)
    expect(connectAt(simulation, onTop(simulation))?.matches({ choosing: 'looking' })).toBe(true)
  })
})
