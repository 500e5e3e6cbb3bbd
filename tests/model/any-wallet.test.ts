import { describe, expect, it } from 'vitest'
import type { KitInput } from '../../machines/kit.ts'
import { act } from './act.ts'
import {
  connectors,
  listed,
  manualPairing,
  phoneReports,
  reports,
  solanaReports,
  twoNamespaces,
} from './payloads/world.ts'
import { kitOf } from './snapshots.ts'

const [sun] = solanaReports.solanaConnected.connections
if (!sun) throw new Error('The sun shines')
const { eip155: evmReport, solana: sunReport } = phoneReports
const settled = { type: 'pairing.settled', namespaces: ['eip155', 'solana'], name: 'Pocket' } as const

const begun = (input: Partial<KitInput> = {}) => {
  const kit = act({ ...twoNamespaces, ...input })
  kit.stored.answers([])
  kit.sun.stored.answers([])
  return kit
}
const context = ({ rehearsal }: ReturnType<typeof act>) => kitOf(rehearsal).context

describe('SPEC 2: the places of any wallet', () => {
  it('a wallet of the directory has a place of its own, and so has the way to get it', () => {
    const kit = begun()
    kit.open()
    kit.kit({ type: 'nav.push', place: 'ConnectingWalletConnect', wallet: listed.plain })
    expect(kit.view()).toBe('ConnectingWalletConnect')
    kit.kit({ type: 'nav.push', place: 'Downloads', wallet: listed.plain })
    expect(kit.view()).toBe('Downloads')
    expect(context(kit).stack.at(-1)?.wallet).toEqual(listed.plain)
    kit.back()
    kit.back()
    expect(kit.places()).toEqual(['Connect'])
  })

  it('nobody is led to the way of getting no wallet', () => {
    const kit = begun()
    kit.open()
    kit.push('Downloads')
    expect(kit.places()).toEqual(['Connect'])
  })

  it('a dApp may name the list and the code, but not a wallet of the directory', () => {
    const kit = begun()
    kit.open('AllWallets')
    expect(kit.places()).toEqual(['AllWallets'])
    kit.open('ConnectingWalletConnect')
    expect(kit.places()).toEqual(['ConnectingWalletConnect'])
  })

  it('neither needs a connection, nor goes when one ends', () => {
    const kit = begun()
    kit.reports(reports.connected)
    kit.open('AllWallets')
    kit.reports(reports.disconnected)
    expect(kit.view()).toBe('AllWallets')
  })
})

describe('FACTS 8.1, manual control: the dApp makes the pairings', () => {
  it('opening shows its code, and what it hands over is told to the place', () => {
    const kit = begun(manualPairing)
    kit.open()
    expect(kit.places()).toEqual(['ConnectingWalletConnect'])
    kit.close()
    kit.kit({ type: 'modal.open', view: 'ConnectingWalletConnect', uri: 'wc:abc' })
    expect(context(kit).stack.at(-1)?.uri).toBe('wc:abc')
  })

  it('somebody connected is shown their account', () => {
    const kit = begun(manualPairing)
    kit.reports(reports.connected)
    kit.open()
    expect(kit.places()).toEqual(['Account'])
  })
})

describe('FACTS 10.3: one session for all namespaces', () => {
  it('each namespace’s wallet takes its part of what a phone has approved', () => {
    const kit = begun()
    kit.kit(settled)
    kit.reports(evmReport)
    kit.sun.reports(sunReport)
    expect(context(kit)).toMatchObject({ active: 'eip155', connected: ['eip155', 'solana'] })
  })

  it.each([
    ['first', [evmReport, sunReport]],
    ['last', [sunReport, evmReport]],
  ])('the namespace that was active leads, though it comes %s', (_, order) => {
    const kit = begun()
    kit.kit(settled)
    for (const report of order) (report === evmReport ? kit : kit.sun).reports(report)
    expect(context(kit).active).toBe('eip155')
  })

  it('another leads where the phone shares nothing in the one that was active', () => {
    const kit = begun()
    kit.kit({ ...settled, namespaces: ['solana'] })
    kit.sun.reports(sunReport)
    expect(context(kit)).toMatchObject({ active: 'solana', connected: ['solana'] })
  })

  it('another leads where the wallet chart of the active one refuses its part', () => {
    const kit = begun()
    kit.kit(settled)
    kit.sun.reports(sunReport)
    kit.request.fails('wallet.badAccount')
    expect(context(kit)).toMatchObject({ active: 'solana', connected: ['solana'] })
  })

  it('is told once, with the wallet’s own name', () => {
    const kit = begun()
    kit.kit(settled)
    kit.reports(evmReport)
    kit.sun.reports(sunReport)
    expect(kit.tracked.filter(({ event }) => event === 'CONNECT_SUCCESS')).toEqual([
      { type: 'track', event: 'CONNECT_SUCCESS', properties: { method: 'qrcode', name: 'Pocket' } },
    ])
    expect(kit.remembered()).toEqual([
      { type: 'memo.connected', namespace: 'eip155', connectorId: 'walletConnect', name: 'Pocket' },
      { type: 'memo.connected', namespace: 'solana', connectorId: 'walletConnect', name: 'Pocket' },
    ])
  })

  it('a namespace that the app does not have is nobody’s', () => {
    const kit = act()
    kit.stored.answers([])
    kit.kit(settled)
    kit.reports(evmReport)
    expect(context(kit)).toMatchObject({ sharing: ['eip155'], connected: ['eip155'] })
  })

  it('a wallet of the page that connects later leads, as ever', () => {
    const kit = begun()
    kit.kit(settled)
    kit.reports(evmReport)
    kit.sun.reports(sunReport)
    kit.sun.reports({
      connectors: [...sunReport.connectors, ...solanaReports.solanaConnected.connectors],
      connections: [sun, ...sunReport.connections],
      current: connectors.meadow.name,
    })
    expect(context(kit).active).toBe('solana')
  })
})
