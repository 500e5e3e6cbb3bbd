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
  it('opens when the user connects on a network that is none of the app’s', () => {
    const kit = at(reports.unknownChain)
    expect(kit.view()).toBe('UnsupportedChain')
  })

  it('opens when the wallet goes there by itself', () => {
    const kit = at(reports.connected)
    kit.reports(reports.unknownChain)
    expect(kit.routes()).toEqual(['UnsupportedChain'])
  })

  it('takes the place of whatever belonged to the network before', () => {
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

  it('goes with the way out: the modal closes when the wallet is back', () => {
    const kit = at(reports.unknownChain)
    kit.pick(one)
    expect(kit.view()).toBe('SwitchNetwork')
    kit.reports(reports.connected)
    expect(kit.isOpen()).toBe(false)
  })

  it('stays where the switch fails', () => {
    const kit = at(reports.unknownChain)
    kit.pick(one)
    kit.asked.fails('wallet.rejected')
    expect(kit.routes()).toEqual(['UnsupportedChain'])
  })

  it('closes when the wallet goes back by itself', () => {
    const kit = at(reports.unknownChain)
    kit.reports(reports.connected)
    expect(kit.isOpen()).toBe(false)
  })

  it('goes with the connection', () => {
    const kit = at(reports.unknownChain)
    kit.kit({ type: 'account.disconnect', namespace: 'eip155', connectorId: connectors.meadow.id })
    kit.reports(reports.disconnected)
    expect(kit.isOpen()).toBe(false)
  })

  it('is no trap: a user can close it, and the next opening leads there again', () => {
    const kit = at(reports.unknownChain)
    kit.close()
    expect(kit.isOpen()).toBe(false)
    kit.open()
    expect(kit.view()).toBe('UnsupportedChain')
  })

  it('does not open where the dApp turned switching off, allows any chain, or runs in basic mode', () => {
    const kit = at(reports.unknownChain, { requireSupportedNetwork: false })
    expect(kit.isOpen()).toBe(false)
    kit.open()
    expect(kit.view()).toBe('Account')
  })

  it('leads to another wallet where a network of another namespace is chosen', () => {
    const kit = at(reports.unknownChain, twoNamespaces)
    kit.pick(sun)
    expect(kit.routes()).toEqual(['UnsupportedChain', 'SwitchActiveChain'])
  })
})

describe('a network is supported if its namespace has no requested networks, or it is among them [network-supported]', () => {
  it('leaves a wallet alone whose namespace has no networks left', () => {
    const kit = at(reports.connected, twoNamespaces)
    without(kit, one, two)
    expect(kit.isOpen()).toBe(false)
    expect(kit.status()).toBe('connected')
  })
})

describe('networks are added and removed [network-come-and-go] [network-no-networks]', () => {
  it('activates the first remaining network of the chain when the active one is removed', () => {
    const kit = createDriver()
    without(kit, one)
    expect(selectedIn(context(kit), 'eip155')).toBe(two)
  })

  it('asks the wallet for it where one is connected there', () => {
    const kit = at(reports.connected)
    without(kit, one)
    expect(kit.works('requestNetwork')).toBe(true)
    kit.reports(reports.otherNetwork)
    expect(kit.isOpen()).toBe(false)
  })

  it('says so where the wallet does not follow', () => {
    const kit = at(reports.connected)
    without(kit, one)
    kit.asked.fails('wallet.rejected')
    expect(kit.view()).toBe('UnsupportedChain')
  })

  it('leaves the active network alone when another one is removed', () => {
    const kit = at(reports.connected)
    without(kit, two)
    expect(kit.works('requestNetwork')).toBe(false)
  })

  it('turns the connectors of a namespace off with its last network, and on with its first', () => {
    const kit = createDriver(twoNamespaces)
    without(kit, sun)
    expect(shownNamespaces(context(kit))).toEqual(['eip155'])
    kit.kit({ type: 'networks.changed', networks: all })
    expect(shownNamespaces(context(kit))).toEqual(['eip155', 'solana'])
  })

  it('goes to another namespace where the active one has no networks left and no wallet is connected in it', () => {
    const kit = createDriver(twoNamespaces)
    without(kit, one, two)
    expect(context(kit).active).toBe('solana')
  })

  it('knows a network from when it is added', () => {
    const kit = createDriver({ networks: first ? [first] : [] })
    kit.reports(reports.otherNetwork)
    expect(kit.view()).toBe('UnsupportedChain')
    kit.kit({ type: 'networks.changed', networks: first && second ? [first, second] : [] })
    expect(kit.isOpen()).toBe(false)
  })
})

describe('the network of a namespace [api-namespace-state]', () => {
  it('is the wallet’s while one is connected, and the last one of these afterwards', () => {
    const kit = at(reports.connected)
    kit.reports(reports.otherNetwork)
    kit.reports(reports.disconnected)
    expect(selectedIn(context(kit), 'eip155')).toBe(two)
  })

  it('is remembered for the next visit', () => {
    const kit = at(reports.connected)
    kit.reports(reports.otherNetwork)
    expect(kit.networks().at(-1)).toBe(two)
  })

  it('is not one that is none of the app’s', () => {
    const kit = at(reports.unknownChain)
    kit.reports(reports.disconnected)
    expect(selectedIn(context(kit), 'eip155')).toBe(one)
  })

  it('is kept for each namespace apart', () => {
    const kit = at(reports.connected, twoNamespaces)
    kit.secondNamespace.reports(solanaReports.solanaConnected)
    kit.reports(reports.otherNetwork)
    expect(context(kit).selected).toEqual({ eip155: two, solana: sun })
  })
})
