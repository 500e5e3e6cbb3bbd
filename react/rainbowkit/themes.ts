import type { AppKitOptions } from '../handle/options.ts'
import type { ThemeMode } from '../store/store.ts'

/**
 * A theme as a value, from `lightTheme` and so on, or written by an app. The properties with a counterpart become
 * Portico's theme variables; the others are ignored. Without a mode, the system decides.
 */
export interface ThemeVars {
  mode?: ThemeMode
  colors: { accentColor: string; accentColorForeground?: string } & Readonly<Record<string, string>>
  fonts: { body: string } & Readonly<Record<string, string>>
  radii: { modal: string } & Readonly<Record<string, string>>
  blurs?: Readonly<Record<string, string>>
  shadows?: Readonly<Record<string, string>>
}

export interface ThemeOptions {
  accentColor?: string
  accentColorForeground?: string
  borderRadius?: 'none' | 'small' | 'medium' | 'large'
  fontStack?: 'rounded' | 'system'
  /** Accepted for RainbowKit's users; the page behind the modal is not blurred. */
  overlayBlur?: 'none' | 'small' | 'large'
}

interface AccentColor {
  accentColor: string
  accentColorForeground: string
}

type AccentColors = Readonly<Record<'blue' | 'green' | 'orange' | 'pink' | 'purple' | 'red', AccentColor>>

const accentOf = (accentColor: string, accentColorForeground = '#fff'): AccentColor => ({
  accentColor,
  accentColorForeground,
})

const accentColors: AccentColors = {
  blue: accentOf('oklch(.6 .19 258)'),
  green: accentOf('oklch(.6 .14 152)'),
  orange: accentOf('oklch(.68 .17 50)'),
  pink: accentOf('oklch(.65 .22 0)'),
  purple: accentOf('oklch(.55 .22 295)'),
  red: accentOf('oklch(.6 .21 25)'),
}

const radii = { none: '0px', small: '2px', medium: '3px', large: '4px' } as const

const fonts = {
  system: 'system-ui, sans-serif',
  rounded: 'ui-rounded, "SF Pro Rounded", system-ui, sans-serif',
} as const

/** A theme function with its accent colours. */
interface ThemeOf {
  (options?: ThemeOptions): ThemeVars
  accentColors: AccentColors
}

const themeOf = (mode: ThemeMode): ThemeOf =>
  Object.assign(
    ({
      accentColor = accentColors.blue.accentColor,
      accentColorForeground = accentColors.blue.accentColorForeground,
      borderRadius = 'large',
      fontStack = 'system',
    }: ThemeOptions = {}): ThemeVars => ({
      mode,
      colors: { accentColor, accentColorForeground },
      fonts: { body: fonts[fontStack] },
      radii: { modal: radii[borderRadius] },
    }),
    { accentColors },
  )

export const lightTheme: ThemeOf = themeOf('light')
export const darkTheme: ThemeOf = themeOf('dark')
/** The same as `darkTheme`: Portico has one dark background. */
export const midnightTheme: ThemeOf = themeOf('dark')

/** One theme for both modes, or one for each. */
export type Theme = ThemeVars | { lightMode: ThemeVars; darkMode: ThemeVars }

/** The kit options of a theme. With a theme per mode, `isDark` of the system decides. */
export function themeOptions(
  choice: Theme | null = lightTheme(),
  isDark = false,
): Pick<AppKitOptions, 'themeMode' | 'themeVariables'> {
  if (!choice) return {}
  const isPair = 'lightMode' in choice
  const { mode, colors, fonts: families, radii: corners } = isPair ? choice[isDark ? 'darkMode' : 'lightMode'] : choice
  return {
    ...(!isPair && mode && { themeMode: mode }),
    themeVariables: {
      '--w3m-accent': colors.accentColor,
      '--w3m-font-family': families.body,
      '--w3m-border-radius-master': corners.modal,
    },
  }
}

type GivenTheme = ThemeVars | (() => ThemeVars)

const variablesOf = (theme: GivenTheme): [name: string, value: string][] =>
  Object.entries(themeOptions(typeof theme === 'function' ? theme() : theme).themeVariables ?? {}).map(
    ([name, value]) => [name, String(value)],
  )

/**
 * A theme as CSS variables, for a rule in the page if `RainbowKitProvider` has `theme={null}`. With `extends`, only
 * those that differ from that theme. The mode is not included: the system decides it.
 */
export function cssObjectFromTheme(theme: GivenTheme, options: { extends?: GivenTheme } = {}): Record<string, string> {
  const base = new Map(options.extends && variablesOf(options.extends))
  return Object.fromEntries(variablesOf(theme).filter(([name, value]) => base.get(name) !== value))
}

/** Likewise, as CSS text. */
export const cssStringFromTheme = (theme: GivenTheme, options?: { extends?: GivenTheme }): string =>
  Object.entries(cssObjectFromTheme(theme, options))
    .map(([name, value]) => `${name}:${value};`)
    .join('')
