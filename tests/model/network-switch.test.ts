import { describe, expect, it } from 'vitest'
import type { KitInput } from '../../machines/kit/index.ts'
import type { AdapterReport } from '../../machines/ports.ts'
import { createDriver } from './driver.ts'
import { alertsOf, kitOf, snackbarOf, snapshotOf, toastsOf } from './snapshots.ts'
import { connectors, reports, twoNamespaces } from './world.ts'

const one = 'eip155:31337'
const two = 'eip155:31338'
const sun = 'solana:sandbox'

/** A connected user on the first network, at the list of networks. */
const atNetworks = (report: AdapterReport = reports.connected, input?: Partial<KitInput>) => {
  const kit = createDriver(input)
  kit.stored.answers([])
  kit.reports(report)
  kit.open()
  kit.top({ type: 'networks.open' })
  return kit
}

const asking = () => {
  const kit = atNetworks()
  kit.pick(two)
  return kit
}

const switches = ({ tracked }: ReturnType<typeof createDriver>) =>
  tracked.filter(({ event }) => event === 'SWITCH_NETWORK')
/** What the list of networks says about the last requested one. */
const refused = ({ simulation }: ReturnType<typeof createDriver>) => kitOf(simulation).context.stack.at(-1)?.refused
const said = ({ simulation }: ReturnType<typeof createDriver>) => snackbarOf(simulation).context.message

describe('choosing a network [network-choice] [network-same-ignored]', () => {
  it('starts from the account, which opens the list', () => {
    expect(atNetworks().routes()).toEqual(['Account', 'Networks'])
  })

  it('ignores the wallet’s current network', () => {
    const kit = atNetworks()
    kit.pick(one)
    expect(kit.routes()).toEqual(['Account', 'Networks'])
    expect(kit.works('requestNetwork')).toBe(false)
  })

  it('asks the wallet for another network of its namespace', () => {
    const kit = asking()
    expect(kit.view()).toBe('SwitchNetwork')
    expect(kit.works('requestNetwork')).toBe(true)
  })

  it('shows what a namespace without a connected wallet needs, and leads there', () => {
    const kit = atNetworks(reports.connected, twoNamespaces)
    kit.pick(sun)
    expect(kit.view()).toBe('SwitchActiveChain')
    kit.top({ type: 'network.connect' })
    expect(kit.routes()).toEqual(['Account', 'Networks', 'Connect'])
    expect(kitOf(kit.simulation).context.stack.at(-1)?.to?.namespace).toBe('solana')
    expect(kitOf(kit.simulation).context.active).toBe('eip155')
  })

  it('selects the network and closes the list if no wallet is connected', () => {
    const kit = createDriver(twoNamespaces)
    kit.open('WhatIsAWallet')
    kit.push('Networks')
    kit.pick(sun)
    expect(kit.routes()).toEqual(['WhatIsAWallet'])
    expect(kitOf(kit.simulation).context).toMatchObject({ selected: { solana: sun }, active: 'solana' })
    expect(switches(kit)).toEqual([])
  })

  it('ignores the selected network if no wallet is connected', () => {
    const kit = createDriver()
    kit.open('Networks')
    kit.pick(one)
    expect(kit.routes()).toEqual(['Networks'])
  })

  it.each(['eip155:1', sun] as const)(
    'alerts the developer of %s, which the app does not know or cannot reach',
    (id) => {
      const kit = atNetworks()
      kit.pick(id)
      expect(alertsOf(kit.simulation).context.alerts).toMatchObject([{ failure: { code: 'network.notFound' } }])
      expect(kit.view()).toBe('Networks')
    },
  )
})

describe('a wallet that does not answer [network-asked-again]', () => {
  const at = ({ simulation }: ReturnType<typeof createDriver>) => snapshotOf(simulation, 'route:3')?.value

  it('is asked again once the user has waited, and not before', () => {
    const kit = asking()
    kit.top({ type: 'network.retry' })
    kit.elapses('hint')
    expect(at(kit)).toEqual({ switching: 'slow' })
    kit.top({ type: 'network.retry' })
    expect(at(kit)).toEqual({ switching: 'asking' })
    expect(kit.works('requestNetwork')).toBe(true)
  })
})

