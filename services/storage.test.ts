// @vitest-environment jsdom
import fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { isCaipNetworkId } from '../core/caip.ts'
import { isNamespace, namespaces } from '../core/namespaces.ts'
import { keyValueReader } from './storage/key-value-reader.ts'
import { preferencesIn } from './storage/preferences.ts'
import { connectionStorage } from './storage.ts'

const storageIn = (open: () => Storage) => ({
  ...connectionStorage(open),
  read: () => preferencesIn(keyValueReader(open)),
})
const storage = () => storageIn(() => localStorage)
const connected = (connectorId: string, name = connectorId) =>
  ({ type: 'storage.connected', namespace: 'eip155', connectorId, name }) as const
const disconnected = (connectorId: string) =>
  ({ type: 'storage.disconnected', namespace: 'eip155', connectorId }) as const
const put = (name: string, value: unknown) => localStorage.setItem(`@appkit/${name}`, JSON.stringify(value))
const stored = (name: string): unknown => JSON.parse(localStorage.getItem(`@appkit/${name}`) ?? 'null')
const status = () => localStorage.getItem('@appkit/connection_status')
const nothing = { caipNetworkId: null, recents: [], accountTypes: {} }

beforeEach(() => localStorage.clear())

describe('stored connectors, most recently used first [storage-recent]', () => {
  it('puts the newest first and each connector once, ignoring case', () => {
    for (const id of ['io.fox', 'io.rabbit', 'IO.FOX']) storage().persist(connected(id))
    expect(storage().connectorIds('eip155')).toEqual(['IO.FOX', 'io.rabbit'])
  })

  it('forgets one that disconnected, and reports when none is left', () => {
    storage().persist(connected('io.fox'))
    storage().persist(connected('io.rabbit'))
    storage().persist(disconnected('io.FOX'))
    expect(storage().connectorIds('eip155')).toEqual(['io.rabbit'])
    expect(status()).toBe('connected')
    storage().persist(disconnected('io.rabbit'))
    expect(status()).toBe('disconnected')
  })

  it('stores one again that connects after it disconnected', () => {
    for (const command of [connected('io.fox'), disconnected('io.fox'), connected('io.fox')]) storage().persist(command)
    expect(storage().connectorIds('eip155')).toEqual(['io.fox'])
    expect(stored('disconnected_connector_ids')).toEqual({
      eip155: [],
      solana: [],
      bip122: [],
      polkadot: [],
      cosmos: [],
    })
  })

  it('sees what another tab has written since', () => {
    const [one, other] = [storage(), storage()]
    one.persist(connected('io.fox'))
    other.persist(connected('io.rabbit'))
    expect(one.connectorIds('eip155')).toEqual(['io.rabbit', 'io.fox'])
  })

  it('keeps the last 32 distinct ones', () => {
    const ids = Array.from({ length: 40 }, (_, serial) => `io.fox.${serial}`)
    for (const id of ids) storage().persist(connected(id))
    expect(storage().connectorIds('eip155')).toEqual(ids.reverse().slice(0, 32))
  })

  it('writes the reference product’s format: the connections, and which of them have ended', () => {
    storage().persist(connected('io.fox'))
    storage().persist({ ...connected('solflare'), namespace: 'solana' })
    storage().persist(disconnected('io.fox'))
    expect(stored('connections')).toEqual({
      eip155: [{ connectorId: 'io.fox', at: 3, ended: true }],
      solana: [{ connectorId: 'solflare', at: 2, ended: false }],
      bip122: [],
      polkadot: [],
      cosmos: [],
    })
    expect(stored('disconnected_connector_ids')).toEqual({
      eip155: ['io.fox'],
      solana: [],
      bip122: [],
      polkadot: [],
      cosmos: [],
    })
    expect(localStorage.getItem('@appkit/storage_version')).toBe('1')
  })
})

