import { describe, expect, it } from 'vitest'
import type { Connector } from './connector.ts'
import type { ListedWallet } from './listed-wallet.ts'
import {
  allWallets,
  badgeOf,
  expectedIn,
  isAboveRows,
  type Known,
  leadingWallets,
  runFrom,
  type Sought,
} from './wallet-lists.ts'
import { type ConnectorKind, listParts, walletRows } from './wallet-rows.ts'

const listed = (name: string, more: Partial<ListedWallet> = {}): ListedWallet => ({
  id: name.toLowerCase(),
  name,
  certified: false,
  ...more,
})
const connector = (name: string, more: Partial<Connector> = {}): Connector => ({
  id: `c.${name}`,
  name,
  type: 'ANNOUNCED',
  namespace: 'eip155',
  ...more,
})

const nothing = { featured: [], custom: [], recommended: [] }
const known = (connectors: Connector[], more: Partial<Known> = {}): Known => ({
  rows: walletRows(connectors, { mobile: false, recents: [] }),
  recents: [],
  ...more,
})
const namesOf = (wallets: readonly ListedWallet[]) => wallets.map(({ name }) => name)
const [ada, bob, cyd, dot] = ['Ada', 'Bob', 'Cyd', 'Dot'].map((name) => listed(name)) as [
  ListedWallet,
  ListedWallet,
  ListedWallet,
  ListedWallet,
]
const code = connector('WalletConnect', { type: 'WALLET_CONNECT' })
const recommended = [ada, bob, cyd]

describe('the wallets that the directory features [directory-featured]', () => {
  it.each([
    ['there is none', [], ['Ada', 'Bob']],
    ['there is a code', [code], ['Ada', 'Bob']],
    ['there is one wallet', [code, connector('Elk')], ['Ada']],
    ['there are two', [connector('Elk'), connector('Fox')], []],
    ['there are three', [connector('Elk'), connector('Fox'), connector('Gnu')], []],
    ['there is only the plain one', [connector('Browser Wallet', { type: 'INJECTED' })], ['Ada', 'Bob']],
    ['there is one of the dApp’s own', [connector('Elk', { type: 'EXTERNAL' })], ['Ada', 'Bob']],
  ])('fill the available space: %s', (_, connectors, names) => {
    expect(namesOf(leadingWallets({ ...nothing, recommended }, known(connectors)))).toEqual(names)
  })

  it('are none if the dApp features its own', () => {
    expect(namesOf(leadingWallets({ ...nothing, recommended, featured: [dot] }, known([])))).toEqual(['Dot'])
    expect(namesOf(leadingWallets({ ...nothing, recommended, custom: [dot] }, known([])))).toEqual(['Dot'])
  })

  it('follow the dApp’s order of groups', () => {
    const leading = { featured: [ada], custom: [bob], recommended: [] }
    expect(namesOf(leadingWallets(leading, known([])))).toEqual(['Ada', 'Bob'])
    const parts = listParts([], ['injected', 'custom'])
    expect(namesOf(leadingWallets(leading, known([]), { parts, shown: runFrom('injected', parts) }))).toEqual([
      'Bob',
      'Ada',
    ])
  })

  it.each([
    ['an rdns', { rdns: 'x.ada' }, { rdns: 'x.ada' }, false],
    ['another rdns', { rdns: 'x.ada' }, { rdns: 'x.other' }, true],
    ['its app’s rdns', { rdns: 'io.metamask' }, { rdns: 'io.metamask.mobile' }, false],
    ['a name, where the page knows no rdns', { name: 'ADA' }, { rdns: 'x.ada' }, false],
    ['a name, where the directory knows none', { name: 'ada', rdns: 'x.ada' }, {}, false],
    ['its id in the directory', { name: 'Other', id: 'ada' }, {}, false],
    ['the rdns of its other connector', { rdns: 'app.base.account' }, { rdns: 'com.coinbase.wallet' }, false],
    ['the same the other way about', { rdns: 'com.coinbase.wallet' }, { rdns: 'app.base.account' }, false],
    ['an rdns, where each has a name of its own', { name: 'Other', rdns: 'x.ada' }, { rdns: 'x.ada' }, false],
    ['nothing', { name: 'Other' }, {}, true],
  ])('never appear twice: %s', (_, here, there, isNamed) => {
    const rows = known([connector('Ada', here)])
    expect(leadingWallets({ ...nothing, featured: [listed('Ada', there)] }, rows)).toHaveLength(isNamed ? 1 : 0)
  })

  it('start with the most recently used, each once', () => {
    const leading = { featured: [ada, bob], custom: [bob, cyd], recommended: [] }
    expect(namesOf(leadingWallets(leading, known([], { recents: ['CYD'] })))).toEqual(['Cyd', 'Ada', 'Bob'])
  })

  it('support the requested namespace, or do not say', () => {
    const leading = {
      ...nothing,
      featured: [listed('Evm', { chains: ['eip155:1'] }), listed('Sol', { chains: ['solana:x'] }), ada],
    }
    expect(namesOf(leadingWallets(leading, known([], { namespace: 'solana' })))).toEqual(['Sol', 'Ada'])
  })
})

