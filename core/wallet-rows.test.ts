import { describe, expect, it } from 'vitest'
import type { Connector } from './connector.ts'
import type { Namespace } from './namespaces.ts'
import { type ConnectorKind, listParts, type WalletRowsOptions, walletRows } from './wallet-rows.ts'

const wallet = (name: string, namespace: Namespace, more: Partial<Connector> = {}): Connector => ({
  id: name.toLowerCase(),
  name,
  type: 'ANNOUNCED',
  namespace,
  ...more,
})

const meadow = wallet('Meadow', 'eip155', { rdns: 'a.meadow' })
const other = wallet('Brook', 'eip155', { rdns: 'a.brook' })
const plain = wallet('Browser Wallet', 'eip155', { id: 'injected', type: 'INJECTED' })
const named = { ...plain, id: 'named', rdns: 'a.browser' }
const brought = wallet('Cliff', 'eip155', { type: 'EXTERNAL' })
const paired = wallet('WalletConnect', 'eip155', { type: 'WALLET_CONNECT' })
const sun = wallet('Sun', 'solana')

const usual = { mobile: false, recents: [] }
type Wishes = Partial<WalletRowsOptions> & { order?: readonly ConnectorKind[] }
/** The rows in list order. */
const rows = (connectors: readonly Connector[], { order = [], ...options }: Wishes = {}) =>
  listParts(walletRows(connectors, { ...usual, ...options }), order).filter((part) => part.options !== undefined)
const shown = (connectors: readonly Connector[], options: Wishes = {}) =>
  rows(connectors, options).map(({ name }) => name)

describe('wallet visibility [connect-visibility] [connect-browser-wallet]', () => {
  it.each([false, true])("hides the plain 'Browser Wallet' beside one that announced itself (mobile: %s)", (mobile) => {
    expect(shown([meadow, plain], { mobile })).toEqual(['Meadow'])
  })

  it('shows one with an rdns on a phone', () => {
    expect(rows([meadow, named], { mobile: true }).map(({ rdns }) => rdns)).toEqual(['a.meadow', 'a.browser'])
  })

  it.each([false, true])('leaves no user without a wallet (mobile: %s)', (mobile) => {
    expect(shown([plain], { mobile })).toEqual(['Browser Wallet'])
    expect(shown([plain, sun], { mobile })).toEqual(['Sun', 'Browser Wallet'])
  })

  it('hides what the dApp excludes, by exact rdns or by name in any case', () => {
    expect(shown([meadow, other], { excluded: ['a.meadow'] })).toEqual(['Brook'])
    expect(shown([meadow, other], { excluded: ['A.MEADOW'] })).toEqual(['Brook', 'Meadow'])
    expect(shown([meadow, other, brought], { excluded: ['mEADOW', 'CLIFF'] })).toEqual(['Brook'])
    expect(shown([other, { ...brought, rdns: 'a.cliff' }], { excluded: ['a.cliff'] })).toEqual(['Brook'])
  })

  it('does not show an excluded wallet again as the plain one', () => {
    expect(shown([meadow, plain], { excluded: ['Meadow'] })).toEqual([])
  })
})

describe('the code for any wallet [connect-code-row]', () => {
  const both = [paired, { ...paired, namespace: 'solana' as const }, meadow]
  it('is one row, the first, for all namespaces', () => {
    expect(rows(both).map(({ name, type, badge, options }) => [name, type, badge, options.length])).toEqual([
      ['WalletConnect', 'WALLET_CONNECT', 'qrCode', 2],
      ['Meadow', 'ANNOUNCED', 'installed', 1],
    ])
  })

  it('is absent on a phone', () => {
    expect(shown(both, { mobile: true })).toEqual(['Meadow'])
  })
})

describe('the same wallet in several namespaces is one row [connect-one-row]', () => {
  const both = [{ ...meadow, icon: 'https://a.example/m.png' }, sun, wallet('MEADOW', 'solana', { id: 'm' })]

  it('of type MULTI_CHAIN, with its connectors in namespace order', () => {
    expect(rows(both)).toEqual([
      {
        id: 'meadow:0',
        kind: 'injected',
        name: 'Meadow',
        icon: 'https://a.example/m.png',
        rdns: 'a.meadow',
        type: 'MULTI_CHAIN',
        options: [
          { namespace: 'eip155', connectorId: 'meadow', connected: false },
          { namespace: 'solana', connectorId: 'm', connected: false },
        ],
        badge: 'installed',
      },
      {
        id: 'sun:0',
        kind: 'injected',
        name: 'Sun',
        icon: undefined,
        rdns: undefined,
        type: 'ANNOUNCED',
        options: [{ namespace: 'solana', connectorId: 'sun', connected: false }],
        badge: 'installed',
      },
    ])
  })

  it('has the same id, whichever of its connectors was reported first [look-press]', () => {
    const code = { ...plain, id: 'walletConnect', name: 'WalletConnect', type: 'WALLET_CONNECT' as const }
    const [own, theirs] = [meadow, wallet('Meadow', 'solana')]
    const idsOf = (...listed: Connector[]) => rows(listed).map(({ id }) => id)
    const whole = idsOf(code, own, { ...code, namespace: 'solana' }, theirs)
    expect(idsOf(code, own)).toEqual(whole)
    expect(idsOf({ ...code, namespace: 'solana' }, theirs)).toEqual(whole)
  })

  it('has the icon and the rdns of the connector that provides one', () => {
    const icon = 'https://a.example/s.png'
    expect(rows([wallet('Sun', 'bip122'), { ...sun, icon, rdns: 'a.sun' }])).toMatchObject([{ icon, rdns: 'a.sun' }])
  })

  it("treats 'Trust Wallet' as 'Trust'", () => {
    expect(shown([wallet('Trust Wallet', 'eip155'), wallet('Trust', 'solana')])).toEqual(['Trust Wallet'])
  })

  it('keeps two wallets of a namespace apart that share a name', () => {
    const twin = { ...meadow, id: 'twin', rdns: 'a.twin' }
    expect(rows([meadow, twin, wallet('Meadow', 'solana')]).map(({ id, options }) => [id, options.length])).toEqual([
      ['meadow:0', 2],
      ['meadow:1', 1],
    ])
  })

  it('keeps two wallets apart that share an id', () => {
    expect(rows([meadow, { ...sun, id: meadow.id }]).map(({ id }) => id)).toEqual(['meadow:0', 'sun:0'])
  })
})