describe('what is restored on the next visit', () => {
  it('includes the last network', () => {
    storage().persist({ type: 'storage.network', caipNetworkId: 'eip155:137' })
    storage().persist({ type: 'storage.network', caipNetworkId: 'solana:5eykt' })
    expect(storage().read()).toEqual({ ...nothing, caipNetworkId: 'solana:5eykt' })
  })

  it('includes the preferred account type of each namespace', () => {
    storage().persist({ type: 'storage.accountType', namespace: 'eip155', accountType: 'smartAccount' })
    storage().persist({ type: 'storage.accountType', namespace: 'bip122', accountType: 'ordinal' })
    storage().persist({ type: 'storage.accountType', namespace: 'eip155', accountType: 'eoa' })
    expect(storage().read()).toEqual({ ...nothing, accountTypes: { eip155: 'eoa', bip122: 'ordinal' } })
  })

  it('includes the project’s setting for several wallets, and nothing if it has none', () => {
    expect(storage().read()).not.toHaveProperty('multiWallet')
    for (const enabled of [true, false]) {
      storage().persist({ type: 'storage.multiWallet', enabled })
      expect(storage().read().multiWallet).toBe(enabled)
    }
    put('multi_wallet', 'yes')
    expect(storage().read()).not.toHaveProperty('multiWallet')
  })

  it('includes the terms that were accepted last [connect-terms]', () => {
    expect(storage().read()).not.toHaveProperty('accepted')
    storage().persist({ type: 'storage.accepted', accepted: 'https://dapp.example/terms' })
    expect(storage().read().accepted).toBe('https://dapp.example/terms')
  })

  it('includes the last two wallets, newest first; an existing one does not move', () => {
    const recents = ['Fox', 'Rabbit', 'Fox', 'Owl', 'Rabbit'].map((name) => {
      storage().persist(connected(`io.${name}`, name))
      return storage().read().recents
    })
    expect(recents).toEqual([['Fox'], ['Rabbit', 'Fox'], ['Rabbit', 'Fox'], ['Owl', 'Rabbit'], ['Owl', 'Rabbit']])
    expect(stored('recent_wallets')).toEqual([{ name: 'Owl' }, { name: 'Rabbit' }])
  })

  it('includes the recent wallets of a connection that has ended', () => {
    storage().persist(connected('io.fox', 'Fox'))
    storage().persist(disconnected('io.fox'))
    expect(storage().read()).toEqual({ ...nothing, recents: ['Fox'] })
  })
})

describe('a dApp that migrated from the reference product', () => {
  beforeEach(() => {
    put('connections', {
      eip155: [
        {
          connectorId: 'io.rabbit',
          name: 'Rabbit',
          accounts: [{ address: '0x1', type: 'eoa' }],
          caipNetwork: { id: 1 },
        },
        { connectorId: 'io.fox', accounts: [], auth: { name: 'Fox' } },
        { connectorId: 'io.owl', accounts: [] },
      ],
    })
    put('disconnected_connector_ids', { eip155: ['io.owl'] })
    put('recent_wallets', [
      { id: 'f0', name: 'Fox', image_url: 'https://fox.test' },
      { id: 'a0', name: 'Owl' },
    ])
    put('preferred_account_types', { eip155: 'smartAccount' })
    localStorage.setItem('@appkit/active_caip_network_id', 'eip155:137')
    localStorage.setItem('@appkit/eip155:connected_connector_id', 'io.fox')
    localStorage.setItem('@appkit/solana:connected_connector_id', 'Solflare')
  })

  it('restores the connections as they were, the active wallet first', () => {
    expect(storage().connectorIds('eip155')).toEqual(['io.fox', 'io.rabbit'])
    expect(storage().connectorIds('solana')).toEqual(['Solflare'])
    expect(storage().read()).toEqual({
      caipNetworkId: 'eip155:137',
      recents: ['Fox', 'Owl'],
      accountTypes: { eip155: 'smartAccount' },
    })
  })

  it('continues from there', () => {
    storage().persist(disconnected('io.fox'))
    storage().persist(connected('io.owl'))
    expect(storage().connectorIds('eip155')).toEqual(['io.owl', 'io.rabbit'])
    expect(storage().connectorIds('solana')).toEqual(['Solflare'])
  })
})

