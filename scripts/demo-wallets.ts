import type { WalletOptions } from '../sandbox/index.ts'

const icon = (background: string, drawing: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="${background}"/><g fill="none" stroke="#fff" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round">${drawing}</g></svg>`,
  )}`

/** The wallets that `npm run demo` puts into the page: two of different looks, each with accounts of its own. */
export const demoWallets: WalletOptions[] = [
  {
    id: 'ember',
    name: 'Ember',
    rdns: 'test.portico.ember',
    icon: icon(
      '#b4420a',
      '<path d="M16.5 5.5c.5 5 6.5 7 6.5 13a7 7 0 0 1-14 0c0-3 1.5-5 3-6.5.5 2 1.5 3 2.5 3 1.5-2.5 2-6 2-9.5z"/>',
    ),
    accounts: [0, 1],
  },
  {
    id: 'harbour',
    name: 'Harbour',
    rdns: 'test.portico.harbour',
    icon: icon('#0b6b74', '<path d="M16 11v14M8 18a8 8 0 0 0 16 0M12 15h8"/><circle cx="16" cy="8.5" r="2.5"/>'),
    accounts: [2],
  },
]
