// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Connector } from '../core/connector.ts'
import type { AdapterReport, OtherTabEvent } from '../machines/ports.ts'
import { lazyStorage } from './lazy-storage.ts'
import { connectionStorage } from './storage.ts'

const connected = (connectorId: string) =>
  ({ type: 'storage.connected', namespace: 'eip155', connectorId, name: connectorId }) as const
const disconnected = (connectorId: string) =>
  ({ type: 'storage.disconnected', namespace: 'eip155', connectorId }) as const
const fox: Connector = { id: 'io.fox', name: 'Fox', type: 'ANNOUNCED', namespace: 'eip155' }
const report: AdapterReport = { connectors: [fox], connections: [], current: null }
/** Writes of another tab, which this one receives now. */
const otherTab = () => connectionStorage(() => localStorage)
const hears = () => window.dispatchEvent(new StorageEvent('storage'))
const visit = () => {
  const loaded = vi.fn()
  return { loaded, storage: lazyStorage(() => localStorage, loaded) }
}

beforeEach(() => localStorage.clear())

describe('on a page where no wallet has connected', () => {
  it('can be read without loading its code', async () => {
    const { storage, loaded } = visit()
    storage.watch(() => undefined)
    storage.see([])
    expect([await storage.connectorIds('eip155'), storage.recents('eip155', report, [])]).toEqual([[], []])
    await new Promise((resolve) => setTimeout(resolve))
    expect(loaded).not.toHaveBeenCalled()
  })

  it('answers synchronously once its code has loaded, so that no page sees itself as reconnecting', async () => {
    const { storage, loaded } = visit()
    storage.persist({ type: 'storage.multiWallet', enabled: true })
    await vi.waitFor(() => expect(loaded).toHaveBeenCalledOnce())
    expect(storage.connectorIds('eip155')).toEqual([])
  })

  it('writes in the order of the commands, once its code has loaded', async () => {
    const { storage } = visit()
    storage.persist(connected('io.fox'))
    storage.persist(connected('io.rabbit'))
    storage.persist(disconnected('io.fox'))
    await vi.waitFor(async () => expect(await storage.connectorIds('eip155')).toEqual(['io.rabbit']))
    storage.persist(connected('io.owl'))
    expect(otherTab().connectorIds('eip155')).toEqual(['io.owl', 'io.rabbit'])
  })

  it('writes what was sent while its code failed to load, once it loads', async () => {
    const fetchCode = vi.fn(() => import('./storage.ts'))
    fetchCode.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    const storage = lazyStorage(
      () => localStorage,
      () => undefined,
      fetchCode,
    )
    storage.persist(connected('io.fox'))
    await new Promise((resolve) => setTimeout(resolve))
    expect(otherTab().connectorIds('eip155')).toEqual([])
    storage.persist(connected('io.owl'))
    await vi.waitFor(() => expect(otherTab().connectorIds('eip155')).toEqual(['io.owl', 'io.fox']))
  })

  it('receives another tab’s network and disconnection, and nothing once it has stopped', async () => {
    const { storage } = visit()
    const news: OtherTabEvent[] = []
    const stop = storage.watch((event) => news.push(event))
    otherTab().persist({ type: 'storage.network', caipNetworkId: 'eip155:10' })
    hears()
    await vi.waitFor(() => expect(news).toEqual([{ type: 'otherTab.network', caipNetworkId: 'eip155:10' }]))
    storage.persist(connected('io.fox'))
    otherTab().persist(disconnected('io.fox'))
    hears()
    expect(news.slice(1)).toEqual([{ type: 'otherTab.disconnected', namespace: 'eip155', connectorId: 'io.fox' }])
    stop()
    otherTab().persist({ type: 'storage.network', caipNetworkId: 'eip155:1' })
    hears()
    expect(news).toHaveLength(2)
  })
})

describe('on a page where a wallet has connected before', () => {
  beforeEach(() => otherTab().persist(connected('io.fox')))

  it('knows which wallet, and reports when its code has loaded', async () => {
    const { storage, loaded } = visit()
    expect(await storage.connectorIds('eip155')).toEqual(['io.fox'])
    expect(loaded).toHaveBeenCalledOnce()
    expect(storage.recents('eip155', report, [])).toEqual([
      { connectorId: 'io.fox', name: 'Fox', accounts: [], status: 'disconnected' },
    ])
  })

  it('receives that wallet’s disconnection in another tab from the start', async () => {
    const { storage, loaded } = visit()
    const news: OtherTabEvent[] = []
    storage.watch((event) => news.push(event))
    await vi.waitFor(() => expect(loaded).toHaveBeenCalledOnce())
    otherTab().persist(disconnected('io.fox'))
    hears()
    expect(news).toEqual([{ type: 'otherTab.disconnected', namespace: 'eip155', connectorId: 'io.fox' }])
  })
})
