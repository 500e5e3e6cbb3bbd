/** What a page doesn't need until the user goes beyond the list of wallets, including the names of those files. */
export { lazyFlows } from './flows/lazy-flows.ts'

/** The lasting actors that load on first use. */
export const lazyBackground = {
  balance: () => import('./background/balance.ts'),
  pairing: () => import('./background/pairing.ts'),
  directory: () => import('./background/directory.ts'),
  config: () => import('./background/config.ts'),
  session: () => import('./background/session.ts'),
  // With their views: a message that stays for 2.5 s must not wait for them.
  notices: () =>
    Promise.all([import('./background/notices.ts'), import('../modal/lazy-notices.ts')]).then(([chart]) => chart),
  headless: () => import('./background/headless.ts'),
} as const