describe('where the directory’s wallets stand among the page’s [connect-type-order]', () => {
  const here = known([connector('Elk'), connector('Fox', { type: 'EXTERNAL' }), code])
  const runs = (order: readonly ConnectorKind[]) => {
    const parts = listParts(here.rows, order)
    return parts.flatMap(({ id, options }) => {
      if (options || id === 'all') return []
      const run = runFrom(id, parts)
      return run.length > 0 ? [run] : []
    })
  }

  it('they stay together if no wallet of the page is between their groups', () => {
    expect(runs([])).toEqual([['featured', 'custom'], ['recommended']])
    expect(runs(['featured', 'injected', 'custom'])).toEqual([['featured'], ['custom'], ['recommended']])
    expect(runs(['recommended', 'recent', 'custom', 'featured'])).toEqual([['recommended', 'custom', 'featured']])
  })

  it('a wallet appears once, in the first of its groups', () => {
    const leading = { featured: [ada, bob], custom: [bob, cyd], recommended: [] }
    const parts = listParts(here.rows, ['custom', 'injected'])
    const shown = (...kinds: ('featured' | 'custom')[]) =>
      namesOf(leadingWallets(leading, here, { parts, shown: kinds }))
    expect(shown('custom')).toEqual(['Bob', 'Cyd'])
    expect(shown('featured')).toEqual(['Ada'])
  })

  it('they take as much space as the dApp features wallets, or as there is', () => {
    const { rows } = here
    expect(expectedIn(['featured'], [2, 3], rows)).toBe(2)
    expect(expectedIn(['custom', 'recommended'], [2, 3], rows)).toBe(3)
    expect(expectedIn(['recommended'], [0, 0], rows)).toBe(1)
    expect(expectedIn([], [2, 3], rows)).toBe(0)
  })

  it('they may stand above the page’s wallets', () => {
    const parts = listParts(here.rows, ['featured', 'injected'])
    expect([isAboveRows('featured', parts), isAboveRows('recommended', parts)]).toEqual([true, false])
  })
})

describe('all wallets', () => {
  const sought = (more: Partial<Sought> = {}): Sought => ({
    text: '',
    certified: false,
    wallets: [],
    found: [],
    ...more,
  })

  it('start with the page’s, then those that the dApp and the directory feature, each once', () => {
    const here = known([connector('Cyd')], { recents: ['dot'] })
    const leading = { featured: [bob], custom: [listed('Own')], recommended: [ada, bob] }
    expect(namesOf(allWallets(leading, sought({ wallets: [cyd, ada, dot] }), here))).toEqual([
      'Cyd',
      'Dot',
      'Bob',
      'Own',
      'Ada',
    ])
    expect([ada, cyd, dot].map((wallet) => badgeOf(wallet, here))).toEqual([undefined, 'installed', 'recent'])
  })

  it('do not move when more load', () => {
    const page = Array.from({ length: 45 }, (_, at) => listed(`W${at}`))
    const here = known([connector('W44')])
    const names = namesOf(allWallets(nothing, sought({ wallets: page }), here))
    expect(names).toEqual(namesOf(page))
  })

  it('of a search are the matches that are here, and then those that the directory finds', () => {
    const wallets = [ada, bob, listed('Adamant', { certified: true })]
    const search = (more: Partial<Sought>) => namesOf(allWallets(nothing, sought({ wallets, ...more }), known([])))
    expect(search({ text: ' aD ' })).toEqual(['Ada', 'Adamant'])
    expect(search({ text: 'ad', found: [listed('Madame'), ada] })).toEqual(['Ada', 'Adamant', 'Madame'])
    expect(search({ certified: true })).toEqual(['Adamant'])
    expect(search({ text: 'unheard-of', found: [] })).toEqual([])
  })

  it('are listed without delay even if there are ten thousand', () => {
    const wallets = Array.from({ length: 10_000 }, (_, at) => listed(`W${at}`))
    expect(allWallets(nothing, sought({ wallets, found: wallets }), known([connector('W7')]))[0]?.name).toBe('W7')
  })
})
