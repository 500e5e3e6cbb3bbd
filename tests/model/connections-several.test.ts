import { describe, expect, it } from 'vitest'
import { createDriver } from './driver.ts'
import { connectors, reports, singleWallet } from './world.ts'

const { meadow, long } = connectors
type Kit = ReturnType<typeof createDriver>

/** Two wallets are connected, the first of them active. */
const both = (input = {}) => {
  const kit = createDriver(input)
  kit.stored.answers([])
  kit.reports(reports.bothFirst)
  return kit
}

const switching = () => {
  const kit = both()
  kit.toWallet({ type: 'wallet.activate', connectorId: long.id })
  return kit
}

const failures = ({ emitted }: Kit) => emitted.filter(({ type }) => type === 'switchFailed')
const ended = ({ simulation }: Kit) =>
  simulation.find('wallet:eip155')?.getSnapshot().context.request.connectorIds ?? []

it('disconnecting all while another one is ending asks each once [wallet-disconnect]', () => {
  const kit = both()
  kit.toWallet({ type: 'wallet.disconnect', connectorId: long.id })
  kit.toWallet({ type: 'wallet.disconnectAll' })
  expect(ended(kit)).toEqual([long.id, meadow.id])
  kit.reports(reports.connected)
  expect([kit.status(), ended(kit)]).toEqual(['disconnecting', [meadow.id]])
  expect(failures(kit)).toEqual([])
})

