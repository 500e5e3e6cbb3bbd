import { expect, it } from 'vitest'
import { transactionLink } from './transaction-link.ts'

it('leads to the transaction at the network’s block explorer, as that writes it [notice-beside]', () => {
  const at = (chainNamespace: 'eip155' | 'solana', explorerUrl?: string) =>
    transactionLink({ chainNamespace, ...(explorerUrl && { explorerUrl }) }, '0xab/../c')
  expect(at('eip155', 'https://etherscan.io')).toBe('https://etherscan.io/tx/0xab%2F..%2Fc')
  expect(at('solana', 'https://solscan.io')).toBe('https://solscan.io/tx/0xab%2F..%2Fc')
  expect(at('eip155')).toBeUndefined()
})
