import { afterEach, describe, expect, it, vi } from 'vitest'
import { network } from '../../tests/support/stub-adapter.ts'
import type { AppKitOptions } from './options.ts'
import { warnOfUnheeded } from './unheeded.ts'

afterEach(() => void vi.restoreAllMocks())

describe('options that change nothing [api-unheeded]', () => {
  it('are named in one warning, with what to do', () => {
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

  it.each(['xx', 'tlh', '🙂'])('are named where the language is %s, which there is not', (locale) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const written = Object.assign<AppKitOptions, object>({ networks: [network] }, { locale })
    warnOfUnheeded(written, false)
    expect(warn.mock.calls).toEqual([
      [
        'These options of createAppKit change nothing in Portico:\n- locale: the modal does not speak it, and speaks English.',
      ],
    ])
  })

  it.each(['en', 'pseudo', 'de-AT', 'zh-Hant'])('are not named where the language is %s', (locale) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    warnOfUnheeded({ networks: [network], locale }, false)
    expect(warn).not.toHaveBeenCalled()
  })

  it('are not named where they ask for what there is', () => {
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
