import { describe, expect, it } from 'vitest'
import type { KitInput } from '../../machines/kit/index.ts'
import { createDriver } from './driver.ts'
import { alertsOf, kitOf } from './snapshots.ts'
import { connectors, embeddedReports, reports, solanaReports, twoNamespaces } from './world.ts'

const one = 'eip155:31337'
const two = 'eip155:31338'
const sun = 'solana:sandbox'
const { solanaConnected, solanaDisconnected } = solanaReports

const begun = (input: Partial<KitInput> = {}) => createDriver({ ...twoNamespaces, ...input })

/** The user is connected on Solana only. */
const inSun = () => {
  const kit = begun()
  kit.stored.answers([])
  kit.secondNamespace.stored.answers([])
  kit.secondNamespace.reports(solanaConnected)
  return kit
}

/** The user is connected in both namespaces; EVM connected last. */
const both = (input: Partial<KitInput> = {}) => {
  const kit = begun(input)
  kit.stored.answers([])
  kit.secondNamespace.stored.answers([])
  kit.secondNamespace.reports(solanaConnected)
  kit.reports(reports.connected)
  return kit
}

const context = ({ simulation }: ReturnType<typeof createDriver>) => kitOf(simulation).context

describe('the active namespace [wallet-active-namespace]', () => {
  it('is the one in which the user connected last', () => {
    expect(context(both()).active).toBe('eip155')
  })

  it('is the last visit’s, whichever reconnects first', () => {
    const remembered = { caipNetworkId: sun, recents: [], accountTypes: {} } as const
    const kit = begun({ remembered })
    kit.reports(reports.connected)
    kit.secondNamespace.reports(solanaConnected)
    expect(context(kit)).toMatchObject({ active: 'solana', selected: { solana: sun } })
  })

  it('is another connected one if nothing reconnects in the last visit’s', () => {
    const remembered = { caipNetworkId: sun, recents: [], accountTypes: {} } as const
    const kit = begun({ remembered })
    kit.reports(reports.connected)
    kit.secondNamespace.reports(solanaDisconnected)
    kit.secondNamespace.stored.answers([])
    expect(context(kit).active).toBe('eip155')
  })

  it.each([one, 'eip155:1'] as const)('is the dApp’s first if %s was stored and the app has changed since', (id) => {
    const kit = begun({ remembered: { caipNetworkId: id, recents: [], accountTypes: {} } })
    expect(context(kit)).toMatchObject({ active: 'eip155', selected: { eip155: one } })
  })

  it('is the first remaining one when the EVM connection ends', () => {
    const kit = both()
    kit.reports(reports.disconnected)
    expect(context(kit)).toMatchObject({ active: 'solana', connections: [{ namespace: 'solana' }] })
  })

  it('stays when a connection of another one ends', () => {
    const kit = both()
    kit.secondNamespace.reports(solanaDisconnected)
    expect(context(kit).active).toBe('eip155')
  })
})

