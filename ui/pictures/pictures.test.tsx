// @vitest-environment jsdom
import { cleanup, render, waitFor } from '@testing-library/react'
import * as chains from 'viem/chains'
import { afterEach, expect, test } from 'vitest'
import { suggestions } from '../../core/suggestions.ts'
import { WalletIcon } from '../image.tsx'
import { MoneyIcon } from '../money-icon.tsx'
import { NetworkIcon } from '../network-icon.tsx'

afterEach(cleanup)

const isDrawn = async (icon: React.ReactNode) => {
  const { container } = render(icon)
  await waitFor(() => expect(container.querySelector('img, .initial, .icon')).not.toBeNull())
  return container.querySelector('img')?.getAttribute('src')?.startsWith('data:image/svg+xml,') ?? false
}

test.each([
  'WalletConnect',
  'Coinbase Wallet',
  'Safe',
  'Ledger',
  'Phantom',
  'Solflare',
  ...suggestions.map(({ name }) => name),
])('%s has a mark if it has no picture of its own', async (name) =>
  expect(await isDrawn(<WalletIcon src={undefined} name={name} />)).toBe(true),
)

const { mainnet, sepolia, base, baseSepolia, optimism, arbitrum, polygon, bsc, avalanche } = chains

test.each([
  ...[mainnet, sepolia, base, baseSepolia, optimism, arbitrum, polygon, bsc, avalanche].map(({ name }) => name),
  // Icons of namespaces, requested by the choice of a wallet's namespace, whatever the language.
  ...['eip155', 'solana', 'bip122', 'polkadot'],
])('%s has a mark, although no viem chain has a picture', async (name) =>
  expect(await isDrawn(<NetworkIcon src={undefined} name={name} />)).toBe(true),
)

test.each(['USDC', 'USDT', 'ETH', 'SOL', 'BTC', 'Coinbase', 'Meld.io'])(
  '%s has a mark if the directory has no picture [onramp-pictures]',
  async (name) => expect(await isDrawn(<MoneyIcon src={undefined} name={name} />)).toBe(true),
)

test('a currency is shown by its sign, and a coin that resembles a well-known one by its initial [onramp-pictures]', async () => {
  render(<MoneyIcon src={undefined} name="€" />)
  await waitFor(() => expect(document.querySelector('.sign')?.textContent).toBe('€'))
  expect(await isDrawn(<MoneyIcon src={undefined} name="USDC.e" />)).toBe(false)
  expect(document.querySelector('.initial')?.textContent).toBe('U')
})

test('an unknown wallet is shown by its initial, and an unknown network by a globe', async () => {
  expect(await isDrawn(<WalletIcon src={undefined} name="Harbour" />)).toBe(false)
  expect(await isDrawn(<NetworkIcon src={undefined} name="Basement" />)).toBe(false)
  expect(document.querySelector('.initial')?.textContent).toBe('H')
  expect(document.querySelector('.network-icon .icon')).not.toBeNull()
})

test('every drawing is well-formed, and refers only to its own definitions', async () => {
  const drawn = await Promise.all([import('./wallets.tsx'), import('./network-drawings.ts'), import('./money.tsx')])
  for (const { drawings } of drawn)
    for (const [, drawing] of drawings) {
      const parsed = new DOMParser().parseFromString(
        `<svg xmlns="http://www.w3.org/2000/svg">${drawing}</svg>`,
        'image/svg+xml',
      )
      expect(parsed.querySelector('parsererror, script, image, foreignObject')).toBeNull()
      for (const [, id] of drawing.matchAll(/url\(#([^)]+)\)/g)) expect(parsed.getElementById(id ?? '')).not.toBeNull()
    }
})
