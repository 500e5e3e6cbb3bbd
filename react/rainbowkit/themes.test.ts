import { describe, expect, it, vi } from 'vitest'
import { cssObjectFromTheme, cssStringFromTheme, darkTheme, lightTheme, themeOptions } from './themes.ts'
import { warnLocale, warnUnheeded } from './unheeded.ts'

describe('the props of a RainbowKit provider [api-rainbowkit]', () => {
  it('converts a theme to options, and leaves the mode to the system if there is a theme for each', () => {
    const dark = darkTheme({ accentColor: 'red', borderRadius: 'none' })
    expect(themeOptions(dark)).toMatchObject({
      themeMode: 'dark',
      themeVariables: { '--w3m-accent': 'red', '--w3m-border-radius-master': '0px' },
    })
    const light = lightTheme({ ...lightTheme.accentColors.green, fontStack: 'rounded' })
    const { themeMode, themeVariables } = themeOptions({ lightMode: light, darkMode: dark })
    expect([themeMode, themeVariables?.['--w3m-accent']]).toEqual([
      undefined,
      lightTheme.accentColors.green.accentColor,
    ])
    const pair = { lightMode: light, darkMode: dark }
    expect(themeOptions(pair, true)).toEqual({ themeVariables: themeOptions(dark).themeVariables })
    expect(themeOptions(null)).toEqual({})
  })

  it('converts a theme to CSS, or only its difference from another', () => {
    const light = lightTheme({ accentColor: 'red', borderRadius: 'none' })
    expect(cssStringFromTheme(light)).toBe(
      '--w3m-accent:red;--w3m-font-family:system-ui, sans-serif;--w3m-border-radius-master:0px;',
    )
    expect(
      cssStringFromTheme(() => lightTheme({ accentColor: 'blue', borderRadius: 'none' }), { extends: light }),
    ).toBe('--w3m-accent:blue;')
    expect(cssObjectFromTheme(lightTheme({ accentColor: 'red' }), { extends: light })).toEqual({
      '--w3m-border-radius-master': '4px',
    })
  })

  it('names each language that the modal does not support once [api-unheeded]', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    for (const locale of [undefined, 'en', 'en-GB', 'de-DE', 'ua', 'xx', 'tlh', 'xx']) warnLocale(locale)
    expect(warn.mock.calls).toEqual([
      ["RainbowKitProvider's locale xx changes nothing in Portico: the modal speaks English instead."],
      ["RainbowKitProvider's locale tlh changes nothing in Portico: the modal speaks English instead."],
    ])
    warn.mockRestore()
  })

  it('names what has no effect in one warning, however often it renders [api-unheeded]', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    warnUnheeded({ modalSize: 'wide', coolMode: true, id: 'kit', theme: null })
    warnUnheeded({ modalSize: 'wide', coolMode: true, id: 'kit', theme: null })
    warnUnheeded({ theme: null, modalSize: 'compact', coolMode: false, showRecentTransactions: true })
    expect(warn.mock.calls).toEqual([
      [
        'These properties of RainbowKitProvider change nothing in Portico:\n- coolMode: there is none.\n- id: the modal has a root of its own.',
      ],
    ])
    warn.mockRestore()
  })
})
