import { describe, expect, it } from 'vitest'
import type { KitInput } from '../../machines/kit/index.ts'
import { createDriver } from './driver.ts'
import { kitOf } from './snapshots.ts'
import { connectors, listed, manualPairing, phoneReports, reports, solanaReports, twoNamespaces } from './world.ts'

const [sun] = solanaReports.solanaConnected.connections
if (!sun) throw new Error('The sun shines')
const { eip155: evmReport, solana: sunReport } = phoneReports
const settled = { type: 'pairing.settled', namespaces: ['eip155', 'solana'], name: 'Pocket' } as const

const begun = (input: Partial<KitInput> = {}) => {
  const kit = createDriver({ ...twoNamespaces, ...input })
  kit.stored.answers([])
  kit.secondNamespace.stored.answers([])
  return kit
}
const context = ({ simulation }: ReturnType<typeof createDriver>) => kitOf(simulation).context

describe('the routes of any wallet [connect-platforms]', () => {
  it('a wallet of the directory has its own route, and so has the way to get it', () => {
    const kit = begun()
    kit.open()
    kit.kit({ type: 'nav.push', route: 'ConnectingWalletConnect', wallet: listed.plain })
    expect(kit.view()).toBe('ConnectingWalletConnect')
    kit.kit({ type: 'nav.push', route: 'Downloads', wallet: listed.plain })
    expect(kit.view()).toBe('Downloads')
    expect(context(kit).stack.at(-1)?.wallet).toEqual(listed.plain)
    kit.back()
    kit.back()
    expect(kit.routes()).toEqual(['Connect'])
  })

  it('no user is led to a download route without a wallet', () => {
    const kit = begun()
    kit.open()
    kit.push('Downloads')
    expect(kit.routes()).toEqual(['Connect'])
  })

  it('a dApp can name the list and the code, but not a wallet of the directory', () => {
    const kit = begun()
    kit.open('AllWallets')
    expect(kit.routes()).toEqual(['AllWallets'])
    kit.open('ConnectingWalletConnect')
    expect(kit.routes()).toEqual(['ConnectingWalletConnect'])
  })

  it('the list of all wallets stays open when a connection ends', () => {
    const kit = begun()
    kit.reports(reports.connected)
    kit.open('AllWallets')
    kit.reports(reports.disconnected)
    expect(kit.view()).toBe('AllWallets')
  })
})

describe('the dApp makes the pairings [nav-manual]', () => {
  it('the modal opens at the dApp’s code, and the route gets the URI that it passes', () => {
    const kit = begun(manualPairing)
    kit.open()
    expect(kit.routes()).toEqual(['ConnectingWalletConnect'])
    kit.close()
    kit.kit({ type: 'modal.open', view: 'ConnectingWalletConnect', uri: 'wc:abc' })
    expect(context(kit).stack.at(-1)?.uri).toBe('wc:abc')
  })

  it('a connected user sees their account', () => {
    const kit = begun(manualPairing)
    kit.reports(reports.connected)
    kit.open()
    expect(kit.routes()).toEqual(['Account'])
  })
})

describe('one session for all namespaces [pairing-session]', () => {
  it('each namespace’s wallet chart takes its part of what a phone has approved', () => {
    const kit = begun()
    kit.kit(settled)
    kit.reports(evmReport)
    kit.secondNamespace.reports(sunReport)
    expect(context(kit)).toMatchObject({
      active: 'eip155',
      connections: [{ namespace: 'eip155' }, { namespace: 'solana' }],
    })
  })

  it.each([
    ['first', [evmReport, sunReport]],
    ['last', [sunReport, evmReport]],
  ])('the active namespace stays active when it is reported %s', (_, order) => {
    const kit = begun()
    kit.kit(settled)
    for (const report of order) (report === evmReport ? kit : kit.secondNamespace).reports(report)
    expect(context(kit).active).toBe('eip155')
  })

  it('another becomes active if the phone shares nothing in the active one', () => {
    const kit = begun()
    kit.kit({ ...settled, namespaces: ['solana'] })
    kit.secondNamespace.reports(sunReport)
    expect(context(kit)).toMatchObject({ active: 'solana', connections: [{ namespace: 'solana' }] })
  })

  it('another becomes active if the active one’s wallet chart refuses its part', () => {
    const kit = begun()
    kit.kit(settled)
    kit.secondNamespace.reports(sunReport)
    kit.request.fails('wallet.badAccount')
    expect(context(kit)).toMatchObject({ active: 'solana', connections: [{ namespace: 'solana' }] })
  })

  it('the session is tracked once, with the wallet’s own name', () => {
    const kit = begun()
    kit.kit(settled)
    kit.reports(evmReport)
    kit.secondNamespace.reports(sunReport)
    expect(kit.tracked.filter(({ event }) => event === 'CONNECT_SUCCESS')).toEqual([
      { type: 'track', event: 'CONNECT_SUCCESS', properties: { method: 'qrcode', name: 'Pocket' } },
    ])
    expect(kit.remembered()).toEqual([
      { type: 'storage.connected', namespace: 'eip155', connectorId: 'walletConnect', name: 'Pocket' },
      { type: 'storage.connected', namespace: 'solana', connectorId: 'walletConnect', name: 'Pocket' },
    ])
  })

  it('a namespace that the app does not have is ignored', () => {
    const kit = createDriver()
    kit.stored.answers([])
    kit.kit(settled)
    kit.reports(evmReport)
    expect(context(kit)).toMatchObject({ sharing: ['eip155'], connections: [{ namespace: 'eip155' }] })
  })

  it('a page wallet that connects later becomes active, as usual', () => {
    const kit = begun()
    kit.kit(settled)
    kit.reports(evmReport)
    kit.secondNamespace.reports(sunReport)
    kit.secondNamespace.reports({
      connectors: [...sunReport.connectors, ...solanaReports.solanaConnected.connectors],
      connections: [sun, ...sunReport.connections],
      current: connectors.meadow.name,
    })
    expect(context(kit).active).toBe('solana')
  })
})

describe('a wallet in WalletConnect’s session [connect-in-session]', () => {
  const byCode = { type: 'wallet.choose', wallet: listed.plain, platform: 'qrcode' } as const
  const can = ({ simulation }: ReturnType<typeof createDriver>, event: object) =>
    simulation.find('route:1')?.getSnapshot().can(Object(event))
  const inSession = () => {
    const kit = begun()
    kit.reports(evmReport)
    kit.secondNamespace.reports(sunReport)
    return kit
  }

  it.each(['Connect', 'AllWallets'] as const)('keeps the directory’s other wallets from being chosen in %s', (view) => {
    const kit = inSession()
    kit.open(view)
    expect(can(kit, byCode)).toBe(false)
    kit.top(byCode)
    expect(kit.routes()).toEqual([view])
  })

  it('does not keep the user from a browser wallet, or from the code', () => {
    const [list, all] = [inSession(), inSession()]
    list.open('Connect')
    expect(can(list, { type: 'wallet.choose', platform: 'qrcode' })).toBe(true)
    all.open('AllWallets')
    expect(can(all, { ...byCode, platform: 'browser' })).toBe(true)
  })

  it.each(['Connect', 'AllWallets'] as const)(
    'frees the others once it has disconnected, without leaving %s',
    (view) => {
      const kit = inSession()
      kit.open(view)
      kit.reports({ ...evmReport, connections: [], current: null })
      expect(can(kit, byCode)).toBe(false)
      kit.secondNamespace.reports({ ...sunReport, connections: [], current: null })
      expect(kit.routes()).toEqual([view])
      expect(can(kit, byCode)).toBe(true)
    },
  )
})