describe('switching to another namespace [network-namespace-switch]', () => {
  it('activates the network at once if the user is connected on it', () => {
    const kit = both()
    kit.kit({ type: 'network.switch', caipNetworkId: sun })
    expect(context(kit).active).toBe('solana')
    expect(kit.networks().at(-1)).toBe(sun)
  })

  it('leads to its account, and the other namespace’s views close', () => {
    const kit = both()
    kit.open()
    kit.top({ type: 'networks.open' })
    kit.pick(sun)
    expect(kit.routes()).toEqual(['Account'])
    expect(kit.account()?.context.namespace).toBe('solana')
  })

  it('leads to its account once its wallet has switched to the chosen network', () => {
    const kit = both()
    kit.kit({ type: 'network.switch', caipNetworkId: sun })
    kit.open()
    kit.top({ type: 'networks.open' })
    kit.pick(two)
    expect(kit.view()).toBe('SwitchNetwork')
    kit.reports(reports.otherNetwork)
    expect(kit.routes()).toEqual(['Account'])
    expect(kit.account()?.context.namespace).toBe('eip155')
  })

  it('stores the active network when a connection ends, for other tabs and the next visit', () => {
    const kit = both()
    kit.kit({ type: 'network.switch', caipNetworkId: sun })
    kit.secondNamespace.reports(solanaDisconnected)
    expect(kit.networks().at(-1)).toBe(one)
  })

  it('leads to the list of wallets if the dApp switches to one without a connected wallet', () => {
    const kit = begun()
    kit.reports(reports.connected)
    kit.open()
    kit.kit({ type: 'network.switch', caipNetworkId: sun })
    expect(kit.routes()).toEqual(['Connect'])
  })

  it('connects there first, and then switches to the chosen network', () => {
    const kit = inSun()
    kit.open('Networks')
    kit.pick(two)
    expect(kit.view()).toBe('SwitchActiveChain')
    kit.top({ type: 'network.connect' })
    kit.reports(reports.connected)
    expect(kit.view()).toBe('SwitchNetwork')
    kit.reports(reports.otherNetwork)
    expect(context(kit)).toMatchObject({ active: 'eip155', selected: { eip155: two } })
    expect(kit.isOpen()).toBe(false)
  })

  it('switches to the chosen network also if the wallet of the last visit connects there meanwhile', () => {
    const kit = begun()
    kit.stored.answers([connectors.meadow.id])
    kit.secondNamespace.stored.answers([])
    kit.secondNamespace.reports(solanaConnected)
    kit.open('Networks')
    kit.pick(two)
    kit.top({ type: 'network.connect' })
    kit.reports(reports.connected)
    expect(kit.view()).toBe('SwitchNetwork')
    kit.reports(reports.otherNetwork)
    expect(context(kit)).toMatchObject({ active: 'eip155', selected: { eip155: two } })
    expect(kit.routes()).toEqual(['Account'])
  })

  it('only connects if the app no longer has the chosen network', () => {
    const kit = inSun()
    kit.open('Networks')
    kit.pick(two)
    kit.top({ type: 'network.connect' })
    kit.kit({ type: 'nav.push', route: 'WhatIsAWallet' })
    kit.kit({
      type: 'networks.changed',
      networks: context(kit).networks.filter(({ caipNetworkId }) => caipNetworkId !== two),
    })
    kit.reports(reports.connected)
    expect(context(kit).active).toBe('eip155')
    expect(kit.isOpen()).toBe(false)
  })

  it('closes the modal once it has connected on the chosen network', () => {
    const kit = inSun()
    kit.open('Networks')
    kit.pick(one)
    kit.top({ type: 'network.connect' })
    kit.reports(reports.connected)
    expect(kit.isOpen()).toBe(false)
  })

  it('opens at the account of a namespace, or at its wallets [nav-open-names]', () => {
    const kit = begun()
    kit.reports(reports.connected)
    kit.kit({ type: 'modal.open', namespace: 'eip155' })
    expect(kit.routes()).toEqual(['Account'])
    kit.close()
    kit.kit({ type: 'modal.open', namespace: 'solana' })
    expect(context(kit).stack).toMatchObject([{ route: 'Connect', namespace: 'solana' }])
  })

  it('opens as usual for a namespace without an adapter', () => {
    const kit = createDriver()
    kit.kit({ type: 'modal.open', namespace: 'solana' })
    expect(context(kit).stack).toMatchObject([{ route: 'Connect' }])
  })
})

describe('the other tab [storage-tabs]', () => {
  it('is followed to another network', () => {
    const kit = begun()
    kit.elsewhere({ type: 'otherTab.network', caipNetworkId: two })
    expect(context(kit)).toMatchObject({ active: 'eip155', selected: { eip155: two } })
    expect(kit.networks()).toEqual([])
  })

  it('is followed to another namespace', () => {
    const kit = both()
    kit.elsewhere({ type: 'otherTab.network', caipNetworkId: sun })
    expect(context(kit).active).toBe('solana')
  })

  it('is not followed to a network that this page does not know', () => {
    const kit = both()
    kit.elsewhere({ type: 'otherTab.network', caipNetworkId: 'eip155:1' })
    expect(context(kit).active).toBe('eip155')
    expect(alertsOf(kit.simulation).context.alerts).toEqual([])
  })
})

