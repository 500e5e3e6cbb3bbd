import { describe, expect, it } from 'vitest'
import type { KitInput } from '../../machines/kit/index.ts'
import type { AdapterReport } from '../../machines/ports.ts'
import { createDriver } from './driver.ts'
import { profiles, storedConnections } from './profiles.ts'
import { kitOf, onTop, profileAt, snackbarOf, wallet } from './snapshots.ts'
import {
  connectors,
  legal,
  reports,
  singleWallet,
  solanaConnectors,
  solanaReports,
  twoNamespaces,
  withTerms,
} from './world.ts'

const { meadow, long } = connectors
const { solanaConnected, solanaDisconnected } = solanaReports
const [sun = meadow] = solanaConnectors

type Kit = ReturnType<typeof createDriver>

/** A connected user in the list of their wallets, opened from the account. */
const atWallets = (report: AdapterReport = reports.both, input?: Partial<KitInput>) => {
  const kit = createDriver(input)
  kit.stored.answers([])
  kit.reports(report)
  kit.open()
  kit.top({ type: 'wallets.open' })
  return kit
}

/** The same, with a wallet in a second namespace, which is active. */
const atBothElsewhere = (report: AdapterReport = reports.both) => {
  const kit = atWallets(report, twoNamespaces)
  kit.secondNamespace.stored.answers([])
  kit.secondNamespace.reports(solanaConnected)
  return kit
}

/** The same, with the first namespace active. */
const atBoth = () => {
  const kit = atBothElsewhere()
  kit.kit({ type: 'connection.switch', namespace: 'eip155', connectorId: kit.current() ?? '' })
  return kit
}

const profile = ({ simulation }: Kit) => profileAt(simulation, onTop(simulation))
const said = ({ simulation }: Kit) => {
  const { message } = snackbarOf(simulation).context
  return message && [message.variant, message.code]
}
const isBusy = (kit: Kit) => profile(kit)?.hasTag('busy')
const active = ({ simulation }: Kit) => kitOf(simulation).context.active
const switchTo = (kit: Kit, connectorId: string, address?: string) =>
  kit.top({ type: 'connection.switch', connectorId, ...(address && { address }) })
const disconnect = (kit: Kit, connectorId: string) => kit.top({ type: 'connection.disconnect', connectorId })

describe('the connected wallets [wallet-profile]', () => {
  it('are reached from the account, and Back leads to it', () => {
    const kit = atWallets()
    expect([kit.routes(), kit.view()]).toEqual([['Account', 'ProfileWallets'], 'ProfileWallets'])
    kit.back()
    expect(kit.view()).toBe('Account')
  })

  it('have no route if the app has multi-wallet off', () => {
    const kit = atWallets(reports.connected, singleWallet)
    expect(kit.routes()).toEqual(['Account'])
  })

  it('are shown by namespace, the active one first', () => {
    const kit = atBoth()
    expect(profile(kit)?.context.namespace).toBe('eip155')
    kit.top({ type: 'tab.choose', namespace: 'solana' })
    expect(profile(kit)?.context.namespace).toBe('solana')
    kit.top({ type: 'tab.choose', namespace: 'bip122' })
    expect(profile(kit)?.context.namespace).toBe('solana')
    expect(active(kit)).toBe('eip155')
  })
})

describe('lifetimes [nav-lifetime]', () => {
  it('are shown again if all of them disconnected while another was being added', () => {
    const kit = createDriver()
    kit.stored.answers([])
    kit.reports(reports.both)
    kit.open('ProfileWallets')
    kit.top({ type: 'wallet.add' })
    kit.reports(reports.disconnected)
    kit.reports(reports.connected)
    expect([kit.view(), profile(kit)?.status]).toEqual(['ProfileWallets', 'active'])
  })
})

