import type { ThemeVariables } from '../store/store.ts'

/** Converts theme variables to the names that Portico reads: since version 1.8, AppKit calls them `--apkt-…`. */
export const toThemeVariables = (variables: ThemeVariables): ThemeVariables =>
  Object.fromEntries(Object.entries(variables).map(([name, value]) => [name.replace(/^--apkt-/, '--w3m-'), value]))
