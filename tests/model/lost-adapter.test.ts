import { describe, expect, it } from 'vitest'
import { createDriver } from './driver.ts'
import { alertsOf, connectAt, onTop, walletOf } from './snapshots.ts'
import { reports } from './world.ts'

const at = 'wallet:eip155/watchWallet'

/** A kit with the modal open, of which the one adapter could not be fetched. */
function startLost() {
  const kit = createDriver()
  kit.play({ do: 'tell', at, event: { type: 'wallet.lost', failure: { code: 'adapter.failed' } } })
  kit.open()
  return kit
}

describe('an adapter that could not be fetched [wallet-adapter-retry]', () => {
  it('is told of where the wallets would be, and nowhere else', () => {
    const { simulation } = startLost()
    expect(connectAt(simulation, onTop(simulation))?.matches({ choosing: 'unreached' })).toBe(true)
    expect(alertsOf(simulation).context.alerts).toEqual([])
  })

  it('is fetched again by itself, and then shows its wallets', () => {
    const kit = startLost()
    const { simulation } = kit
    const timer = simulation.timers().find((each) => each.timer.includes('relink'))
    if (!timer) throw new Error('Nothing tries again')
    kit.play({ do: 'fire', ...timer })
    expect(walletOf(simulation).hasTag('lost')).toBe(false)
    kit.play({ do: 'tell', at, event: { type: 'wallet.reported', report: reports.disconnected } })
    expect(walletOf(simulation).context.connectors).toHaveLength(2)
  })

  it('is fetched again at once where the user asks, who sees that it is under way', () => {
    const kit = startLost()
    const { simulation } = kit
    kit.top({ type: 'connectors.retry' })
    expect(walletOf(simulation).hasTag('awaited')).toBe(true)
    expect(connectAt(simulation, onTop(simulation))?.matches({ choosing: 'looking' })).toBe(true)
  })
})