describe('the storage version is 1 [storage-version]', () => {
  it('accepts unversioned data as its own', () => {
    put('connections', { eip155: [{ connectorId: 'io.fox' }] })
    expect(storage().connectorIds('eip155')).toEqual(['io.fox'])
  })

  it.each(['2', '0', '1.0', ' 1', '', 'garbage'])('treats the version "%s" as empty', (version) => {
    const before = storage()
    before.persist(connected('io.fox', 'Fox'))
    before.persist({ type: 'storage.network', caipNetworkId: 'eip155:1' })
    localStorage.setItem('@appkit/storage_version', version)
    expect([storage().connectorIds('eip155'), storage().read()]).toEqual([[], nothing])
  })

  it('starts over with the first write, and only that remains', () => {
    storage().persist(connected('io.fox', 'Fox'))
    storage().persist({ type: 'storage.network', caipNetworkId: 'eip155:1' })
    localStorage.setItem('@appkit/eip155:connected_connector_id', 'io.fox')
    localStorage.setItem('@appkit/storage_version', '2')
    localStorage.setItem('theirs', 'kept')
    storage().persist({ type: 'storage.accountType', namespace: 'eip155', accountType: 'eoa' })
    expect({ ...localStorage }).toEqual({
      '@appkit/preferred_account_types': '{"eip155":"eoa"}',
      '@appkit/storage_version': '1',
      theirs: 'kept',
    })
  })

  it('does not write into another version because another tab did', () => {
    const open = storage()
    const stop = open.watch(() => undefined)
    open.persist(connected('io.fox', 'Fox'))
    localStorage.setItem('@appkit/storage_version', '2')
    const before = { ...localStorage }
    window.dispatchEvent(new Event('storage'))
    stop()
    expect({ ...localStorage }).toEqual(before)
  })
})

const names = [
  'connections',
  'connection_status',
  'disconnected_connector_ids',
  'active_caip_network_id',
  'recent_wallets',
  'preferred_account_types',
  ...namespaces.map((namespace) => `${namespace}:connected_connector_id`),
]

/** From any text to nearly valid values. */
const key = fc.constantFrom('eip155', 'solana', '__proto__', 'name', 'connectorId', 'at', 'ended', 'length')
const leaf = fc.constantFrom(
  'io.fox',
  'IO.FOX',
  'Fox',
  '',
  'x'.repeat(300),
  'eip155:1',
  'eoa',
  null,
  true,
  -1,
  7,
  1e308,
)
const item = fc.oneof(leaf, fc.dictionary(key, leaf))
const list = fc.array(item)
const garbage = fc.oneof(
  fc.string(),
  fc.json(),
  fc.oneof(list, fc.dictionary(key, fc.oneof(item, list))).map((value) => JSON.stringify(value)),
  list.map((value) => JSON.stringify(value).slice(0, -1)),
  fc.constantFrom('eip155:1', 'io.fox', '{"__proto__":{"eip155":[{"connectorId":"io.owl"}]}}', '['.repeat(5000)),
)

