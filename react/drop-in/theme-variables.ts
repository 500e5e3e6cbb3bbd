import type { ThemeVariables } from '../store/store.ts'

/** Theme variables by the names that Portico reads: AppKit calls the same ones `--apkt-…` since its version 1.8. */
export const toThemeVariables = (variables: ThemeVariables): ThemeVariables =>
  Object.fromEntries(Object.entries(variables).map(([name, value]) => [name.replace(/^--apkt-/, '--w3m-'), value]))
