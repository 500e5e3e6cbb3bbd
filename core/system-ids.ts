import type { Namespace } from './namespaces.ts'

/** The system ids of the kit's lasting actors; actors are looked up by name only through them. */
export const systemIds = {
  kit: 'kit',
  snackbar: 'snackbar',
  toasts: 'toasts',
  alerts: 'alerts',
  tracker: 'tracker',
  pairing: 'pairing',
  directory: 'directory',
  config: 'config',
  session: 'session',
  headless: 'headless',
  wallet: (namespace: Namespace) => `wallet:${namespace}` as const,
  balance: (namespace: Namespace) => `balance:${namespace}` as const,
}

/** The id of the actor of an entry of the route stack. */
export const routeId = ({ key }: { key: number }): string => `route:${key}`