describe('switching to another wallet [wallet-activate]', () => {
  it('is requested, and done when the adapter reports it', () => {
    const kit = atWallets(reports.both)
    const other = kit.current() === meadow.id ? long.id : meadow.id
    switchTo(kit, other)
    expect([isBusy(kit), kit.works('activateConnection'), said(kit)]).toEqual([true, true, null])
    kit.reports({ ...reports.both, current: other })
    expect([isBusy(kit), said(kit), kit.current()]).toEqual([false, ['success', 'wallet.switched'], other])
    expect(kit.routes()).toEqual(['Account', 'ProfileWallets'])
  })

  it('is done with the wallet even if the previous one disconnects at the same moment', () => {
    const kit = atWallets(profiles.several)
    switchTo(kit, long.id)
    const connections = profiles.several.connections.filter(({ connectorId }) => connectorId === long.id)
    kit.reports({ ...profiles.several, connections, current: long.id })
    expect([isBusy(kit), said(kit)]).toEqual([false, ['success', 'wallet.switched']])
  })

  it('requests another account of the active wallet', () => {
    const kit = atWallets(profiles.several)
    const address = profiles.several.connections[0]?.accounts[1]?.address
    switchTo(kit, meadow.id, address)
    expect(kit.works('activateConnection')).toBe(true)
    kit.reports(profiles.severalOther)
    expect([isBusy(kit), said(kit)]).toEqual([false, ['success', 'account.switched']])
  })

  it.each(['wallet.rejected', 'wallet.notConnected', 'unknown'])(
    'shows the reason for a failure in the row (%s)',
    (code) => {
      const kit = atWallets(profiles.several)
      switchTo(kit, long.id)
      kit.activation.fails(code)
      expect([isBusy(kit), said(kit)]).toEqual([false, null])
      expect(profile(kit)?.context).toMatchObject({ aim: { connectorId: long.id }, failure: { code } })
      expect(kit.current()).toBe(meadow.id)
    },
  )

  it('fails if nothing is reported after the wallet’s answer', () => {
    const kit = atWallets(profiles.several)
    switchTo(kit, long.id)
    kit.activation.answers()
    expect([isBusy(kit), said(kit)]).toEqual([false, null])
  })

  it('is abandoned with the wallet chart, and a late answer still counts', () => {
    const kit = atWallets(profiles.several)
    switchTo(kit, long.id)
    kit.play({ do: 'fire', at: wallet, timer: 'xstate.after.request.wallet.status.activating' })
    expect([isBusy(kit), said(kit)]).toEqual([false, null])
    kit.reports(profiles.severalLong)
    expect(profile(kit)?.context).toMatchObject({ aim: null, failure: null })
  })

  it('fails if the wallet disconnects during its request', () => {
    const kit = atWallets(reports.both)
    const [other] = reports.both.connections.filter(({ connectorId }) => connectorId !== kit.current())
    if (!other) throw new Error('There is no other')
    switchTo(kit, other.connectorId)
    const connections = reports.both.connections.filter((each) => each !== other)
    kit.reports({ ...reports.both, connections })
    expect([isBusy(kit), said(kit)]).toEqual([false, ['error', 'wallet.activateFailed']])
  })

  it('can be left at once, and continues', () => {
    for (const leave of ['back', 'close'] as const) {
      const kit = atWallets(profiles.several)
      switchTo(kit, long.id)
      kit[leave]()
      kit.reports(profiles.severalLong)
      expect([kit.current(), kit.isOpen()]).toEqual([long.id, leave === 'back'])
    }
  })
})