describe('adapters are added and removed [api-adapters]', () => {
  it('an added adapter restores its stored connections', () => {
    const kit = createDriver({ networks: twoNamespaces.networks ?? [] })
    kit.kit({ type: 'adapter.added', namespace: 'solana' })
    kit.secondNamespace.reports(solanaConnected)
    expect(context(kit)).toMatchObject({ namespaces: ['eip155', 'solana'], connections: [{ namespace: 'solana' }] })
  })

  it('each adapter is subscribed to once, however often it is added', () => {
    const kit = begun()
    kit.kit({ type: 'adapter.added', namespace: 'solana' })
    expect(kit.simulation.working().filter(({ src }) => src === 'watchWallet')).toHaveLength(2)
  })

  it('removing the active network’s adapter activates the first network of another namespace', () => {
    const kit = both()
    kit.kit({ type: 'adapter.removed', namespace: 'eip155' })
    expect(context(kit)).toMatchObject({
      namespaces: ['solana'],
      active: 'solana',
      connections: [{ namespace: 'solana' }],
    })
    expect(kit.simulation.find('wallet:eip155')).toBeUndefined()
    expect(kit.simulation.working().map(({ at }) => at)).not.toContain('wallet:eip155/watchWallet')
  })

  it('removing an adapter closes the views of its account', () => {
    const kit = both()
    kit.open()
    kit.kit({ type: 'adapter.removed', namespace: 'eip155' })
    expect(kit.isOpen()).toBe(false)
  })

  it('the first adapter to be added is activated if none was left', () => {
    const kit = createDriver(twoNamespaces)
    kit.kit({ type: 'adapter.removed', namespace: 'solana' })
    kit.kit({ type: 'adapter.removed', namespace: 'eip155' })
    kit.kit({ type: 'adapter.added', namespace: 'solana' })
    expect(kitOf(kit.simulation).context.active).toBe('solana')
  })

  it('removing an adapter forgets no connection: it may be added again', () => {
    const kit = both()
    kit.kit({ type: 'adapter.removed', namespace: 'eip155' })
    expect(kit.remembered().map(({ type }) => type)).toEqual(['storage.connected', 'storage.connected'])
    kit.kit({ type: 'adapter.added', namespace: 'eip155' })
    expect(kit.status()).toBe('reconnecting')
  })
})

describe('a preferred account type outlives its connection [wallet-account-type] [account-reset]', () => {
  it('survives the reset, and is stored', () => {
    const kit = both()
    kit.kit({ type: 'account.setType', namespace: 'eip155', accountType: 'smartAccount' })
    kit.reports(reports.disconnected)
    expect(context(kit).accountTypes).toEqual({ eip155: 'smartAccount' })
    expect(kit.remembered()).toContainEqual({
      type: 'storage.accountType',
      namespace: 'eip155',
      accountType: 'smartAccount',
    })
  })
})

describe('what the app removes while the user waits for it', () => {
  it('a switch ends: back to the previous network, and the caller learns it', () => {
    const kit = both()
    kit.open()
    kit.top({ type: 'networks.open' })
    kit.pick(two)
    kit.kit({ type: 'adapter.removed', namespace: 'eip155' })
    expect(kit.view()).not.toBe('SwitchNetwork')
    expect(kit.emitted).toContainEqual({
      type: 'networkRefused',
      caipNetworkId: two,
      failure: { code: 'request.aborted' },
    })
  })

  it('a network of a removed adapter is not waited for', () => {
    const kit = both()
    kit.kit({ type: 'network.switch', caipNetworkId: two })
    expect(kitOf(kit.simulation).value.pendingNetwork).toBe('switching')
    kit.kit({ type: 'adapter.removed', namespace: 'eip155' })
    expect(kitOf(kit.simulation).value.pendingNetwork).toBe('idle')
    expect(kit.emitted.filter(({ type }) => type === 'networkRefused')).toHaveLength(1)
  })

  it('a connection of a removed adapter is not waited for, and the caller learns it', () => {
    const kit = both()
    kit.reports(reports.bothFirst)
    kit.kit({ type: 'connection.switch', namespace: 'eip155', connectorId: connectors.long.id })
    expect(kitOf(kit.simulation).value.pendingConnection).toBe('activating')
    kit.kit({ type: 'adapter.removed', namespace: 'eip155' })
    expect(kitOf(kit.simulation).value.pendingConnection).toBe('idle')
    expect(kit.emitted).toContainEqual({
      type: 'switchFailed',
      namespace: 'eip155',
      connectorId: connectors.long.id,
      failure: { code: 'request.aborted' },
    })
  })

  it('a switch to a removed network ends', () => {
    const kit = both()
    kit.open()
    kit.top({ type: 'networks.open' })
    kit.pick(two)
    kit.kit({
      type: 'networks.changed',
      networks: context(kit).networks.filter(({ caipNetworkId }) => caipNetworkId !== two),
    })
    expect(kit.view()).toBe('Networks')
    expect(kit.works('requestNetwork')).toBe(false)
    expect(kit.emitted.at(-1)).toMatchObject({ type: 'networkRefused', caipNetworkId: two })
  })

  it('the request to its wallets ends, and the remaining ones are shown', () => {
    const kit = begun()
    kit.secondNamespace.reports(solanaDisconnected)
    kit.open()
    kit.top({
      type: 'connector.choose',
      name: 'Sundial',
      options: [{ namespace: 'solana', connectorId: 'Sundial', connected: false }],
    })
    kit.kit({ type: 'adapter.removed', namespace: 'solana' })
    expect(kit.connect()?.matches('choosing')).toBe(true)
  })

  it('the route about its network closes', () => {
    const kit = begun()
    kit.reports(reports.connected)
    kit.open('Networks')
    kit.pick(sun)
    expect(kit.view()).toBe('SwitchActiveChain')
    kit.kit({ type: 'adapter.removed', namespace: 'solana' })
    expect(kit.routes()).toEqual(['Networks'])
  })
})

