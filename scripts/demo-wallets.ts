import type { WalletOptions } from '../sandbox/index.ts'

const icon = (background: string, drawing: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="${background}"/><g fill="none" stroke="#fff" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round">${drawing}</g></svg>`,
  )}`

const wallet = (name: string, background: string, drawing: string, rest: WalletOptions): WalletOptions => ({
  id: name.toLowerCase(),
  name,
  rdns: `test.portico.${name.toLowerCase()}`,
  icon: icon(background, drawing),
  ...rest,
})

/**
 * The wallets of `npm run demo`, each with its own accounts. The page injects the first three, or as many as its user
 * chooses.
 */
export const demoWallets: WalletOptions[] = [
  wallet(
    'Ember',
    '#b4420a',
    '<path d="M16.5 5.5c.5 5 6.5 7 6.5 13a7 7 0 0 1-14 0c0-3 1.5-5 3-6.5.5 2 1.5 3 2.5 3 1.5-2.5 2-6 2-9.5z"/>',
    { accounts: [0, 1] },
  ),
  wallet('Harbour', '#0b6b74', '<path d="M16 11v14M8 18a8 8 0 0 0 16 0M12 15h8"/><circle cx="16" cy="8.5" r="2.5"/>', {
    namespaces: ['eip155', 'solana'],
    accounts: [2],
  }),
  wallet('Sundial', '#8a5a00', '<path d="M7 23h18M9 23a7 7 0 0 1 14 0M16 16l4-8M16 6v2M8 9l1.500 1.500"/>', {
    namespaces: ['solana'],
    accounts: [3, 4],
  }),
  wallet('Meadow', '#3f7d20', '<path d="M16 26V14M16 18c-5 0-7-3-7-7 4 0 7 2 7 7zM16 15c0-5 3-8 7-8 0 5-2 8-7 8z"/>', {
    accounts: [5],
  }),
  wallet('Lantern', '#6b4bb8', '<path d="M12 9h8M11 12h10v10H11zM10 25h12M16 6v3M16 15v4"/>', { accounts: [6] }),
  wallet('Quarry', '#55606e', '<path d="M7 24l6-13 5 8 3-4 4 9z"/>', { accounts: [7] }),
  wallet('Tern', '#1f6fb5', '<path d="M6 13c4-3 8-1 10 4 2-5 6-7 10-4M16 17v6"/>', { accounts: [8] }),
  wallet(
    'Orchard',
    '#b02a4c',
    '<path d="M16 12c-6-3-9 2-8 7 1 4 4 6 8 4 4 2 7 0 8-4 1-5-2-10-8-7zM16 12c0-3 1-5 4-6"/>',
    {
      accounts: [9],
    },
  ),
]