describe('switching to a wallet of another namespace [wallet-activate] [network-namespace-switch]', () => {
  it('activates that namespace, and stays at the wallets', () => {
    const kit = atBoth()
    kit.top({ type: 'tab.choose', namespace: 'solana' })
    switchTo(kit, sun.id)
    expect([active(kit), isBusy(kit), said(kit)]).toEqual(['solana', false, ['success', 'wallet.switched']])
    expect(kit.routes()).toEqual(['Account', 'ProfileWallets'])
    expect(kit.networks().at(-1)).toBe('solana:sandbox')
  })

  it('activates it only when the wallet is the active one of its namespace', () => {
    const kit = atBoth()
    kit.kit({ type: 'connection.switch', namespace: 'solana', connectorId: sun.id })
    expect(active(kit)).toBe('solana')
    const other = reports.both.connections.find(({ connectorId }) => connectorId !== kit.current())?.connectorId ?? ''
    switchTo(kit, other)
    expect([active(kit), isBusy(kit)]).toEqual(['solana', true])
    kit.reports({ ...reports.both, current: other })
    expect([active(kit), isBusy(kit), said(kit)]).toEqual(['eip155', false, ['success', 'wallet.switched']])
  })

  it('activates it with another account of the wallet', () => {
    const kit = atBothElsewhere(profiles.several)
    expect(active(kit)).toBe('solana')
    switchTo(kit, meadow.id, profiles.several.connections[0]?.accounts[1]?.address)
    kit.reports(profiles.severalOther)
    expect([active(kit), said(kit)]).toEqual(['eip155', ['success', 'account.switched']])
  })

  it('is forgotten if it failed: a wallet that changes by itself later changes nothing else', () => {
    const kit = atBothElsewhere(profiles.several)
    switchTo(kit, long.id)
    kit.activation.fails('wallet.rejected')
    kit.reports(profiles.severalLong)
    expect(active(kit)).toBe('solana')
  })

  it('makes Back lead to the account of that namespace', () => {
    const kit = atBoth()
    kit.top({ type: 'tab.choose', namespace: 'solana' })
    switchTo(kit, sun.id)
    kit.back()
    expect([kit.view(), kit.account()?.context.namespace]).toEqual(['Account', 'solana'])
  })

  it('leads to the account if the dApp requests it and another view is shown', () => {
    const kit = atBothElsewhere()
    kit.open('Networks')
    kit.kit({ type: 'connection.switch', namespace: 'eip155', connectorId: kit.current() ?? '' })
    expect([active(kit), kit.routes()]).toEqual(['eip155', ['Account']])
  })
})

describe('adding a wallet [wallet-profile]', () => {
  it('chooses among those of the tab, and leads back with a message [nav-back-index]', () => {
    const kit = atWallets(reports.connected)
    kit.top({ type: 'wallet.add' })
    expect(kit.routes()).toEqual(['Account', 'ProfileWallets', 'Connect'])
    kit.choose(long)
    kit.reports(reports.both)
    kit.elapses('success')
    expect([kit.routes(), said(kit)]).toEqual([
      ['Account', 'ProfileWallets'],
      ['success', 'wallet.added'],
    ])
  })

  it('of another namespace activates it, and Back then leads to its account', () => {
    const kit = atWallets(reports.connected, twoNamespaces)
    kit.secondNamespace.reports(solanaDisconnected)
    kit.top({ type: 'tab.choose', namespace: 'solana' })
    kit.top({ type: 'wallet.add' })
    expect(kitOf(kit.simulation).context.stack.at(-1)?.namespace).toBe('solana')
    kit.top({ type: 'connector.choose', name: sun.name, options: [{ namespace: 'solana', connectorId: sun.id }] })
    kit.secondNamespace.reports(solanaConnected)
    kit.elapses('success')
    expect([kit.routes(), active(kit)]).toEqual([['Account', 'ProfileWallets'], 'solana'])
    kit.back()
    expect(kit.account()?.context.namespace).toBe('solana')
  })
})