describe('one of several connections becomes active [wallet-activate]', () => {
  it('requests it from the adapter, and is done when the adapter reports it', () => {
    const kit = switching()
    expect(kit.status()).toBe('activating')
    kit.reports(reports.both)
    expect(kit.status()).toBe('connected')
    expect(kit.current()).toBe(long.id)
    expect(kit.works('activateConnection')).toBe(false)
  })

  it('stores it as the most recent one, and is not a new connection', () => {
    const kit = switching()
    const before = kit.tracked.length
    kit.reports(reports.both)
    expect(kit.remembered().at(-1)).toMatchObject({ type: 'storage.connected', connectorId: long.id })
    expect(kit.tracked).toHaveLength(before)
  })

  it('matches the connection’s id in any letter case', () => {
    const kit = both()
    kit.toWallet({ type: 'wallet.activate', connectorId: long.id.toUpperCase() })
    kit.reports(reports.both)
    expect(kit.status()).toBe('connected')
  })

  it.each([
    ['rejects', (kit: Kit) => kit.activation.fails('wallet.notConnected'), 'wallet.notConnected'],
    ['says yes while nothing changes', (kit: Kit) => kit.activation.answers(), 'wallet.activateFailed'],
    ['never answers', (kit: Kit) => kit.elapses('request'), 'request.timeout'],
    ['loses it meanwhile', (kit: Kit) => kit.reports(reports.connected), 'wallet.notConnected'],
  ])('keeps the active one if the adapter %s, and says so', (_, ends, code) => {
    const kit = switching()
    ends(kit)
    expect(kit.status()).toBe('connected')
    expect(kit.current()).toBe(meadow.id)
    expect(failures(kit)).toMatchObject([{ connectorId: long.id, failure: { code } }])
  })

  it('refuses one that is not connected', () => {
    const kit = both()
    kit.toWallet({ type: 'wallet.activate', connectorId: 'example.gone' })
    expect(kit.status()).toBe('connected')
    expect(failures(kit)).toMatchObject([{ connectorId: 'example.gone', failure: { code: 'wallet.notConnected' } }])
  })

  it('ignores the active one', () => {
    const kit = both()
    kit.toWallet({ type: 'wallet.activate', connectorId: meadow.id })
    expect(kit.status()).toBe('connected')
    expect(failures(kit)).toEqual([])
  })

  it('chooses among the accounts of one wallet', () => {
    const [connection] = reports.connected.connections
    const [first] = connection?.accounts ?? []
    const other = { address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D' }
    const kit = both()
    const reportsAccounts = (...accounts: { address: string }[]) =>
      connection && kit.reports({ ...reports.connected, connections: [{ ...connection, accounts }] })
    reportsAccounts(first ?? other, other)
    kit.toWallet({ type: 'wallet.activate', connectorId: meadow.id, address: other.address })
    expect(kit.status()).toBe('activating')
    reportsAccounts(other, first ?? other)
    expect(kit.status()).toBe('connected')
  })

  it('does not ask a connected wallet again when it is chosen from the list', () => {
    const kit = both()
    kit.open('Connect')
    kit.choose(long)
    expect(kit.works('requestConnection')).toBe(false)
    kit.reports(reports.both)
    expect(kit.connect()?.value).toBe('succeeded')
  })
})

describe('with multi-wallet disabled [wallet-single]', () => {
  const replacing = () => {
    const kit = createDriver(singleWallet)
    kit.stored.answers([])
    kit.reports(reports.connected)
    kit.open('Connect')
    kit.choose(long)
    kit.reports(reports.both)
    return kit
  }

  it('a new connection replaces the previous one', () => {
    const kit = replacing()
    expect(kit.current()).toBe(long.id)
    expect(ended(kit)).toEqual([meadow.id])
    kit.reports(reports.other)
    expect(kit.status()).toBe('connected')
    expect(kit.emitted.map(({ type }) => type)).not.toContain('disconnect')
  })

  it('a new connection stays even if the old one does not disconnect', () => {
    const kit = replacing()
    kit.elapses('disconnect')
    expect(kit.status()).toBe('connected')
    expect(kit.current()).toBe(long.id)
  })

  it('one that reconnects on load is enough', () => {
    const kit = createDriver(singleWallet)
    kit.stored.answers([meadow.id, long.id])
    kit.reports(reports.connected)
    kit.attempt.answers(reports.connected.connections[0])
    expect(kit.works('tryConnector')).toBe(false)
    expect(kit.status()).toBe('connected')
  })

  it('connections that the dApp’s own library made are left alone', () => {
    const kit = both(singleWallet)
    expect(kit.status()).toBe('connected')
    expect(ended(kit)).toEqual([])
  })
})

describe('disconnecting one of several, or all [wallet-disconnect] [wallet-last-gone]', () => {
  it('ends the named one, and the active one stays', () => {
    const kit = both()
    kit.disconnectOne(long.id)
    kit.reports(reports.connected)
    expect(kit.status()).toBe('connected')
    expect(kit.current()).toBe(meadow.id)
  })

  it('ends all, one after the other', () => {
    const kit = both()
    kit.disconnect()
    expect(ended(kit)).toEqual([meadow.id, long.id])
    kit.reports(reports.other)
    expect(ended(kit)).toEqual([long.id])
    kit.reports(reports.disconnected)
    expect(kit.status()).toBe('disconnected')
    expect(kit.emitted.filter(({ type }) => type === 'disconnect')).toHaveLength(1)
  })

  it('ends two that are requested at once', () => {
    const kit = both()
    kit.disconnectOne(meadow.id)
    kit.disconnectOne(long.id)
    kit.disconnectOne(meadow.id.toUpperCase())
    expect(ended(kit)).toEqual([meadow.id, long.id])
    kit.reports(reports.other)
    expect(kit.status()).toBe('disconnecting')
    kit.reports(reports.disconnected)
    expect(kit.status()).toBe('disconnected')
  })

  it('continues with the next if one does not disconnect', () => {
    const kit = both()
    kit.disconnect()
    kit.ending.fails('wallet.disconnectFailed')
    expect(ended(kit)).toEqual([long.id])
    kit.reports(reports.connected)
    expect(kit.status()).toBe('connected')
  })

  it('reports each one that ends, and the final disconnect once, if all end at once', () => {
    const kit = both()
    kit.reports(reports.disconnected)
    expect(kit.tracked.filter(({ event }) => event === 'DISCONNECT_SUCCESS')).toHaveLength(2)
    expect(kit.emitted.filter(({ type }) => type === 'disconnect')).toHaveLength(1)
  })

  it('ends here what was ended in another tab', () => {
    const kit = both()
    kit.elsewhere({ type: 'otherTab.disconnected', namespace: 'eip155', connectorId: long.id })
    expect(ended(kit)).toEqual([long.id])
  })

  it('does nothing if another tab ends what is not connected here', () => {
    const kit = both()
    kit.elsewhere({ type: 'otherTab.disconnected', namespace: 'eip155', connectorId: 'example.gone' })
    expect(kit.status()).toBe('connected')
    expect(kit.works('endConnection')).toBe(false)
  })
})
