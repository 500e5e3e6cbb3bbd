import { describe, expect, it } from 'vitest'
import { act } from './act.ts'
import { connectors, reports } from './payloads/world.ts'

const asking = () => {
  const kit = act()
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
  ['wallet.locked', 'failed'],
  ['wallet.noAccounts', 'failed'],
  ['network.offline', 'failed'],
  ['wallet.popupBlocked', 'failed'],
] as const

describe('DESIGN 9: each cause of failure has its own state, sentence and next step', () => {
  it.each(causes)('after %s the flow is %s, and knows the cause', (code, state) => {
    const kit = asking()
    kit.request.fails(code)
    expect(kit.connect()?.value).toBe(state)
    expect(kit.connect()?.context.failure).toEqual({ code })
    expect(kit.view()).toBe('ConnectingExternal')
  })

  it.each(causes)('after %s one can ask again, and nothing is left of the failure', (code) => {
    const kit = asking()
    kit.request.fails(code)
    kit.top({ type: 'connector.retry' })
    expect(kit.works('requestConnection')).toBe(true)
    expect(kit.connect()?.context.failure).toBeNull()
  })

  it.each(causes)('after %s one can go back and choose another wallet', (code) => {
    const kit = asking()
    kit.request.fails(code)
    kit.back()
    kit.choose(connectors.long)
    expect(kit.status()).toBe('connecting')
    expect(kit.connect()?.context).toMatchObject({ choice: { connectorId: connectors.long.id }, failure: null })
  })

  it('sends whoever lacks the wallet to where to get one', () => {
    const kit = asking()
    kit.request.fails('wallet.notInstalled')
    kit.top({ type: 'wallet.get' })
    expect(kit.view()).toBe('GetWallet')
  })

  it('calls unknown what is none of ours, whatever the wallet threw', () => {
    const kit = asking()
    kit.request.fails('a string that is no code')
    expect(kit.connect()?.context.failure).toEqual({ code: 'unknown' })
  })

  it('tells the dApp what failed', () => {
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
  it('gets a hint, and is still being asked', () => {
    const kit = asking()
    kit.elapses('hint')
    expect(kit.connect()?.hasTag('slow')).toBe(true)
    expect(kit.works('requestConnection')).toBe(true)
  })

  it('gets its hint anew when it is asked again', () => {
    const kit = asking()
    kit.elapses('hint')
    kit.elapses('prompt')
    kit.top({ type: 'connector.retry' })
    expect(kit.connect()?.hasTag('slow')).toBe(false)
    expect(kit.waits('hint')).toBe(true)
  })

  it('may approve after all, from any of the failures', () => {
    for (const [code] of causes) {
      const kit = asking()
      kit.request.fails(code)
      kit.reports(reports.connected)
      expect(kit.status()).toBe('connected')
      kit.elapses('celebration')
      expect(kit.isOpen()).toBe(false)
    }
  })
})