describe('disconnecting [wallet-disconnect]', () => {
  it('one is done when the adapter reports it, and the others stay', () => {
    const kit = atWallets(reports.both)
    disconnect(kit, long.id)
    expect([isBusy(kit), kit.works('endConnection')]).toEqual([true, true])
    kit.reports(reports.connected)
    expect([isBusy(kit), said(kit), kit.routes()]).toEqual([
      false,
      ['success', 'wallet.disconnected'],
      ['Account', 'ProfileWallets'],
    ])
    expect(kit.connections()).toHaveLength(1)
  })

  it('one shows the reason for a failure in the row', () => {
    const kit = atWallets(reports.both)
    disconnect(kit, long.id)
    kit.ending.fails('wallet.disconnectFailed')
    expect([isBusy(kit), said(kit)]).toEqual([false, null])
    expect(profile(kit)?.context).toMatchObject({ failure: { code: 'wallet.disconnectFailed' } })
  })

  it('one that has already disconnected is no failure', () => {
    const kit = atWallets(reports.both)
    disconnect(kit, 'example.gone')
    expect([isBusy(kit), said(kit)]).toEqual([false, ['success', 'wallet.disconnected']])
  })

  it('the last one of all closes the modal', () => {
    const kit = atWallets(reports.connected)
    disconnect(kit, meadow.id)
    kit.reports(reports.disconnected)
    expect(kit.isOpen()).toBe(false)
  })

  it('the last one of a namespace leaves its tab empty, and Back leads to the remaining account', () => {
    const kit = atBoth()
    kit.top({ type: 'connections.disconnectAll' })
    kit.reports(reports.disconnected)
    expect([kit.routes(), profile(kit)?.context.namespace, active(kit)]).toEqual([
      ['Account', 'ProfileWallets'],
      'eip155',
      'solana',
    ])
    kit.back()
    expect([kit.view(), kit.account()?.context.namespace]).toEqual(['Account', 'solana'])
  })

  it('all of a namespace goes one after the other, and is done with the last', () => {
    const kit = atWallets(profiles.several, twoNamespaces)
    kit.secondNamespace.reports(solanaConnected)
    kit.top({ type: 'connections.disconnectAll' })
    const [, second, third] = profiles.several.connections
    if (!second || !third) throw new Error('There are too few')
    kit.reports({ ...profiles.several, connections: [second, third], current: second.connectorId })
    expect([isBusy(kit), said(kit)]).toEqual([true, null])
    kit.reports({ ...profiles.several, connections: [], current: null })
    expect([isBusy(kit), said(kit)]).toEqual([false, ['success', 'wallet.disconnected']])
    expect(kit.simulation.find('wallet:solana')?.getSnapshot().context.connections).toHaveLength(1)
  })

  it('all fails if one stays connected, whether first or last', () => {
    const [first, second] = reports.both.connections
    if (!first || !second) throw new Error('There are too few')
    const refusesFirst = atWallets(reports.both)
    refusesFirst.top({ type: 'connections.disconnectAll' })
    refusesFirst.ending.fails('wallet.disconnectFailed')
    expect(isBusy(refusesFirst)).toBe(true)
    refusesFirst.reports({ ...reports.both, connections: [first], current: first.connectorId })
    expect([isBusy(refusesFirst), said(refusesFirst)]).toEqual([false, ['error', 'wallets.disconnectFailed']])

    const refusesLast = atWallets(reports.both)
    refusesLast.top({ type: 'connections.disconnectAll' })
    refusesLast.reports({ ...reports.both, connections: [second], current: second.connectorId })
    refusesLast.ending.fails('wallet.disconnectFailed')
    expect([isBusy(refusesLast), said(refusesLast)]).toEqual([false, ['error', 'wallets.disconnectFailed']])
  })

  it('all in a tab without a connected wallet is done at once', () => {
    const kit = atWallets(reports.connected, twoNamespaces)
    kit.top({ type: 'tab.choose', namespace: 'solana' })
    kit.top({ type: 'connections.disconnectAll' })
    expect(isBusy(kit)).toBe(false)
  })

  it('from the account ends the active one; the next becomes active, and its account is shown', () => {
    const kit = createDriver()
    kit.stored.answers([])
    kit.reports(profiles.several)
    kit.open()
    kit.top({ type: 'account.disconnect' })
    const connections = profiles.several.connections.slice(1)
    kit.reports({ ...profiles.several, connections, current: long.id })
    expect([kit.view(), kit.current()]).toEqual(['Account', long.id])
    expect(kit.account()?.value).toMatchObject({ shown: { balance: 'loading', leave: 'staying' } })
  })
})

