/** What a page that opens no more than the list does without, the names of its files included. */
export { lazyFlows } from './flows/lazy-flows.ts'

/** The lasting actors that load when they are first needed. */
export const lazyBackground = {
  balance: () => import('./background/balance.ts'),
  pairing: () => import('./background/pairing.ts'),
  directory: () => import('./background/directory.ts'),
  config: () => import('./background/config.ts'),
  session: () => import('./background/session.ts'),
  notices: () => import('./background/notices.ts'),
  headless: () => import('./background/headless.ts'),
} as const
