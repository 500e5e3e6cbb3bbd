import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CaipNetworkId } from '../../core/caip.ts'
import { namespaces } from '../../core/namespaces.ts'
import type { OtherTabEvent, StorageCommand } from '../../machines/ports.ts'
import { laggingStorage, type Tab } from '../../tests/support/lagging-storage.ts'
import { connectionStorage } from '../storage.ts'

type Word = Extract<StorageCommand, { connectorId: string }>
const connected = (connectorId: string): Word => ({
  type: 'storage.connected',
  namespace: 'eip155',
  connectorId,
  name: connectorId,
})
const disconnected = (connectorId: string): Word => ({ type: 'storage.disconnected', namespace: 'eip155', connectorId })
const onNetwork = (caipNetworkId: CaipNetworkId): StorageCommand => ({ type: 'storage.network', caipNetworkId })
const ended = (connectorId: string): OtherTabEvent => ({
  type: 'otherTab.disconnected',
  namespace: 'eip155',
  connectorId,
})

/** A tab with a kit that applies the events of other tabs; an eager one also stores them, as if it had caused them. */
function visit({ storage, page }: Tab, { eager = false } = {}) {
  const memory = connectionStorage(() => storage, page)
  const heard: OtherTabEvent[] = []
  const standing = new Set<string>()
  let network: CaipNetworkId | null = null
  const persist = (command: StorageCommand) => {
    memory.persist(command)
    if (command.type === 'storage.connected') standing.add(`${command.namespace} ${command.connectorId}`)
    if (command.type === 'storage.disconnected') standing.delete(`${command.namespace} ${command.connectorId}`)
    if (command.type === 'storage.network') network = command.caipNetworkId
  }
  const stop = memory.watch((news) => {
    heard.push(news)
    if (news.type === 'otherTab.network') {
      network = news.caipNetworkId
      if (eager) persist({ type: 'storage.network', caipNetworkId: network })
    } else if (standing.delete(`${news.namespace} ${news.connectorId}`) && eager) {
      persist({ ...news, type: 'storage.disconnected' })
    }
  })
  return { memory, heard, standing, persist, stop, network: () => network }
}

const remembered = ({ memory }: ReturnType<typeof visit>) =>
  namespaces.flatMap((namespace) => memory.connectorIds(namespace).map((id) => `${namespace} ${id}`))

const word: fc.Arbitrary<StorageCommand> = fc.oneof(
  fc.record({
    type: fc.constant('storage.connected' as const),
    namespace: fc.constantFrom('eip155', 'solana'),
    connectorId: fc.constantFrom('io.fox', 'io.rabbit'),
    name: fc.constantFrom('Fox', 'Rabbit'),
  }),
  fc.record({
    type: fc.constant('storage.disconnected' as const),
    namespace: fc.constantFrom('eip155', 'solana'),
    connectorId: fc.constantFrom('io.fox', 'io.rabbit'),
  }),
  fc.record({
    type: fc.constant('storage.network' as const),
    caipNetworkId: fc.constantFrom('eip155:1', 'eip155:137', 'solana:5'),
  }),
)
const moves = ['send', 'hear', 'tell', 'settle'] as const
const tab = fc.nat({ max: 2 })
const step = fc.oneof(
  fc.record({ tab, does: fc.constant('note' as const), command: word }),
  fc.record({ tab, does: fc.constantFrom(...moves) }),
)