describe('storage that cannot be trusted', () => {
  const isSound = () => {
    const { caipNetworkId, recents, accountTypes } = storage().read()
    expect(caipNetworkId === null || isCaipNetworkId(caipNetworkId)).toBe(true)
    expect(recents).toEqual([...new Set(recents)].filter((name) => name.length > 0 && name.length <= 256).slice(0, 2))
    const types = Object.entries(accountTypes)
    expect(types).toEqual(
      types.filter(([of, type]) => isNamespace(of) && ['eoa', 'smartAccount', 'payment', 'ordinal'].includes(type)),
    )
    for (const namespace of namespaces) {
      const ids = storage().connectorIds(namespace)
      const apart = new Map(ids.map((id) => [id.toLowerCase(), id]))
      expect(ids).toEqual([...apart.values()].filter((id) => id.length > 0 && id.length <= 256).slice(0, 32))
    }
  }

  it('treats garbage under any key as empty, and repairs it at the next write', () => {
    fc.assert(
      fc.property(fc.array(garbage, { minLength: names.length, maxLength: names.length }), (texts) => {
        localStorage.clear()
        for (const [index, name] of names.entries()) localStorage.setItem(`@appkit/${name}`, texts[index] ?? '')
        isSound()
        const open = storage()
        const stop = open.watch(() => undefined)
        window.dispatchEvent(new Event('storage'))
        stop()
        isSound()
        storage().persist(connected('io.fox', 'Fox'))
        storage().persist({ type: 'storage.accountType', namespace: 'eip155', accountType: 'eoa' })
        storage().persist({ type: 'storage.network', caipNetworkId: 'eip155:1' })
        isSound()
        expect(storage().connectorIds('eip155')[0]).toBe('io.fox')
        expect(storage().read().recents).toContain('Fox')
        expect(storage().read().accountTypes.eip155).toBe('eoa')
        expect(storage().read().caipNetworkId).toBe('eip155:1')
      }),
      { numRuns: 300 },
    )
    expect(Object.keys(Object.prototype)).toEqual([])
  })

  it('reads no more of thousands of entries than it keeps', () => {
    const many = Array.from({ length: 3000 }, (_, serial) => ({
      connectorId: `io.fox.${serial}`,
      name: `Fox ${serial}`,
    }))
    put('connections', { eip155: many })
    put('recent_wallets', many)
    expect(storage().connectorIds('eip155')).toEqual(many.slice(0, 32).map(({ connectorId }) => connectorId))
    expect(storage().read()).toEqual({ ...nothing, recents: ['Fox 0', 'Fox 1'] })
  })

  it('does not read values longer than any that we write', () => {
    put('connections', { eip155: [{ connectorId: 'io.fox', name: 'x'.repeat(256 * 1024) }] })
    put('recent_wallets', [{ name: 'Fox', image: 'x'.repeat(256 * 1024) }])
    expect([storage().connectorIds('eip155'), storage().read()]).toEqual([[], nothing])
  })

  it('does not store an invalid name', () => {
    storage().persist(connected('io.fox', ''))
    storage().persist(connected('io.fox', 'x'.repeat(300)))
    expect(storage().read()).toEqual(nothing)
  })

  it('stores a disconnection even if the storage is full', () => {
    storage().persist(connected('io.fox'))
    storage().persist(connected('io.rabbit'))
    const { setItem } = Storage.prototype
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, name, value) {
      if (value.length > (this.getItem(name)?.length ?? 0)) throw new DOMException('full', 'QuotaExceededError')
      setItem.call(this, name, value)
    })
    storage().persist(disconnected('io.fox'))
    full.mockRestore()
    expect(storage().connectorIds('eip155')).toEqual(['io.rabbit'])
  })

  it('forgets everything if a disconnection can’t be stored, instead of reconnecting', () => {
    storage().persist(connected('io.fox'))
    localStorage.setItem('@appkit/eip155:connected_connector_id', 'io.fox')
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const unfit = storage()
    unfit.persist(disconnected('io.fox'))
    full.mockRestore()
    expect([storage().connectorIds('eip155'), status()]).toEqual([[], null])
  })

  it('still works, without storing anything, if storage is blocked or full', () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    })
    const forbidden = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    for (const open of [forbidden, () => localStorage]) {
      const unfit = storageIn(open)
      const stop = unfit.watch(() => undefined)
      unfit.persist(connected('io.fox'))
      unfit.persist({ type: 'storage.network', caipNetworkId: 'eip155:1' })
      unfit.persist({ type: 'storage.accountType', namespace: 'eip155', accountType: 'eoa' })
      window.dispatchEvent(new Event('storage'))
      stop()
      expect([unfit.connectorIds('eip155'), unfit.read()]).toEqual([[], nothing])
    }
    full.mockRestore()
  })
})

