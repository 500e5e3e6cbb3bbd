import type { Connection, PublicKey, TokenAccountsFilter } from '@solana/web3.js'
import * as z from 'zod/mini'
import { formed, parse } from '../../core/schema.ts'

const parsed = z.object({
  info: z.object({
    mint: z.string(),
    tokenAmount: z.object({
      amount: formed(20, /^\d+$/),
      decimals: z.custom<number>((value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) < 256),
    }),
  }),
})

/** An owner's account for a token. */
export interface TokenAccount {
  address: PublicKey
  mint: string
  /** In the smallest unit. */
  amount: bigint
  decimals: number
}

/** The token accounts of an owner, for a program or a mint: there may be several of one token. */
export async function tokenAccounts(
  connection: Connection,
  owner: PublicKey,
  filter: TokenAccountsFilter,
): Promise<TokenAccount[]> {
  const { value } = await connection.getParsedTokenAccountsByOwner(owner, filter)
  return value.flatMap(({ pubkey, account }) => {
    const info = parse(parsed, account.data.parsed)?.info
    if (!info) return []
    const { amount, decimals } = info.tokenAmount
    return { address: pubkey, mint: info.mint, amount: BigInt(amount), decimals }
  })
}
