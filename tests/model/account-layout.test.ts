import { describe, expect, it } from 'vitest'
import type { Features } from '../../machines/system.ts'
import { createDriver } from './driver.ts'
import { reported, send } from './moves.ts'
import { profiles, threeNamespaces } from './profiles.ts'
import { snapshotOf } from './snapshots.ts'
import { startKit } from './start-kit.ts'
import { kitInput, ofProject, reports } from './world.ts'

/** The account of a user with this wallet, in a dApp with these options. */
function shown(report: Parameters<ReturnType<typeof createDriver>['reports']>[0], features: Partial<Features> = {}) {
  const kit = createDriver({ ...ofProject, features: { ...kitInput.features, ...features } })
  kit.stored.answers([])
  kit.reports(report)
  kit.open()
  return kit
}

const layoutOf = (kit: ReturnType<typeof createDriver>) => kit.account()?.value
const offersOf = (kit: ReturnType<typeof createDriver>) =>
  (['receive', 'send'] as const).filter((each) => kit.account()?.can({ type: `${each}.open` }))

describe('the layout of the account [account-layout]', () => {
  it('includes the holdings if the wallet is embedded, and loads them at once', () => {
    const kit = shown(reports.embedded)
    expect(layoutOf(kit)).toMatchObject({ shown: { layout: 'portfolio' } })
    expect(kit.works('fetchTokens')).toBe(true)
  })

  it('links to the holdings with any other wallet, and loads nothing before', () => {
    const kit = shown(reports.connected)
    expect(layoutOf(kit)).toMatchObject({ shown: { layout: 'list' } })
    expect(kit.works('fetchTokens')).toBe(false)
    kit.top({ type: 'portfolio.open' })
    expect([kit.view(), kit.works('fetchTokens')]).toEqual(['Portfolio', true])
  })

  it('follows the account from one wallet to the other', () => {
    const kit = shown(reports.embedded)
    kit.reports(reports.connected)
    expect(layoutOf(kit)).toMatchObject({ shown: { layout: 'list' } })
    kit.reports(reports.embedded)
    expect(layoutOf(kit)).toMatchObject({ shown: { layout: 'portfolio' } })
  })
})

describe('the actions of an account [account-features]', () => {
  it('are receive and send', () => {
    expect(offersOf(shown(reports.connected))).toEqual(['receive', 'send'])
  })

  it('are receive only if the namespace has no transfers', () => {
    const onlyBitcoin = {
      ...threeNamespaces,
      namespaces: ['bip122' as const],
      networks: threeNamespaces.networks?.slice(-1) ?? [],
    }
    const opened = [reported(profiles.bitcoin, 'bip122'), send('modal.open')]
    const account = snapshotOf(startKit(opened, onlyBitcoin), 'route:1')
    expect(['receive.open', 'send.open'].map((type) => account?.can({ type }))).toEqual([true, false])
  })

  describe.each(['connected', 'embedded'] as const)('in the layout of a wallet that is %s', (wallet) => {
    it('leave out what the dApp or its project has switched off, also while they are shown', () => {
      const kit = shown(reports[wallet], { receive: false })
      expect(offersOf(kit)).toEqual(['send'])
      kit.top({ type: 'features.changed', features: { send: false } })
      expect(offersOf(kit)).toEqual([])
    })

    it('are receive only once the app has the network no longer [account-unknown-network]', () => {
      const kit = shown(reports[wallet])
      expect(offersOf(kit)).toEqual(['receive', 'send'])
      kit.top({ type: 'networks.changed', networks: [] })
      expect(offersOf(kit)).toEqual(['receive'])
    })
  })

  const onUnknown = (input: Parameters<typeof createDriver>[0] = {}) => {
    const kit = createDriver({ ...input, requireSupportedNetwork: false })
    kit.stored.answers([])
    kit.reports(reports.unknownChain)
    kit.open()
    return kit
  }
  const offeredBy = (kit: ReturnType<typeof createDriver>) =>
    (['receive', 'send', 'swaps', 'portfolio'] as const).filter((each) => kit.account()?.can({ type: `${each}.open` }))

  it('are receive only on a network that the app does not know, until it does [account-unknown-network]', () => {
    const kit = onUnknown()
    expect(offeredBy(kit)).toEqual(['receive'])
    kit.reports(reports.connected)
    expect(offeredBy(kit)).toEqual(['receive', 'send', 'portfolio'])
    kit.top({ type: 'networks.changed', networks: [] })
    expect(offeredBy(kit)).toEqual(['receive'])
  })

  it('include the holdings if a project’s services may know the network [account-unknown-network]', () => {
    const kit = onUnknown(ofProject)
    expect(offeredBy(kit)).toEqual(['receive', 'portfolio'])
    kit.reports(reports.connected)
    expect(offeredBy(kit)).toEqual(['receive', 'send', 'swaps', 'portfolio'])
    kit.top({ type: 'networks.changed', networks: [] })
    expect(offeredBy(kit)).toEqual(['receive', 'portfolio'])
  })
})

describe('the name of an account [account-identity]', () => {
  const identityOf = (kit: ReturnType<typeof createDriver>) => kit.account()?.context.identity

  it('is looked up, and is never another account’s name', () => {
    const kit = shown(reports.connected)
    const named = { name: 'harbour.eth', avatar: 'https://pictures.example/harbour.png' }
    kit.answer('loadIdentity').answers(named)
    expect(identityOf(kit)).toEqual(named)
    kit.reports(reports.otherAccount)
    expect([identityOf(kit), kit.works('loadIdentity')]).toEqual([{}, true])
  })

  it('has no error message if it is unavailable', () => {
    const kit = shown(reports.connected)
    kit.answer('loadIdentity').fails('network.offline')
    expect(layoutOf(kit)).toMatchObject({ shown: { identity: 'nameless' } })
  })
})
