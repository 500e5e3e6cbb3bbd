import { describe, expect, it } from 'vitest'
import { ringOf } from '../../core/status-meta.ts'
import { createDriver } from './driver.ts'
import { connectors, reports } from './world.ts'

const asking = () => {
  const kit = createDriver()
  kit.stored.answers([])
  kit.reports(reports.disconnected)
  kit.open()
  kit.choose(connectors.meadow)
  return kit
}

const causes = [
  ['wallet.rejected', 'declined'],
  ['wallet.pending', 'pending'],
  ['request.timeout', 'timedOut'],
  ['wallet.notInstalled', 'notInstalled'],
  ['wallet.locked', 'blocked'],
  ['wallet.noAccounts', 'blocked'],
  ['network.offline', 'offline'],
  ['wallet.popupBlocked', 'blocked'],
] as const

describe('each cause of failure has its own message and next step [flow-next-step] [connect-declined] [connect-pending]', () => {
  it.each(causes)('after %s the flow is %s, and knows the cause', (code, state) => {
    const kit = asking()
    kit.request.fails(code)
    expect(kit.connect()?.value).toEqual({ failed: state })
    expect(kit.connect()?.context.failure).toEqual({ code })
    expect(kit.view()).toBe('ConnectingExternal')
  })

  it.each([
    ['wallet.rejected', 'rejected', 'connector.retry'],
    ['wallet.pending', 'asking', 'connector.retry'],
    ['request.timeout', 'timedOut', 'connector.retry'],
    ['wallet.locked', 'blocked', 'connector.retry'],
    ['wallet.noAccounts', 'blocked', 'connector.retry'],
    ['wallet.unauthorized', 'blocked', 'connector.retry'],
    ['wallet.badAccount', 'failed', 'wallet.another'],
    ['connector.missing', 'failed', 'wallet.another'],
    ['network.offline', 'offline', 'connector.retry'],
    ['unknown', 'failed', 'connector.retry'],
  ] as const)('after %s the ring is %s, and the one next step %s', (code, ring, step) => {
    const kit = asking()
    kit.request.fails(code)
    const failed = kit.connect()
    expect(failed && ringOf(failed)).toBe(ring)
    const steps = ['connector.retry', 'wallet.another'] as const
    expect(steps.filter((type) => failed?.can({ type }))).toEqual([step])
  })

  it.each(causes)('after %s the user can ask again, and nothing is left of the failure', (code) => {
    const kit = asking()
    kit.request.fails(code)
    kit.top({ type: 'connector.retry' })
    expect(kit.works('requestConnection')).toBe(true)
    expect(kit.connect()?.context.failure).toBeNull()
  })

  it.each(causes)('after %s the user can go back and choose another wallet', (code) => {
    const kit = asking()
    kit.request.fails(code)
    kit.back()
    kit.choose(connectors.long)
    expect(kit.status()).toBe('connecting')
    expect(kit.connect()?.context).toMatchObject({ choice: { connectorId: connectors.long.id }, failure: null })
  })

  it('a user who lacks the wallet is led to where to get it', () => {
    const kit = asking()
    kit.request.fails('wallet.notInstalled')
    kit.top({ type: 'wallet.get' })
    expect(kit.view()).toBe('GetWallet')
  })

  it('another wallet is offered if asking again would fail in the same way', () => {
    const kit = asking()
    kit.request.fails('wallet.badAccount')
    expect(kit.connect()?.value).toEqual({ failed: 'final' })
    expect(kit.connect()?.can({ type: 'connector.retry' })).toBe(false)
    kit.top({ type: 'wallet.another' })
    expect(kit.view()).toBe('Connect')
  })

  it('a foreign error is classified as unknown, whatever the wallet threw', () => {
    const kit = asking()
    kit.request.fails('a string that is no code')
    expect(kit.connect()?.context.failure).toEqual({ code: 'unknown' })
  })

  it('the dApp is told what failed', () => {
    const kit = asking()
    kit.request.fails('wallet.rejected')
    expect(kit.tracked.at(-1)).toEqual({
      type: 'track',
      event: 'CONNECT_ERROR',
      properties: { message: 'User rejected the request' },
    })
  })
})

describe('a wallet that does not answer', () => {
  it('gets a hint, and its request goes on', () => {
    const kit = asking()
    kit.elapses('hint')
    expect(kit.connect()?.value).toEqual({ requesting: 'slow' })
    expect(kit.works('requestConnection')).toBe(true)
  })

  it('gets a new hint when it is asked again', () => {
    const kit = asking()
    kit.elapses('hint')
    kit.elapses('prompt')
    kit.top({ type: 'connector.retry' })
    expect(kit.connect()?.value).toEqual({ requesting: 'asking' })
    expect(kit.waits('hint')).toBe(true)
  })

  it('can still approve, from any of the failures', () => {
    for (const [code] of causes) {
      const kit = asking()
      kit.request.fails(code)
      kit.reports(reports.connected)
      expect(kit.status()).toBe('connected')
      kit.elapses('success')
      expect(kit.isOpen()).toBe(false)
    }
  })
})

it('keeps space for the wallets until the adapter has reported them [connect-looking]', () => {
  const kit = createDriver()
  kit.open()
  expect(kit.connect()?.value).toEqual({ choosing: 'looking' })
  kit.reports(reports.empty)
  expect(kit.connect()?.value).toEqual({ choosing: 'none' })
})
