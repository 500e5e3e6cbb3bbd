import { describe, expect, it } from 'vitest'
import { createDriver } from './driver.ts'
import { connectors, granted, reports } from './world.ts'

const { meadow, long } = connectors
type Kit = ReturnType<typeof createDriver>

/** The connector that is being tried; undefined if none is. */
const tried = ({ simulation }: Kit): unknown =>
  simulation.find('wallet:eip155/reconnect')?.getSnapshot().context.waiting[0]

const loaded = () => {
  const kit = createDriver()
  kit.stored.answers([meadow.id, long.id])
  return kit
}

describe('reconnect on load [wallet-reconnect]', () => {
  it('runs from the start', () => {
    expect(createDriver().status()).toBe('reconnecting')
  })

  it('tries the stored connectors, most recently used first', () => {
    const kit = loaded()
    expect(tried(kit)).toBe(meadow.id)
    kit.attempt.answers(null)
    expect(tried(kit)).toBe(long.id)
  })

  it.each([
    ['fails', (kit: Kit) => kit.attempt.fails('connector.missing')],
    ['is no longer granted', (kit: Kit) => kit.attempt.answers(null)],
    ['never answers', (kit: Kit) => kit.elapses('reconnect')],
    ['reconnects', (kit: Kit) => kit.attempt.answers(granted)],
  ])('continues with the next one if one %s', (_, ends) => {
    const kit = loaded()
    ends(kit)
    expect(tried(kit)).toBe(long.id)
  })

  it('ends connected if any reconnects', () => {
    const kit = loaded()
    kit.attempt.fails('connector.missing')
    kit.reports(reports.other)
    kit.attempt.answers(granted)
    expect(kit.status()).toBe('connected')
    expect(kit.works('tryConnector')).toBe(false)
  })

  it('ends disconnected if none reconnects', () => {
    const kit = loaded()
    kit.attempt.fails('connector.missing')
    kit.elapses('reconnect')
    expect(kit.status()).toBe('disconnected')
  })

  it('ends disconnected if nothing is stored', () => {
    const kit = createDriver()
    kit.stored.answers([])
    expect(kit.status()).toBe('disconnected')
  })

  it.each([
    ['cannot be read', (kit: Kit) => kit.stored.fails('unheard-of')],
    ['never answers', (kit: Kit) => kit.elapses('load')],
  ])('ends disconnected if the storage %s', (_, ends) => {
    const kit = createDriver()
    ends(kit)
    expect(kit.status()).toBe('disconnected')
  })

  it('is skipped if the dApp turns it off', () => {
    const kit = createDriver({ reconnectOnMount: false })
    expect(kit.status()).toBe('disconnected')
    expect(kit.works('readStored')).toBe(false)
  })

  it('is silent: it is not the user’s request, so it is no new success and changes no order', () => {
    const kit = loaded()
    kit.reports(reports.connected)
    expect(kit.emitted).toEqual([{ type: 'connect', namespace: 'eip155', connectorId: meadow.id, silent: true }])
    expect(kit.remembered()).toEqual([])
    expect(kit.tracked).toEqual([])
  })

  it('leads a user who looks at the list to the account [nav-start]', () => {
    const kit = loaded()
    kit.open()
    expect(kit.routes()).toEqual(['Connect'])
    kit.reports(reports.connected)
    expect(kit.routes()).toEqual(['Account'])
  })

  it.each(['AllWallets', 'ConnectingWalletConnect'] as const)(
    'leads a user who has gone on to %s to the account, too [nav-start]',
    (route) => {
      const kit = loaded()
      kit.open()
      kit.push(route)
      expect(kit.routes()).toEqual(['Connect', route])
      kit.reports(reports.connected)
      expect(kit.routes()).toEqual(['Account'])
    },
  )

  it('lets the user choose a wallet meanwhile', () => {
    const kit = loaded()
    kit.open()
    kit.choose(long)
    expect(kit.status()).toBe('connecting')
    expect(kit.works('requestConnection')).toBe(true)
  })

  it('does not interrupt the request to a wallet that the user has chosen meanwhile', () => {
    const kit = loaded()
    kit.open()
    kit.choose(long)
    kit.reports(reports.connected)
    expect(kit.view()).toBe('ConnectingExternal')
    expect(kit.works('requestConnection')).toBe(true)
    kit.request.fails('wallet.rejected')
    expect([kit.view(), kit.status()]).toEqual(['ConnectingExternal', 'connected'])
    kit.back()
    expect(kit.view()).toBe('Connect')
  })

  it('honours a connector that reconnects after the timeout', () => {
    const kit = loaded()
    kit.elapses('reconnect')
    kit.elapses('reconnect')
    expect(kit.status()).toBe('disconnected')
    kit.reports(reports.connected)
    expect(kit.status()).toBe('connected')
  })
})
