import { describe, expect, it } from 'vitest'
import type { Connector } from './connector.ts'
import type { ListedWallet } from './listed-wallet.ts'
import { connectorOptions, platformsOf } from './platforms.ts'

const named = (more: Partial<ListedWallet> = {}): ListedWallet => ({
  id: 'meadow',
  name: 'Meadow',
  certified: true,
  ...more,
})
const desk = { mobile: false, installed: false }
const phone = { mobile: true, installed: false }
const all = named({
  rdns: 'example.meadow',
  mobileLink: 'meadow://',
  desktopLink: 'meadow://',
  webappLink: 'https://meadow.example',
})

describe('the platforms of a wallet [connect-platforms]', () => {
  it.each([
    ['no wallet in particular', null, desk, ['qrcode']],
    ['no wallet in particular, on a phone', null, phone, ['qrcode']],
    ['one in this browser', all, { ...desk, installed: true }, ['browser', 'qrcode', 'web', 'desktop']],
    ['one in a phone’s browser', all, { ...phone, installed: true }, ['browser', 'mobile', 'web']],
    ['one not in this browser', all, desk, ['qrcode', 'web', 'desktop', 'unsupported']],
    ['one not in a phone’s browser', all, phone, ['mobile', 'web']],
    ['an extension that is not there', named({ rdns: 'example.meadow' }), desk, ['unsupported']],
    ['an extension, on a phone', named({ rdns: 'example.meadow' }), phone, ['unsupported']],
    [
      'one that is injected, and not there',
      named({ injected: [{ namespace: 'eip155', id: 'isMeadow' }] }),
      desk,
      ['unsupported'],
    ],
    ['one with a universal link only', named({ linkMode: 'https://meadow.example' }), phone, ['mobile']],
    ['one for desks only', named({ desktopLink: 'meadow://' }), desk, ['desktop']],
    ['one for desks only, on a phone', named({ desktopLink: 'meadow://' }), phone, ['qrcode']],
    ['one that says nothing', named(), desk, ['qrcode']],
    [
      'one that opens the page in its own browser',
      named({ id: 'a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393' }),
      phone,
      ['mobile'],
    ],
  ] as const)('of %s', (_, wallet, circumstances, platforms) => {
    expect(platformsOf(wallet, circumstances)).toEqual(platforms)
  })
})

describe('the connectors of a listed wallet in this browser', () => {
  const connector = (more: Partial<Connector>): Connector => ({
    id: 'one',
    name: 'One',
    type: 'ANNOUNCED',
    namespace: 'eip155',
    ...more,
  })
  const option = [{ namespace: 'eip155', connectorId: 'one' }]

  it.each([
    ['the same rdns', { rdns: 'example.meadow' }, { rdns: 'example.meadow' }, true],
    ['another rdns and the same name', { rdns: 'example.other', name: 'Meadow' }, { rdns: 'example.meadow' }, false],
    ['the same name, announced without an rdns', { name: 'meadow' }, { rdns: 'example.meadow' }, true],
    ['the same name, and not announced', { name: 'Meadow', type: 'INJECTED' }, {}, false],
    [
      'an injected id',
      { id: 'IsMeadow', type: 'INJECTED' },
      { injected: [{ namespace: 'eip155', id: 'isMeadow' }] },
      true,
    ],
    ['an injected id of another namespace', {}, { injected: [{ namespace: 'solana', id: 'one' }] }, false],
    ['WalletConnect itself', { name: 'Meadow', type: 'WALLET_CONNECT' }, {}, false],
  ] as const)('are matched by %s', (_, of, more, found) => {
    const [first] = connectorOptions(named(more), [connector(of)])
    expect(first !== undefined).toBe(found)
  })

  it('are in connector order, one per namespace', () => {
    const connectors = [
      connector({ rdns: 'example.meadow' }),
      connector({ id: 'two', name: 'Other' }),
      connector({ id: 'Meadow', name: 'Meadow', namespace: 'solana' }),
    ]
    expect(connectorOptions(named({ rdns: 'example.meadow' }), connectors)).toEqual([
      ...option,
      { namespace: 'solana', connectorId: 'Meadow' },
    ])
  })
})
