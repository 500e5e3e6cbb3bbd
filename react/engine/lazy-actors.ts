/** What a page doesn't need until the user goes beyond the list of wallets, including the names of those files. */
export { lazyFlows } from './flows/lazy-flows.ts'

/** The lasting actors that load on first use. */
export const lazyBackground = {
  balance: () => import('./background/balance.ts'),
  pairing: () => import('./background/pairing.ts'),
  directory: () => import('./background/directory.ts'),
  config: () => import('./background/config.ts'),
  session: () => import('./background/session.ts'),
  notices: () => import('./background/notices.ts'),
  headless: () => import('./background/headless.ts'),
} as const