describe('recent wallets [wallet-recent] [wallet-recent-again]', () => {
  /** A user with one connected wallet, and several recent ones. */
  const atRecent = (input?: Partial<KitInput>) => {
    const kit = atWallets(profiles.oneOfMany, input)
    stores(kit, storedConnections)
    return kit
  }
  const stores = (kit: Kit, connections: typeof storedConnections) =>
    kit.play({
      do: 'emit',
      at: `${onTop(kit.simulation)}/watchStored`,
      event: { type: 'connections.stored', connections },
    })
  const recent = (kit: Kit) => profile(kit)?.context.recentConnections.map(({ connectorId }) => connectorId)
  const reconnect = (kit: Kit, connectorId: string) => kit.top({ type: 'connection.reconnect', connectorId })
  const joined = {
    ...profiles.oneOfMany,
    connections: [...profiles.oneOfMany.connections, ...reports.other.connections],
    current: long.id,
  }

  it('are listed by namespace if they are available and not connected, with their accounts', () => {
    const kit = atRecent()
    expect(recent(kit)).toEqual([long.id, 'walletConnect', 'AUTH', 'example.plain'])
    expect(profile(kit)?.context.recentConnections[0]?.accounts[0]?.address).toBe(
      reports.other.connections[0]?.accounts[0]?.address,
    )
    kit.reports(joined)
    expect(recent(kit)).toEqual(['walletConnect', 'AUTH', 'example.plain'])
    kit.reports({ ...profiles.oneOfMany, connectors: profiles.oneOfMany.connectors.slice(0, 2) })
    expect(recent(kit)).toEqual([long.id])
    const both = atWallets(profiles.oneOfMany, twoNamespaces)
    both.secondNamespace.reports(solanaDisconnected)
    stores(both, [{ connectorId: sun.id, namespace: 'solana', accounts: [] }])
    expect(recent(both)).toEqual([])
    both.top({ type: 'tab.choose', namespace: 'solana' })
    expect(recent(both)).toEqual([sun.id])
  })

  it('include one as soon as it has been disconnected', () => {
    const kit = atWallets(reports.both)
    stores(kit, storedConnections)
    expect(recent(kit)).toEqual([])
    disconnect(kit, long.id)
    kit.reports(reports.connected)
    expect(recent(kit)).toEqual([long.id])
  })

  it('are each one press away: the wallet is asked, and is then active beside the other', () => {
    const kit = atRecent()
    reconnect(kit, long.id)
    expect([isBusy(kit), kit.works('requestConnection'), kit.routes()]).toEqual([
      true,
      true,
      ['Account', 'ProfileWallets'],
    ])
    reconnect(kit, long.id)
    expect(kit.works('requestConnection')).toBe(true)
    kit.elapses('hint')
    expect(profile(kit)?.value).toMatchObject({ shown: { act: { connecting: 'slow' } } })
    kit.reports(joined)
    expect([isBusy(kit), said(kit), kit.current()]).toEqual([false, ['success', 'wallet.switched'], long.id])
    expect([kit.connections().length, kit.routes()]).toEqual([2, ['Account', 'ProfileWallets']])
  })

  it.each(['wallet.rejected', 'wallet.locked'])('show why one could not be connected (%s), until it can', (code) => {
    const kit = atRecent()
    reconnect(kit, long.id)
    kit.request.fails(code)
    expect([isBusy(kit), said(kit)]).toEqual([false, null])
    expect(profile(kit)?.context).toMatchObject({ aim: { connectorId: long.id }, failure: { code } })
    expect(kit.tracked.at(-1)?.event).toBe('CONNECT_ERROR')
    kit.reports(profiles.oneOfMany)
    expect(profile(kit)?.context.failure).toMatchObject({ code })
    kit.reports(joined)
    expect(profile(kit)?.context).toMatchObject({ aim: null, failure: null })
  })

  it('lead to a code for a phone wallet, and to the list for a login', () => {
    const paired = atRecent()
    reconnect(paired, 'walletConnect')
    expect(paired.routes().at(-1)).toBe('ConnectingWalletConnect')
    const listed = atRecent({
      environment: { mobile: true },
      projectServices: { directory: { expected: [0, 0], allWallets: 'SHOW' } },
    })
    reconnect(listed, 'walletConnect')
    expect(listed.routes().at(-1)).toBe('AllWallets')
    const login = atRecent()
    reconnect(login, 'AUTH')
    expect([login.routes().at(-1), login.works('requestConnection')]).toEqual(['Connect', false])
  })

  it('wait for the terms that the user has yet to accept [connect-terms]', () => {
    const kit = atRecent(withTerms)
    reconnect(kit, long.id)
    expect([kit.view(), kit.works('requestConnection')]).toEqual(['AcceptTerms', false])
    const accepted = `${legal.termsConditionsUrl} ${legal.privacyPolicyUrl}`
    const other = atRecent({
      ...withTerms,
      remembered: { caipNetworkId: null, recents: [], accountTypes: {}, accepted },
    })
    reconnect(other, long.id)
    expect(other.works('requestConnection')).toBe(true)
  })

  it('can be forgotten one by one: storage gets the command, and reports what is left', () => {
    const kit = atRecent()
    reconnect(kit, long.id)
    kit.request.fails('wallet.rejected')
    kit.top({ type: 'connection.forget', connectorId: long.id })
    expect(kit.remembered().at(-1)).toEqual({ type: 'storage.forgotten', namespace: 'eip155', connectorId: long.id })
    expect(profile(kit)?.context).toMatchObject({ aim: null, failure: null })
    stores(
      kit,
      storedConnections.filter(({ connectorId }) => connectorId !== long.id),
    )
    expect(recent(kit)).toEqual(['walletConnect', 'AUTH', 'example.plain'])
    reconnect(kit, long.id)
    expect(kit.works('requestConnection')).toBe(false)
  })

  it.each([
    ['another wallet is wanted', (kit: Kit) => kit.top({ type: 'wallet.add' })],
    ['it is forgotten', (kit: Kit) => kit.top({ type: 'connection.forget', connectorId: long.id })],
    ['the active one is disconnected', (kit: Kit) => disconnect(kit, meadow.id)],
    ['the user goes back', (kit: Kit) => kit.back()],
    ['the modal is closed', (kit: Kit) => kit.close()],
  ])('are no longer waited for if %s, and a late approval is honoured [flow-late-answer]', (_, leaves) => {
    const kit = atRecent()
    reconnect(kit, long.id)
    leaves(kit)
    expect(kit.works('requestConnection')).toBe(false)
    kit.reports(joined)
    expect(kit.current()).toBe(long.id)
  })

  it('report a failed connection if the app removes its namespace', () => {
    const kit = atBoth()
    kit.reports(profiles.oneOfMany)
    stores(kit, storedConnections)
    reconnect(kit, long.id)
    kit.kit({ type: 'adapter.removed', namespace: 'eip155' })
    expect([isBusy(kit), said(kit)]).toEqual([false, ['error', 'wallets.connectFailed']])
  })
})

