import type { WalletOptions } from '../sandbox/index.ts'

const icon = (background: string, drawing: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="${background}"/><g fill="none" stroke="#fff" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round">${drawing}</g></svg>`,
  )}`

/** The wallets that `npm run demo` puts into the page: two of different looks, each with accounts of its own. */
export const demoWallets: WalletOptions[] = [
  {
    id: 'lantern',
    name: 'Lantern',
    rdns: 'test.portico.lantern',
    icon: icon('#b4540a', '<path d="M12 9h8M16 6v3M11 12h10l-1 11h-8zM16 15v4"/>'),
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
