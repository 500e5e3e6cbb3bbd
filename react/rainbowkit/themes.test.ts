import { describe, expect, it, vi } from 'vitest'
import { darkTheme, lightTheme, themeOptions } from './themes.ts'
import { tellUnheeded } from './unheeded.ts'

describe('what a provider of RainbowKit says [api-rainbowkit]', () => {
  it('makes options of a theme, and leaves the mode to the system where there is one for each', () => {
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
    expect(themeOptions(null)).toEqual({})
  })

  it('names what changes nothing, in one warning [api-unheeded]', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    tellUnheeded({ modalSize: 'compact', coolMode: true, theme: null })
    tellUnheeded({ theme: null })
    expect(warn.mock.calls).toEqual([
      [
        'These properties of RainbowKitProvider change nothing in Portico:\n- modalSize: the modal has one size.\n- coolMode: there is none.',
      ],
    ])
    warn.mockRestore()
  })
})