describe('recent connections [wallet-recent] [wallet-recent-kept]', () => {
  const forgotten = (connectorId: string) => ({ type: 'storage.forgotten', namespace: 'eip155', connectorId }) as const
  const live = (connectorId: string, address: string, chain = 1) => ({
    connectorId,
    namespace: 'eip155' as const,
    accounts: [{ address, publicKey: 'secret' }],
    caipNetworkId: `eip155:${chain}` as const,
  })
  const kept = (connectorId: string, address: string, chain = 1) => ({
    namespace: 'eip155',
    connectorId,
    accounts: [{ address }],
    caipNetworkId: `eip155:${chain}`,
  })
  const text = () => JSON.stringify({ ...localStorage })

  it('survive their end, until they are forgotten', () => {
    storage().persist(connected('one'))
    storage().persist(connected('two'))
    storage().persist(disconnected('one'))
    expect(storage().connectorIds('eip155')).toEqual(['two'])
    const ids = () =>
      storage()
        .stored()
        .map(({ connectorId }) => connectorId)
    expect(ids()).toEqual(['one', 'two'])
    storage().persist(forgotten('one'))
    expect(ids()).toEqual(['two'])
  })

  it('are stored with their last accounts and network, and nothing else', () => {
    const page = storage()
    page.see([live('io.fox', '0xA')])
    page.persist(connected('io.fox'))
    expect(storage().stored()).toEqual([kept('io.fox', '0xA')])
    page.see([live('IO.FOX', '0xB', 10), live('io.rabbit', '0xC')])
    expect(storage().stored()).toEqual([kept('io.fox', '0xB', 10)])
    page.see([])
    page.persist(disconnected('io.fox'))
    expect(storage().stored()).toEqual([kept('io.fox', '0xB', 10)])
    expect(text()).not.toContain('secret')
  })

  it('keep their data if another page ends them, or connects them before it knows more', () => {
    const page = storage()
    page.see([live('io.fox', '0xA')])
    page.persist(connected('io.fox'))
    storage().persist(disconnected('io.fox'))
    expect(storage().stored()).toEqual([kept('io.fox', '0xA')])
    storage().persist(connected('io.fox'))
    expect(storage().stored()).toEqual([kept('io.fox', '0xA')])
  })

  it('are not restored to storage that was cleared, and do not change after their end', () => {
    const page = storage()
    page.see([live('io.fox', '0xA')])
    page.persist(connected('io.fox'))
    storage().persist(disconnected('io.fox'))
    page.see([live('io.fox', '0xB')])
    expect(storage().stored()).toEqual([kept('io.fox', '0xA')])
    localStorage.clear()
    page.see([live('io.fox', '0xC')])
    expect(localStorage).toHaveLength(0)
  })

  it('leave no address behind when forgotten, even if another page learns of their end only then', () => {
    const [page, other] = [storage(), storage()]
    for (const each of [page, other]) each.see([live('io.fox', '0xA')])
    page.persist(connected('io.fox'))
    page.persist(disconnected('io.fox'))
    page.persist(forgotten('io.fox'))
    expect(text()).not.toContain('0xA')
    other.persist(disconnected('io.fox'))
    expect([storage().stored(), text().includes('0xA')]).toEqual([[], false])
    page.persist(connected('io.fox'))
    expect(storage().stored()).toEqual([{ namespace: 'eip155', connectorId: 'io.fox', accounts: [] }])
  })

  it('are limited in number and length, and each keeps what fits', () => {
    const page = storage()
    const accounts = Array.from({ length: 40 }, (_, at) => ({ address: `0x${at}` }))
    page.see([{ ...live('io.fox', ''), accounts }])
    page.persist(connected('io.fox'))
    expect(storage().stored()[0]?.accounts).toEqual(accounts.slice(0, 10))
    const hostile = [
      { address: 'x'.repeat(129) },
      { address: 7 },
      null,
      { address: '' },
      { address: '0xA', type: 'ninja' },
    ]
    put('connections', {
      eip155: [
        { connectorId: 'one', at: 2, ended: true, accounts: hostile, caipNetworkId: 'solana:1' },
        { connectorId: 'two', at: 1, ended: true, accounts: 'all', caipNetworkId: {} },
      ],
    })
    expect(storage().stored()).toEqual([
      { namespace: 'eip155', connectorId: 'one', accounts: [{ address: '0xA' }] },
      { namespace: 'eip155', connectorId: 'two', accounts: [] },
    ])
  })

  it('are read in an older Portico’s format', () => {
    put('connections', { eip155: [{ connectorId: 'io.fox', at: 3, ended: true }] })
    expect(storage().stored()).toEqual([{ namespace: 'eip155', connectorId: 'io.fox', accounts: [] }])
  })

  it('are reported at once and at each change, until stopped', () => {
    const page = storage()
    const told: number[] = []
    const stop = page.subscribe(() => told.push(page.stored().length))
    page.persist(connected('io.fox'))
    page.persist(forgotten('io.fox'))
    const stopWatching = page.watch(() => undefined)
    storage().persist(connected('io.owl'))
    window.dispatchEvent(new StorageEvent('storage'))
    expect(told).toEqual([0, 1, 0, 1])
    stop()
    stopWatching()
    page.persist(connected('io.rabbit'))
    expect(told).toHaveLength(4)
  })
})
