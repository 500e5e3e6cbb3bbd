import { describe, expect, it } from 'vitest'
import { selectedIn, shownNamespaces } from '../../core/configured-networks.ts'
import type { KitInput } from '../../machines/kit/index.ts'
import type { AdapterReport } from '../../machines/ports.ts'
import { createDriver } from './driver.ts'
import { kitOf } from './snapshots.ts'
import { connectors, kitInput, reports, solanaReports, twoNamespaces } from './world.ts'

const one = 'eip155:31337'
const two = 'eip155:31338'
const sun = 'solana:sandbox'
const [first, second] = kitInput.networks
const all = twoNamespaces.networks ?? []

const at = (report: AdapterReport, input: Partial<KitInput> = {}) => {
  const kit = createDriver(input)
  kit.stored.answers([])
  kit.reports(report)
  return kit
}

const context = ({ simulation }: ReturnType<typeof createDriver>) => kitOf(simulation).context
const without = (kit: ReturnType<typeof createDriver>, ...ids: string[]) =>
  kit.kit({
    type: 'networks.changed',
    networks: context(kit).networks.filter(({ caipNetworkId }) => !ids.includes(caipNetworkId)),
  })

describe('the unsupported-chain view [network-unsupported-view]', () => {
  it('opens when the user connects on a network that the app does not have', () => {
    const kit = at(reports.unknownChain)
    expect(kit.view()).toBe('UnsupportedChain')
  })

  it('opens when the wallet switches there by itself', () => {
    const kit = at(reports.connected)
    kit.reports(reports.unknownChain)
    expect(kit.routes()).toEqual(['UnsupportedChain'])
  })

  it('replaces whatever belonged to the previous network', () => {
    const kit = at(reports.connected)
    kit.open()
    kit.top({ type: 'networks.open' })
    kit.reports(reports.unknownChain)
    expect(kit.routes()).toEqual(['UnsupportedChain'])
  })

  it('waits until a connecting user has connected', () => {
    const kit = at(reports.disconnected)
    kit.open()
    kit.choose(connectors.meadow)
    kit.reports(reports.unknownChain)
    expect(kit.connect()?.value).toBe('succeeded')
    kit.elapses('success')
    expect(kit.routes()).toEqual(['UnsupportedChain'])
  })

  it('closes with the modal when the wallet is back', () => {
    const kit = at(reports.unknownChain)
    kit.pick(one)
    expect(kit.view()).toBe('SwitchNetwork')
    kit.reports(reports.connected)
    expect(kit.isOpen()).toBe(false)
  })

  it('stays if the switch fails', () => {
    const kit = at(reports.unknownChain)
    kit.pick(one)
    kit.asked.fails('wallet.rejected')
    expect(kit.routes()).toEqual(['UnsupportedChain'])
  })

  it('closes when the wallet switches back by itself', () => {
    const kit = at(reports.unknownChain)
    kit.reports(reports.connected)
    expect(kit.isOpen()).toBe(false)
  })

  it('closes with the connection', () => {
    const kit = at(reports.unknownChain)
    kit.kit({ type: 'account.disconnect', namespace: 'eip155', connectorId: connectors.meadow.id })
    kit.reports(reports.disconnected)
    expect(kit.isOpen()).toBe(false)
  })

  it('can be closed, and the next open leads there again', () => {
    const kit = at(reports.unknownChain)
    kit.close()
    expect(kit.isOpen()).toBe(false)
    kit.open()
    expect(kit.view()).toBe('UnsupportedChain')
  })

  it('does not open if the dApp turned switching off, allows any chain, or runs in basic mode', () => {
    const kit = at(reports.unknownChain, { requireSupportedNetwork: false })
    expect(kit.isOpen()).toBe(false)
    kit.open()
    expect(kit.view()).toBe('Account')
  })

  it('leads to another wallet if a network of another namespace is chosen', () => {
    const kit = at(reports.unknownChain, twoNamespaces)
    kit.pick(sun)
    expect(kit.routes()).toEqual(['UnsupportedChain', 'SwitchActiveChain'])
  })
})

describe('a network is supported if it is among its namespace’s requested networks, or there are none [network-supported]', () => {
  it('a wallet whose namespace has no networks left is left alone', () => {
    const kit = at(reports.connected, twoNamespaces)
    without(kit, one, two)
    expect(kit.isOpen()).toBe(false)
    expect(kit.status()).toBe('connected')
  })
})

describe('adding and removing networks [network-come-and-go] [network-no-networks]', () => {
  it('activates the first remaining network of the namespace when the active one is removed', () => {
    const kit = createDriver()
    without(kit, one)
    expect(selectedIn(context(kit), 'eip155')).toBe(two)
  })

  it('asks the wallet to switch if one is connected there', () => {
    const kit = at(reports.connected)
    without(kit, one)
    expect(kit.works('requestNetwork')).toBe(true)
    kit.reports(reports.otherNetwork)
    expect(kit.isOpen()).toBe(false)
  })

  it('says so if the wallet does not follow', () => {
    const kit = at(reports.connected)
    without(kit, one)
    kit.asked.fails('wallet.rejected')
    expect(kit.view()).toBe('UnsupportedChain')
  })

  it('keeps the active network when another one is removed', () => {
    const kit = at(reports.connected)
    without(kit, two)
    expect(kit.works('requestNetwork')).toBe(false)
  })

  it('disables a namespace’s connectors with its last network, and enables them with its first', () => {
    const kit = createDriver(twoNamespaces)
    without(kit, sun)
    expect(shownNamespaces(context(kit))).toEqual(['eip155'])
    kit.kit({ type: 'networks.changed', networks: all })
    expect(shownNamespaces(context(kit))).toEqual(['eip155', 'solana'])
  })

  it('activates another namespace if the active one has no networks left and no connected wallet', () => {
    const kit = createDriver(twoNamespaces)
    without(kit, one, two)
    expect(context(kit).active).toBe('solana')
  })

  it('makes a network known as soon as it is added', () => {
    const kit = createDriver({ networks: first ? [first] : [] })
    kit.reports(reports.otherNetwork)
    expect(kit.view()).toBe('UnsupportedChain')
    kit.kit({ type: 'networks.changed', networks: first && second ? [first, second] : [] })
    expect(kit.isOpen()).toBe(false)
  })
})

describe('the network of a namespace [api-namespace-state]', () => {
  it('is the wallet’s while one is connected, and the last such one afterwards', () => {
    const kit = at(reports.connected)
    kit.reports(reports.otherNetwork)
    kit.reports(reports.disconnected)
    expect(selectedIn(context(kit), 'eip155')).toBe(two)
  })

  it('is stored for the next visit', () => {
    const kit = at(reports.connected)
    kit.reports(reports.otherNetwork)
    expect(kit.networks().at(-1)).toBe(two)
  })

  it('is never one that the app does not have', () => {
    const kit = at(reports.unknownChain)
    kit.reports(reports.disconnected)
    expect(selectedIn(context(kit), 'eip155')).toBe(one)
  })

  it('is kept separately for each namespace', () => {
    const kit = at(reports.connected, twoNamespaces)
    kit.secondNamespace.reports(solanaReports.solanaConnected)
    kit.reports(reports.otherNetwork)
    expect(context(kit).selected).toEqual({ eip155: two, solana: sun })
  })
})