describe('what happens meanwhile [wallet-source] [nav-wallet-gone]', () => {
  it('the tab of a namespace that the app removes closes', () => {
    const kit = atBoth()
    kit.top({ type: 'tab.choose', namespace: 'solana' })
    kit.kit({ type: 'adapter.removed', namespace: 'solana' })
    expect([kit.view(), profile(kit)?.context.namespace]).toEqual(['ProfileWallets', 'eip155'])
  })

  it('a switch ends with the namespace that the app removes', () => {
    const kit = atBoth()
    const other = reports.both.connections.find(({ connectorId }) => connectorId !== kit.current())?.connectorId ?? ''
    switchTo(kit, other)
    kit.kit({ type: 'adapter.removed', namespace: 'eip155' })
    expect([isBusy(kit), said(kit)]).toEqual([false, ['error', 'wallet.activateFailed']])
    expect(profile(kit)?.context.namespace).toBe('solana')
  })

  it('the shown address can be copied, with a message', () => {
    const kit = atWallets()
    const address = reports.both.connections[0]?.accounts[0]?.address ?? ''
    kit.top({ type: 'address.copy', address })
    expect(kit.simulation.find(`${onTop(kit.simulation)}/copyText`)).toBeDefined()
    kit.answer('copyText').answers()
    expect([profile(kit)?.hasTag('copied'), profile(kit)?.context.address]).toEqual([true, address])
    expect(said(kit)).toEqual(['success', 'address.copied'])
  })
})
