import { describe, expect, it } from 'vitest'
import { acceptedText } from '../../core/legal.ts'
import { acceptTermsMachine } from '../../machines/accept-terms/chart.ts'
import type { KitInput } from '../../machines/kit/index.ts'
import type { AdapterReport } from '../../machines/ports.ts'
import { createDriver } from './driver.ts'
import { walksAsReviewed } from './walk.ts'
import {
  collapsedWallets,
  connectors,
  hiddenWallets,
  kitInput,
  legal,
  manualPairing,
  ofProject,
  reports,
  withoutGuide,
  withTerms,
  withTermsLine,
} from './world.ts'

walksAsReviewed('accept-terms', acceptTermsMachine)

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
const others = { ...legal, termsConditionsUrl: 'https://dapp.example/new' }

describe('terms that have to be accepted [connect-terms]', () => {
  it('block every wallet until they are ticked and accepted, and are then stored', () => {
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
    expect(kit.remembered()).toEqual([{ type: 'storage.accepted', accepted: acceptedText(legal) }])
    kit.choose(connectors.meadow)
    expect(kit.works('requestConnection')).toBe(true)
  })

  it('leave the screen if the dApp drops them, and return with them', () => {
    const kit = opened(withTerms)
    const change = (legalCheckbox: boolean) =>
      kit.kit({ type: 'features.changed', features: { ...withTerms.features, legalCheckbox } })
    expect(kit.view()).toBe('AcceptTerms')
    change(false)
    expect(kit.view()).toBe('Connect')
    change(true)
    expect(kit.view()).toBe('AcceptTerms')
  })

  it.each(['AllWallets', 'ConnectingWalletConnect'] as const)('come before %s, and lead on to it', (view) => {
    const kit = createDriver({ ...ofProject, features: { ...kitInput.features, ...withTerms.features } })
    kit.stored.answers([])
    kit.open(view)
    expect(kit.view()).toBe('AcceptTerms')
    kit.top({ type: 'terms.tick' })
    kit.top({ type: 'terms.accept' })
    expect(kit.view()).not.toBe('AcceptTerms')
    expect(kit.simulation.root.getSnapshot().context.stack.map(({ route }: { route: string }) => route)).toEqual([view])
  })

  it.each(['Connect', 'AllWallets', 'ConnectingWalletConnect', 'EmailLogin', 'ConnectSocials'] as const)(
    'come before %s also when another view leads there',
    (route) => {
      const kit = createDriver(withTerms)
      kit.stored.answers([])
      kit.open('WhatIsAWallet')
      kit.push(route)
      expect(kit.view()).toBe('AcceptTerms')
      kit.back()
      expect(kit.view()).toBe('WhatIsAWallet')
    },
  )

  it('come before the dApp’s own pairing, which does not start either', () => {
    const kit = opened({ ...withTerms, ...manualPairing })
    expect([kit.view(), kit.works('requestPairing')]).toEqual(['AcceptTerms', false])
    kit.kit({ type: 'modal.open', view: 'ConnectingWalletConnect', uri: 'wc:1' })
    expect(kit.view()).toBe('AcceptTerms')
  })

  it('are not shown again on the next visit or open, unless they have changed', () => {
    expect(opened(remembering(acceptedText(legal))).view()).toBe('Connect')
    expect(opened(remembering(acceptedText(others))).view()).toBe('AcceptTerms')

    const kit = opened(withTerms)
    kit.top({ type: 'terms.tick' })
    kit.top({ type: 'terms.accept' })
    kit.close()
    kit.kit({ type: 'modal.exited' })
    kit.open()
    expect(kit.view()).toBe('Connect')
    kit.kit({ type: 'features.changed', features: others })
    expect(kit.view()).toBe('AcceptTerms')
  })

  it('have to be ticked again if the pages change before the user accepts', () => {
    const kit = opened(withTerms)
    kit.top({ type: 'terms.tick' })
    kit.kit({ type: 'features.changed', features: others })
    kit.top({ type: 'terms.accept' })
    expect([kit.view(), kit.remembered()]).toEqual(['AcceptTerms', []])
    kit.top({ type: 'terms.tick' })
    kit.top({ type: 'terms.accept' })
    expect(kit.remembered()).toEqual([{ type: 'storage.accepted', accepted: acceptedText(others) }])
  })

  it('need a page: without one there is nothing to accept', () => {
    expect(opened({ features: { ...kitInput.features, legalCheckbox: true } }).view()).toBe('Connect')
  })

  it('only stand below the list if they need no tick [connect-terms-line]', () => {
    expect(opened(withTermsLine).view()).toBe('Connect')
  })

  it('do not hide an account that has connected meanwhile', () => {
    const kit = opened(withTerms)
    kit.reports(reports.connected)
    expect(kit.status()).toBe('connected')
    expect(kit.simulation.root.getSnapshot().hasTag('open')).toBe(false)
  })
})

describe('wallets beside logins', () => {
  const choosing = (input: Partial<KitInput>, report: AdapterReport = reports.offersEmbedded) => opened(input, report)

  it('are one step away if the dApp collapses them [connect-collapsed]', () => {
    const kit = choosing(collapsedWallets)
    expect(kit.connect()?.value).toEqual({ choosing: 'collapsed' })
    kit.top({ type: 'wallets.show' })
    expect(kit.connect()?.value).toEqual({ choosing: 'installed' })
    // A wallet that arrives does not remove the list again.
    kit.reports({ ...reports.offersEmbedded, connectors: reports.offersEmbedded.connectors.slice(1) })
    expect(kit.connect()?.value).toEqual({ choosing: 'installed' })
    expect(choosing({ features: { ...kitInput.features, emailShowWallets: false } }).connect()?.value).toEqual({
      choosing: 'collapsed',
    })
  })

  it('are absent if the dApp hides them, but listed if no user could connect otherwise [connect-hidden]', () => {
    const kit = choosing(hiddenWallets)
    expect(kit.connect()?.value).toEqual({ choosing: 'hidden' })
    expect(kit.connect()?.can({ type: 'social.choose' })).toBe(true)
    for (const input of [hiddenWallets, collapsedWallets])
      expect(choosing(input, reports.disconnected).connect()?.value).toEqual({ choosing: 'installed' })
  })

  it('link to where to get one unless the dApp turns that off', () => {
    expect(choosing({}).connect()?.can({ type: 'wallet.get' })).toBe(true)
    expect(choosing(withoutGuide).connect()?.can({ type: 'wallet.get' })).toBe(false)
  })
})