describe('the outcome of a switch [network-reported] [network-failed-back] [network-way-out]', () => {
  it('it is done when the wallet reports the network, and goes back past the list', () => {
    const kit = asking()
    kit.reports(reports.otherNetwork)
    expect(kit.routes()).toEqual(['Account'])
    expect(kit.works('requestNetwork')).toBe(false)
    expect(switches(kit)).toMatchObject([{ properties: { network: two } }])
  })

  it('it is not done by a promise alone: a wallet that approves and stays has not switched', () => {
    const kit = asking()
    kit.asked.answers()
    expect(kit.routes()).toEqual(['Account', 'Networks'])
    expect(refused(kit)).toMatchObject({ caipNetworkId: two, failure: { code: 'chain.mismatch' } })
    expect(switches(kit)).toEqual([])
  })

  it.each(['wallet.rejected', 'wallet.pending', 'wallet.chainUnknown', 'wallet.switchUnsupported', 'unknown'])(
    'a failure goes back (%s), and the chosen network shows the reason, without another message',
    (code) => {
      const kit = asking()
      kit.asked.fails(code)
      expect(kit.routes()).toEqual(['Account', 'Networks'])
      const params = { wallet: connectors.meadow.name }
      expect(refused(kit)).toMatchObject({ caipNetworkId: two, failure: { code, params } })
      expect(said(kit)).toBeNull()
      expect(switches(kit)).toEqual([])
    },
  )

  it('it goes back after 5 minutes without an answer, with a hint after 20 s', () => {
    const kit = asking()
    kit.elapses('hint')
    expect(kit.simulation.find('route:3')?.getSnapshot().value).toEqual({ switching: 'slow' })
    kit.elapses('prompt')
    expect(kit.view()).toBe('Networks')
    expect(refused(kit)).toMatchObject({ failure: { code: 'request.timeout' } })
  })

  it.each([
    ['another view', ['Account']],
    ['nothing', []],
  ])('a toast shows the reason, and outlasts the view, if %s lies below', (_, below) => {
    const kit = createDriver()
    kit.reports(reports.connected)
    if (below.length > 0) kit.open()
    else kit.open('Connect')
    kit.kit({ type: 'network.ask', caipNetworkId: two })
    expect(kit.routes()).toEqual([...below, 'SwitchNetwork'])
    kit.asked.fails('wallet.rejected')
    expect([kit.routes(), kit.isOpen()]).toEqual([below, below.length > 0])
    expect(toastsOf(kit.simulation).context.toasts).toMatchObject([{ variant: 'error', code: 'wallet.rejected' }])
    expect(said(kit)).toBeNull()
  })

  it('it is not shown for a network that the app does not have', () => {
    const kit = createDriver()
    kit.reports(reports.connected)
    kit.open()
    kit.kit({ type: 'network.ask', caipNetworkId: 'eip155:1' })
    expect(kit.routes()).toEqual(['Account'])
  })

  it('it closes the modal if the app does not have the previous network', () => {
    const kit = atNetworks(reports.unknownChain, { requireSupportedNetwork: false })
    kit.pick(two)
    kit.reports(reports.otherNetwork)
    expect(kit.isOpen()).toBe(false)
  })

  it('it closes the modal if the list was the only route', () => {
    const kit = createDriver()
    kit.reports(reports.connected)
    kit.open('Networks')
    kit.pick(two)
    kit.reports(reports.otherNetwork)
    expect(kit.isOpen()).toBe(false)
  })

  it('it keeps waiting while the wallet switches elsewhere by itself', () => {
    const kit = asking()
    kit.reports(reports.unknownChain)
    expect(kit.view()).toBe('SwitchNetwork')
    kit.reports(reports.otherNetwork)
    expect(kit.routes()).toEqual(['Account'])
  })

  it('it ends with the connection', () => {
    const kit = asking()
    kit.reports(reports.disconnected)
    expect(kit.isOpen()).toBe(false)
    expect(kit.works('requestNetwork')).toBe(false)
    expect(kit.waits('prompt')).toBe(false)
  })

  it('Back and closing withdraw it; a late approval still counts', () => {
    for (const leave of ['back', 'close'] as const) {
      const kit = asking()
      kit[leave]()
      expect(kit.works('requestNetwork')).toBe(false)
      kit.reports(reports.otherNetwork)
      expect(kit.current()).toBe(connectors.meadow.id)
      expect(kit.isOpen()).toBe(leave === 'back')
      expect(switches(kit)).toEqual([])
    }
  })

  it('it can be requested again after a failure', () => {
    const kit = asking()
    kit.asked.fails('wallet.rejected')
    kit.pick(two)
    expect(kit.works('requestNetwork')).toBe(true)
    kit.reports(reports.otherNetwork)
    expect(kit.routes()).toEqual(['Account'])
  })
})

describe('a switch that the dApp requests [network-choice]', () => {
  const refusals = ({ emitted }: ReturnType<typeof createDriver>) =>
    emitted.filter(({ type }) => type === 'networkRefused')

  it('asks the wallet and opens nothing', () => {
    const kit = createDriver()
    kit.reports(reports.connected)
    kit.kit({ type: 'network.switch', caipNetworkId: two })
    expect(kit.isOpen()).toBe(false)
    expect(kit.works('requestNetwork')).toBe(true)
    kit.asked.fails('wallet.rejected')
    expect(refusals(kit)).toMatchObject([{ caipNetworkId: two, failure: { code: 'wallet.rejected' } }])
  })

  it('is refused for a network that the app does not know, with an alert', () => {
    const kit = createDriver()
    kit.kit({ type: 'network.switch', caipNetworkId: 'eip155:1' })
    expect(refusals(kit)).toMatchObject([{ failure: { code: 'network.notFound' } }])
    expect(alertsOf(kit.simulation).context.alerts).toHaveLength(1)
  })

  it('selects the network if no wallet is connected in its namespace', () => {
    const kit = createDriver(twoNamespaces)
    kit.reports(reports.connected)
    kit.kit({ type: 'network.switch', caipNetworkId: sun })
    expect(kitOf(kit.simulation).context).toMatchObject({ selected: { solana: sun }, active: 'solana' })
  })

  it('replaces a pending switch, whose caller learns it', () => {
    const kit = atNetworks(reports.unknownChain, { requireSupportedNetwork: false })
    kit.pick(two)
    kit.kit({ type: 'network.switch', caipNetworkId: one })
    expect(kit.view()).toBe('Networks')
    expect(refused(kit)).toMatchObject({ failure: { code: 'request.aborted' } })
    expect(kit.works('requestNetwork')).toBe(true)
    kit.reports(reports.connected)
    expect(switches(kit)).toMatchObject([{ properties: { network: one } }])
  })
})