describe('a switch that the dApp requests, to a network of another namespace [network-choice]', () => {
  const asked = () => {
    const kit = both()
    kit.kit({ type: 'network.switch', caipNetworkId: sun })
    kit.kit({ type: 'network.switch', caipNetworkId: two })
    return kit
  }

  it('activates it when the wallet has switched', () => {
    const kit = asked()
    expect(context(kit).active).toBe('solana')
    kit.reports(reports.otherNetwork)
    expect(context(kit).active).toBe('eip155')
    expect(kit.networks().at(-1)).toBe(two)
  })

  it('changes nothing if the wallet refuses', () => {
    const kit = asked()
    kit.asked.fails('wallet.rejected')
    expect(context(kit).active).toBe('solana')
    kit.reports(reports.otherNetwork)
    expect(context(kit).active).toBe('solana')
  })
})

describe('the embedded wallet, whose login covers all namespaces [embedded-namespaces]', () => {
  const loggedIn = () => {
    const kit = begun()
    kit.reports(reports.embeddedUser)
    kit.secondNamespace.reports(embeddedReports.offersEmbeddedSun)
    return kit
  }

  it('switches to a chosen network without a prompt, and the user is back at the account', () => {
    const kit = loggedIn()
    kit.open('Account')
    kit.push('Networks')
    kit.pick(sun)
    expect(kit.view()).toBe('JoinNetwork')
    expect(kit.works('requestConnection')).toBe(true)
    kit.secondNamespace.reports(embeddedReports.embeddedSun)
    expect(kit.routes()).toEqual(['Account'])
    expect(context(kit)).toMatchObject({ active: 'solana', selected: { solana: sun } })
  })

  it('is tracked as a login, only by its name [api-events]', () => {
    const kit = begun()
    kit.play({ do: 'send', at: 'wallet:eip155', event: { type: 'wallet.connect', connectorId: 'AUTH' } })
    kit.reports(reports.embeddedUser)
    expect(kit.tracked.filter(({ event }) => event === 'CONNECT_SUCCESS')).toEqual([
      { type: 'track', event: 'CONNECT_SUCCESS', properties: { method: 'email', name: 'Portico' } },
    ])
  })

  it('leads back to the list with the reason if it does not switch', () => {
    const kit = loggedIn()
    kit.open('Networks')
    kit.pick(sun)
    kit.secondNamespace.request.fails('frame.unreachable')
    expect(kit.routes()).toEqual(['Networks'])
    expect(context(kit).stack[0]?.refused).toMatchObject({
      caipNetworkId: sun,
      failure: { code: 'frame.unreachable', params: { wallet: 'Portico', network: 'Sandbox Sun' } },
    })
    expect(context(kit).active).toBe('eip155')
  })

  it('can be left midway: the request is dropped', () => {
    const kit = loggedIn()
    kit.open('Networks')
    kit.pick(sun)
    kit.back()
    expect(kit.routes()).toEqual(['Networks'])
    expect(kit.works('requestConnection')).toBe(false)
  })

  it('switches to a network that the dApp requests, which is active once it has switched', () => {
    const kit = loggedIn()
    kit.kit({ type: 'network.switch', caipNetworkId: sun })
    expect(kit.works('requestConnection')).toBe(true)
    expect(context(kit).active).toBe('eip155')
    kit.secondNamespace.reports(embeddedReports.embeddedSun)
    expect(context(kit)).toMatchObject({ active: 'solana', pendingNetwork: null })
  })

  it('leaves the dApp’s requested network without a wallet if it cannot use it', () => {
    const kit = loggedIn()
    kit.kit({ type: 'network.switch', caipNetworkId: sun })
    kit.secondNamespace.request.fails('connector.missing')
    expect(context(kit)).toMatchObject({ active: 'solana', selected: { solana: sun }, pendingNetwork: null })
  })
})
