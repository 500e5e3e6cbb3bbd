import { describe, expect, it } from 'vitest'
import { acceptedText } from '../../core/legal.ts'
import type { KitInput } from '../../machines/kit/index.ts'
import type { AdapterReport } from '../../machines/ports.ts'
import { createDriver } from './driver.ts'
import {
  collapsedWallets,
  connectors,
  hiddenWallets,
  kitInput,
  legal,
  reports,
  withoutGuide,
  withTerms,
  withTermsLine,
} from './world.ts'

const opened = (input: Partial<KitInput>, report: AdapterReport = reports.disconnected) => {
  const kit = createDriver(input)
  kit.stored.answers([])
  kit.reports(report)
  kit.open()
  return kit
}
const remembering = (accepted: string): Partial<KitInput> => ({
  ...withTerms,
  remembered: { ...kitInput.remembered, accepted },
})

describe('terms that have to be accepted [connect-terms]', () => {
  it('let nothing lead to a wallet until they are ticked and accepted, and are remembered', () => {
    const kit = opened(withTerms)
    expect(kit.view()).toBe('AcceptTerms')
    kit.choose(connectors.meadow)
    kit.top({ type: 'terms.accept' })
    expect([kit.view(), kit.works('requestConnection')]).toEqual(['AcceptTerms', false])

    kit.top({ type: 'terms.tick' })
    kit.top({ type: 'terms.untick' })
    kit.top({ type: 'terms.accept' })
    expect([kit.view(), kit.remembered()]).toEqual(['AcceptTerms', []])

    kit.top({ type: 'terms.tick' })
    kit.top({ type: 'terms.accept' })
    expect(kit.view()).toBe('Connect')
    expect(kit.remembered()).toEqual([{ type: 'storage.accepted', terms: acceptedText(legal) }])
    kit.choose(connectors.meadow)
    expect(kit.works('requestConnection')).toBe(true)
  })

  it('are not got round by the views that a dApp opens by name', () => {
    for (const view of ['AllWallets', 'ConnectingWalletConnect'] as const) {
      const kit = opened(withTerms)
      kit.open(view)
      expect(kit.view()).toBe('AcceptTerms')
    }
  })

  it('are not asked for again at the next visit or opening, unless they are others', () => {
    expect(opened(remembering(acceptedText(legal))).view()).toBe('Connect')
    expect(opened(remembering(acceptedText({ ...legal, terms: 'https://dapp.example/new' }))).view()).toBe(
      'AcceptTerms',
    )
  })

  it('only stand below the list where they need not be ticked [connect-terms-line]', () => {
    expect(opened(withTermsLine).view()).toBe('Connect')
  })

  it('do not hide an account that has connected meanwhile', () => {
    const kit = opened(withTerms)
    kit.reports(reports.connected)
    expect(kit.status()).toBe('connected')
  })
})

describe('wallets beside logins', () => {
  const choosing = (input: Partial<KitInput>, report: AdapterReport = reports.offersEmbedded) => opened(input, report)

  it('are behind a way to them where the dApp wants that [connect-collapsed]', () => {
    const kit = choosing(collapsedWallets)
    expect(kit.connect()?.value).toEqual({ choosing: 'collapsed' })
    kit.top({ type: 'wallets.show' })
    expect(kit.connect()?.value).toEqual({ choosing: 'installed' })
    // A wallet that arrives does not take the list away again.
    kit.reports({ ...reports.offersEmbedded, connectors: reports.offersEmbedded.connectors.slice(1) })
    expect(kit.connect()?.value).toEqual({ choosing: 'installed' })
  })

  it('are nowhere where it wants none, and listed where nobody could connect else [connect-hidden]', () => {
    const kit = choosing(hiddenWallets)
    expect(kit.connect()?.value).toEqual({ choosing: 'hidden' })
    expect(kit.connect()?.can({ type: 'social.choose' })).toBe(true)
    for (const input of [hiddenWallets, collapsedWallets])
      expect(choosing(input, reports.disconnected).connect()?.value).toEqual({ choosing: 'installed' })
  })

  it('lead to where to get one unless the dApp says no', () => {
    expect(choosing({}).connect()?.can({ type: 'wallet.get' })).toBe(true)
    expect(choosing(withoutGuide).connect()?.can({ type: 'wallet.get' })).toBe(false)
  })
})
