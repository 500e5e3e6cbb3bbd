import { type Address, encodeFunctionData, erc20Abi, getAddress, type Hex, maxUint256, type PublicClient } from 'viem'
import { poolAbi, poolOf } from '../../evm/pool.ts'
import type { Market } from './reader.ts'

/** The gas of a transaction that was not estimated. */
const GAS = 150_000n

/** Swaps ether for a token or back in the token's pool, at the rate that its contract reports at the moment. */
export function evmMarket(open: () => PublicClient): Market {
  const pairOf = ({ from, to }: { from?: string | undefined; to?: string | undefined }) => {
    const sellsEther = from === undefined
    const token = sellsEther ? to : from
    // Every pool has ether on one side.
    return token === undefined || (from === undefined) === (to === undefined)
      ? undefined
      : { token: getAddress(token), pool: poolOf(getAddress(token)), sellsEther }
  }
  const read = (pool: Address, functionName: string, args: readonly unknown[]) =>
    open()
      .readContract({ address: pool, abi: poolAbi, functionName, args })
      // There is no pool, or it is empty.
      .catch(() => undefined)
  const quote: Market['quote'] = async (pair, amount) => {
    const found = pairOf(pair)
    const said = found && (await read(found.pool, 'quote', [found.sellsEther, amount]))
    return typeof said === 'bigint' ? said : undefined
  }

  return {
    quote,
    allowance: (token, owner) =>
      open().readContract({
        address: getAddress(token),
        abi: erc20Abi,
        functionName: 'allowance',
        args: [getAddress(owner), poolOf(getAddress(token))],
      }),
    approval: (token) =>
      // The maximum amount: services propose more than a careful wallet grants.
      encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [poolOf(getAddress(token)), maxUint256] }),
    async trade({ pair, amount, slippage, owner, isEstimateSkipped }) {
      const found = pairOf(pair)
      const expected = await quote(pair, amount)
      if (!found || expected === undefined) return undefined
      const least = (expected * BigInt(Math.round((100 - slippage) * 100))) / 10_000n
      const call = found.sellsEther
        ? { functionName: 'sellEther', args: [least] }
        : { functionName: 'sellToken', args: [amount, least] }
      const data: Hex = encodeFunctionData({ abi: poolAbi, ...call })
      const value = found.sellsEther ? amount : 0n
      const asked = { account: getAddress(owner), to: found.pool, data, value }
      const gas = isEstimateSkipped ? GAS : await open().estimateGas(asked)
      return { to: found.pool, data, gas }
    },
  }
}