describe('the connector type order [connect-type-order]', () => {
  const dual = [wallet('Dual', 'eip155'), wallet('Dual', 'solana')]
  const phone = { ...plain, name: 'Phone', id: 'phone', rdns: 'a.phone' }
  const all = [brought, phone, meadow, other, ...dual, paired]
  const mobile = { mobile: true, recents: ['Brook'] }

  it('is walletConnect, recent, injected (several chains, announced, injected), external', () => {
    expect(shown(all, mobile)).toEqual(['Brook', 'Dual', 'Meadow', 'Phone', 'Cliff'])
    expect(shown(all, { ...mobile, mobile: false })[0]).toBe('WalletConnect')
  })

  it('is the same whichever wallet announces itself first', () => {
    expect(shown([meadow, other])).toEqual(['Brook', 'Meadow'])
    expect(shown([other, meadow])).toEqual(['Brook', 'Meadow'])
  })

  it('is the dApp’s, completed by the rest', () => {
    expect(shown(all, { ...mobile, mobile: false, order: ['external', 'injected'] })).toEqual([
      'Cliff',
      'Dual',
      'Meadow',
      'WalletConnect',
      'Brook',
    ])
  })

  it('has a place for each group without a wallet on this page, and one at the end', () => {
    const parts = (order: readonly ConnectorKind[] = []) =>
      listParts(rows([brought, meadow, paired]), order).map((part) => (part.options ? part.name : part.id))
    expect(parts()).toEqual([
      ...['WalletConnect', 'recent', 'Meadow', 'featured', 'custom', 'Cliff', 'recommended', 'all'],
    ])
    expect(parts(['recommended', 'injected', 'custom'])).toEqual([
      ...['recommended', 'Meadow', 'custom', 'WalletConnect', 'recent', 'featured', 'Cliff', 'all'],
    ])
  })

  it('ignores unknown words', () => {
    // @ts-expect-error a page in plain JavaScript may pass anything
    expect(shown(all, { ...mobile, order: ['unheard-of', 'external'] })[0]).toBe('Cliff')
  })

  it('keeps the order of the list within a group', () => {
    expect(shown([other, meadow])).toEqual(['Brook', 'Meadow'])
  })

  it('sorts recent wallets by last use, whatever their names elsewhere [connect-recent]', () => {
    expect(shown(all, { mobile: false, recents: ['CLIFF', 'Dual', 'gone'] }).slice(0, 3)).toEqual([
      'WalletConnect',
      'Cliff',
      'Dual',
    ])
    expect(shown([meadow, wallet('Trust', 'solana')], { recents: ['Trust Wallet'] })).toEqual(['Trust', 'Meadow'])
  })
})

describe('the badge of a wallet', () => {
  const dual = [meadow, wallet('Meadow', 'solana')]
  const badges = (connectors: readonly Connector[], options: Wishes = {}) =>
    rows(connectors, options).map(({ badge }) => badge)

  it('says that the wallet was used before, or else that it announced itself', () => {
    expect(badges([meadow, other, brought], { recents: ['Meadow'] })).toEqual(['recent', 'installed', undefined])
    expect(badges([plain])).toEqual([undefined])
    expect(badges([brought], { recents: ['Cliff'] })).toEqual(['recent'])
  })

  it('says first of all that it is connected, whatever the case of its id', () => {
    const connected = [{ namespace: 'eip155', connectorId: 'MEADOW' } as const]
    expect(badges([meadow, other], { recents: ['Meadow'], connected })).toEqual(['connected', 'installed'])
  })

  it('says so only if the wallet is connected in every namespace; a single connector says so at once', () => {
    const one = [{ namespace: 'solana', connectorId: 'meadow' } as const]
    expect(badges(dual, { connected: one })).toEqual(['installed'])
    expect(rows(dual, { connected: one })[0]?.options.map(({ connected }) => connected)).toEqual([false, true])
    expect(badges(dual, { connected: [...one, { namespace: 'eip155', connectorId: 'meadow' }] })).toEqual(['connected'])
  })
})
