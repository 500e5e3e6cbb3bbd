import { afterEach, describe, expect, it, vi } from 'vitest'
import { type CreateConnectorFn, injected } from 'wagmi'
import type { ChainAdapter } from '../../adapters/adapter.ts'
import { EthersAdapter } from '../../adapters/evm/ethers.ts'
import { WagmiAdapter } from '../../adapters/evm/index.ts'
import { SolanaAdapter } from '../../adapters/solana/index.ts'
import { network } from '../../tests/support/stub-adapter.ts'
import type { AppKitOptions } from './options.ts'
import { warnOfUnheeded } from './unheeded.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('options that change nothing [api-unheeded]', () => {
  it('are named in one warning, which says what to do', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    warnOfUnheeded(
      {
        networks: [network],
        enableMobileFullScreen: true,
        features: { email: true, socials: ['google'], analytics: true },
      },
      false,
    )
    expect(warn.mock.calls).toEqual([
      [
        [
          'These options of createAppKit change nothing in Portico:',
          '- enableMobileFullScreen: on phones the modal is a sheet at the bottom.',
          '- features.email: set embeddedWallet; see docs/embedded-wallet.md.',
          '- features.socials: set embeddedWallet; see docs/embedded-wallet.md.',
          '- features.analytics: import createAppKit from portico/appkit, which sends them.',
        ].join('\n'),
      ],
    ])
  })

  it.each(['xx', 'tlh', '🙂'])('are named if the language is %s, which does not exist', (locale) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const written = Object.assign<AppKitOptions, object>({ networks: [network] }, { locale })
    warnOfUnheeded(written, false)
    expect(warn.mock.calls).toEqual([
      [
        'These options of createAppKit change nothing in Portico:\n- locale: the modal does not speak it, and speaks English.',
      ],
    ])
  })

  it.each(['en', 'pseudo', 'de-AT', 'zh-Hant'])('are not named if the language is %s', (locale) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    warnOfUnheeded({ networks: [network], locale }, false)
    expect(warn).not.toHaveBeenCalled()
  })

  it('are not named if they ask for what exists', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    warnOfUnheeded(
      {
        networks: [network],
        enableWallets: true,
        features: { email: false, socials: false, send: false },
      },
      false,
    )
    expect(warn).not.toHaveBeenCalled()
  })
})

/** A wagmi connector with this id; it is never called. */
const named =
  (id: string): CreateConnectorFn =>
  (config) => ({ ...injected()(config), id, rdns: undefined })

const wagmi =
  (...ids: string[]) =>
  () =>
    new WagmiAdapter({ networks: [network], connectors: ids.map(named) })
const ethers = () => {
  const adapter = new EthersAdapter()
  adapter.prepare({ networks: [network] })
  return adapter
}

describe('connectors that AppKit adds by itself [api-unheeded]', () => {
  const said = (adapter: ChainAdapter, isDropIn: boolean, wishes: Partial<AppKitOptions> = {}) => {
    const warn = vi.spyOn(console, 'warn').mockClear().mockReturnValue()
    warnOfUnheeded({ networks: [network], adapters: [adapter], ...wishes }, isDropIn)
    return warn.mock.calls.flatMap(([message]) => String(message).split('\n').slice(1))
  }
  const coinbase =
    '- enableCoinbase: add coinbaseWallet() of wagmi/connectors to the connectors of WagmiAdapter, or set it to false.'
  const safe =
    '- Safe: add safe() of wagmi/connectors to the connectors of WagmiAdapter, so that its app connects by itself.'

  it.each([
    ['with wagmi', wagmi()],
    ['with ethers', ethers],
  ])('are named to users who come from AppKit, %s, and the connectors stay as they are', (_, adapter) => {
    expect(said(adapter(), true)).toEqual([coinbase])
    expect(said(adapter(), true, { enableCoinbase: false })).toEqual([])
    expect(said(adapter(), false)).toEqual([])
  })

  it.each(['coinbaseWalletSDK', 'baseAccount'])('are not named if %s is among the connectors', (id) => {
    const wishes = { enableCoinbase: true, enableBaseAccount: true, coinbasePreference: 'all' } as const
    expect(said(wagmi(id)(), true, wishes)).toEqual([])
    expect(said(wagmi()(), false, wishes)).toHaveLength(3)
  })

  it('are not named if no adapter is for EVM', () => {
    expect(said(new SolanaAdapter(), true)).toEqual([])
  })

  it('include Safe’s wallet inside its app', () => {
    vi.stubGlobal('location', { ancestorOrigins: ['https://app.safe.global'] })
    expect(said(wagmi()(), true)).toEqual([coinbase, safe])
    expect(said(wagmi('safe')(), true)).toEqual([coinbase])
    expect(said(wagmi()(), false)).toEqual([])
    vi.stubGlobal('location', { ancestorOrigins: ['https://app.safe.global.test'] })
    expect(said(wagmi()(), true)).toEqual([coinbase])
  })
})