describe('two tabs that do not hear from each other for a while', () => {
  it('converge, agree on everything, and storage matches what some tab is connected with', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30, size: 'max' }), fc.boolean(), (steps, eager) => {
        const site = laggingStorage(3)
        const visits = site.tabs.map((each) => visit(each, { eager }))
        for (const each of steps) {
          if (each.does === 'note') visits[each.tab]?.persist(each.command)
          else site[each.does](each.tab)
        }
        site.settle()
        const stored = visits.map(remembered)
        const stand = stored[0] ?? []
        expect(stored).toEqual([stand, stand, stand])
        expect([...stand].sort()).toEqual([...new Set(visits.flatMap(({ standing }) => [...standing]))].sort())
        const network = site.stored()['@appkit/active_caip_network_id'] ?? null
        expect(visits.map((each) => each.network())).toEqual([network, network, network])
        const status = site.stored()['@appkit/connection_status'] ?? 'disconnected'
        expect(status).toBe(stand.length > 0 ? 'connected' : 'disconnected')
      }),
      { numRuns: 300 },
    )
  })

  it('lose no change to a wallet that only one of them changes', () => {
    const mine = ['io.fox', 'io.rabbit', 'io.owl']
    const noted = fc.record({ tab, does: fc.constant('note' as const), ends: fc.boolean() })
    const moved = fc.record({ tab, does: fc.constantFrom(...moves) })
    fc.assert(
      fc.property(fc.array(fc.oneof(noted, moved), { maxLength: 30, size: 'max' }), (steps) => {
        const site = laggingStorage(3)
        const visits = site.tabs.map((each) => visit(each))
        const last = new Map<string, boolean>()
        for (const each of steps) {
          const id = mine[each.tab] ?? ''
          if (each.does !== 'note') site[each.does](each.tab)
          else {
            visits[each.tab]?.persist(each.ends ? disconnected(id) : connected(id))
            last.set(`eip155 ${id}`, !each.ends)
          }
        }
        site.settle()
        const expected = [...last].filter(([, isConnected]) => isConnected).map(([id]) => id)
        expect(visits.map((each) => remembered(each).sort())).toEqual(visits.map(() => expected.sort()))
      }),
      { numRuns: 300 },
    )
  })

  it('take the last change if each has seen the one before, and report it once to each listener', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ tab, command: word }), { maxLength: 20 }), (words) => {
        const site = laggingStorage(3)
        const visits = site.tabs.map((each) => visit(each))
        let order: string[] = []
        for (const { tab: by, command } of words) {
          visits[by]?.persist(command)
          site.settle()
          if (command.type !== 'storage.connected' && command.type !== 'storage.disconnected') continue
          const id = `${command.namespace} ${command.connectorId}`
          order = [...(command.type === 'storage.connected' ? [id] : []), ...order.filter((each) => each !== id)]
        }
        const expected = namespaces.flatMap((namespace) => order.filter((id) => id.startsWith(`${namespace} `)))
        expect(visits.map(remembered)).toEqual([expected, expected, expected])
      }),
    )
  })
})

