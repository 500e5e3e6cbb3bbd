import type { TokenBalance } from '@solana/web3.js'
import { asking } from './node.ts'
import { parseAddress } from './parse.ts'
import { connect, type NodeOptions } from './requests.ts'

const amountIn = (balances: readonly TokenBalance[], mint: string, owner: string): bigint =>
  balances
    .filter((each) => each.mint === mint && each.owner === owner)
    .reduce((sum, { uiTokenAmount }) => sum + BigInt(uiTokenAmount.amount), 0n)

/** The owners whose token balance has increased in a transaction, except for the sender. */
export function readTokenReceivers(
  { address, hash }: { address: string; hash: string },
  options: NodeOptions,
): Promise<readonly string[]> {
  return asking(async () => {
    const found = await connect(options).getTransaction(hash, {
      commitment: 'confirmed',
      maxSupportedTransactionVersion: 0,
    })
    const before = found?.meta?.preTokenBalances ?? []
    const after = found?.meta?.postTokenBalances ?? []
    const receivers = after.flatMap(({ mint, owner }) => {
      const receiver = parseAddress(owner)
      const isMore = receiver !== undefined && amountIn(after, mint, receiver) > amountIn(before, mint, receiver)
      return isMore && receiver !== address ? [receiver] : []
    })
    return [...new Set(receivers)]
  })
}
