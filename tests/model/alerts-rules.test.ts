import { describe, expect, it } from 'vitest'
import { createDriver } from './driver.ts'
import { alertsOf } from './snapshots.ts'

describe('alerts [notice-alerts]', () => {
  it('show each kind once, and the oldest until it is dismissed', () => {
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