describe('another tab’s change', () => {
  const pair = (initial?: Record<string, string>) => {
    const site = laggingStorage(2, initial)
    const [first, second] = site.tabs
    if (!first || !second) throw new Error('There are two tabs')
    return { site, one: visit(first), other: visit(second), first, second }
  }

  it('is applied: a disconnection, including of a wallet restored from the last visit', () => {
    const { site, one, other } = pair({ '@appkit/connections': '{"eip155":[{"connectorId":"io.fox"}]}' })
    other.persist(disconnected('IO.FOX'))
    site.settle()
    expect(one.heard).toEqual([ended('IO.FOX')])
    expect(other.heard).toEqual([])
  })

  it('is applied: a disconnection that could be read before its event, followed by a write of this tab', () => {
    const { site, one, other } = pair()
    one.persist(connected('io.fox'))
    site.settle()
    other.persist(disconnected('io.fox'))
    site.send(1)
    site.hear(0)
    one.persist(connected('io.rabbit'))
    site.settle()
    expect(one.heard).toEqual([ended('io.fox')])
    expect(remembered(one)).toEqual(['eip155 io.rabbit'])
  })

  it('is applied: a disconnection at the same moment as a connection, because the disconnection wins', () => {
    const { site, one, other } = pair()
    one.persist(disconnected('io.fox'))
    other.persist(connected('io.fox'))
    site.settle()
    expect(other.heard).toEqual([ended('io.fox')])
    expect([...remembered(one), ...remembered(other)]).toEqual([])
  })

  it('is applied: a network, unless this tab has selected one itself meanwhile', () => {
    const { site, one, other } = pair()
    other.persist(onNetwork('eip155:137'))
    site.settle()
    expect(one.heard).toEqual([{ type: 'otherTab.network', caipNetworkId: 'eip155:137' }])
    one.persist(onNetwork('eip155:1'))
    other.persist(onNetwork('eip155:10'))
    site.settle()
    expect([...one.heard, ...other.heard].slice(1)).toEqual([
      { type: 'otherTab.network', caipNetworkId: site.stored()['@appkit/active_caip_network_id'] },
    ])
  })

  it('is ignored: invalid data, a connection, and what was stored at the start', () => {
    const { site, one, other, second } = pair({
      '@appkit/connections': '{"eip155":[{"connectorId":"io.owl","at":3,"ended":true}]}',
      '@appkit/active_caip_network_id': 'eip155:1',
    })
    other.persist(connected('io.fox'))
    second.storage.setItem('@appkit/active_caip_network_id', 'martian:7')
    second.storage.setItem('@appkit/preferred_account_types', '[[[')
    site.settle()
    expect(one.heard).toEqual([])
  })

  it('is not reported to a listener that has stopped', () => {
    const { site, one, other } = pair()
    one.persist(connected('io.fox'))
    site.settle()
    one.stop()
    other.persist(disconnected('io.fox'))
    site.settle()
    expect(one.heard).toEqual([])
  })

  it('is repaired: a connection overwritten by a tab that had not seen it', () => {
    const { site, one, other } = pair()
    one.persist(connected('io.owl'))
    site.settle()
    one.persist(connected('io.fox'))
    other.persist(connected('io.rabbit'))
    site.settle()
    expect([...remembered(one)].sort()).toEqual(['eip155 io.fox', 'eip155 io.owl', 'eip155 io.rabbit'])
    expect(remembered(one)[2]).toBe('eip155 io.owl')
    expect(remembered(other)).toEqual(remembered(one))
    expect([...one.heard, ...other.heard]).toEqual([])
  })

  it('is repaired: a disconnection overwritten in the same way', () => {
    const { site, one, other } = pair()
    one.persist(connected('io.fox'))
    site.settle()
    one.persist(disconnected('io.fox'))
    other.persist(connected('io.rabbit'))
    site.settle()
    expect(remembered(one)).toEqual(['eip155 io.rabbit'])
    expect(other.heard).toEqual([ended('io.fox')])
  })

  it('is repaired: a disconnection stored after the earlier connection was overwritten', () => {
    const { site, one, other } = pair()
    for (const word of [connected('io.fox'), disconnected('io.fox'), connected('io.fox')]) one.persist(word)
    while (site.send(0));
    other.persist(connected('io.rabbit'))
    while (site.send(1));
    while (site.hear(0));
    one.persist(disconnected('io.fox'))
    site.settle()
    expect(remembered(one)).toEqual(['eip155 io.rabbit'])
    expect(remembered(other)).toEqual(['eip155 io.rabbit'])
  })

  it('is left alone: cleared storage stays empty, nothing is reported, and the next connection is the only one', () => {
    const { site, one, other, second } = pair()
    one.persist(connected('io.fox'))
    other.persist(connected('io.rabbit'))
    site.settle()
    second.storage.clear()
    site.settle()
    expect(site.stored()).toEqual({})
    expect([...one.heard, ...other.heard]).toEqual([])
    other.persist(connected('io.owl'))
    site.settle()
    expect(remembered(one)).toEqual(['eip155 io.owl'])
    other.persist(disconnected('io.fox'))
    site.settle()
    expect(one.heard).toEqual([ended('io.fox')])
  })

  it('does not make the tabs answer each other forever, whatever was stored', () => {
    const counted = fc.record(
      {
        connectorId: fc.constantFrom('io.fox', 'IO.FOX', 'io.rabbit', ''),
        at: fc.oneof(fc.nat(), fc.maxSafeInteger(), fc.double(), fc.constantFrom(2 ** 53 - 1, 2 ** 53, '7')),
        ended: fc.oneof(fc.boolean(), fc.constant('yes')),
      },
      { requiredKeys: ['connectorId'] },
    )
    const connections = fc.record({ eip155: fc.array(counted), solana: fc.array(counted) })
    fc.assert(
      fc.property(connections, fc.array(step, { maxLength: 20 }), fc.boolean(), (there, steps, eager) => {
        const site = laggingStorage(3, { '@appkit/connections': JSON.stringify(there) })
        const visits = site.tabs.map((each) => visit(each, { eager }))
        for (const each of steps) {
          if (each.does === 'note') visits[each.tab]?.persist(each.command)
          else site[each.does](each.tab)
        }
        site.settle()
        const [first, ...others] = visits.map(remembered)
        for (const each of others) expect(each).toEqual(first)
      }),
      { numRuns: 300 },
    )
  })
})

describe('without a page, as on a server', () => {
  it('stores nothing, and throws nothing', () => {
    expect(typeof window).toBe('undefined')
    const memory = connectionStorage(() => {
      throw new ReferenceError('localStorage is not defined')
    })
    const stop = memory.watch(() => undefined)
    memory.persist(connected('io.fox'))
    memory.persist(onNetwork('eip155:1'))
    expect(memory.connectorIds('eip155')).toEqual([])
    expect(stop).not.toThrow()
  })
})
