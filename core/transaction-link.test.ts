import { expect, it } from 'vitest'
import { transactionLink } from './transaction-link.ts'

it('points to the transaction in the network’s block explorer, with its id encoded [notice-beside]', () => {
  const at = (chainNamespace: 'eip155' | 'solana', explorerUrl?: string) =>
    transactionLink({ chainNamespace, ...(explorerUrl && { explorerUrl }) }, '0xab/../c')
  expect(at('eip155', 'https://etherscan.io')).toBe('https://etherscan.io/tx/0xab%2F..%2Fc')
  expect(at('solana', 'https://solscan.io')).toBe('https://solscan.io/tx/0xab%2F..%2Fc')
  expect(at('eip155')).toBeUndefined()
})
