import type { Address, Hex } from 'viem'
import { PorticoError } from '../../core/errors.ts'

const inWord = (value: bigint): string => value.toString(16).padStart(64, '0')

/**
 * The call of `transfer(address,uint256)`. Tokens without a return value, such as USDT, are called the same way: a sent
 * call ignores it.
 */
export function transferData(to: Address, amount: bigint): Hex {
  if (amount >= 2n ** 256n) throw new PorticoError('transaction.malformed')
  return `0xa9059cbb${inWord(BigInt(to))}${inWord(amount)}`
}

/** `Transfer(address,address,uint256)`. */
export const transferTopic = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
