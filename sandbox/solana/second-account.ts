import {
  ACCOUNT_SIZE,
  createInitializeAccountInstruction,
  createTransferInstruction,
  TOKEN_PROGRAM_ID,
} from '@solana/spl-token'
import { Connection, Keypair, PublicKey, SystemProgram, sendAndConfirmTransaction, Transaction } from '@solana/web3.js'
import { solanaAccount } from './accounts.ts'
import type { SolanaNode } from './node.ts'
import { solanaToken, tokenAccountOf } from './token.ts'

/**
 * Moves Sandbox Dollars of a funded account to a second token account of the same owner.
 * @param units The amount that stays in the usual token account.
 * @returns The total amount in both.
 */
export async function keepInTwoAccounts(node: SolanaNode, index: number, units: bigint): Promise<bigint> {
  const connection = new Connection(node.directUrl, { commitment: 'confirmed', wsEndpoint: node.directWsUrl })
  const { address, keypair: owner } = solanaAccount(index)
  const usual = new PublicKey(tokenAccountOf(address))
  const other = Keypair.generate()
  const lamports = await connection.getMinimumBalanceForRentExemption(ACCOUNT_SIZE)
  const all = BigInt((await connection.getTokenAccountBalance(usual)).value.amount)
  const made = new Transaction().add(
    SystemProgram.createAccount({
      ...{ fromPubkey: owner.publicKey, newAccountPubkey: other.publicKey, programId: TOKEN_PROGRAM_ID },
      ...{ lamports, space: ACCOUNT_SIZE },
    }),
    createInitializeAccountInstruction(other.publicKey, new PublicKey(solanaToken.mint), owner.publicKey),
    createTransferInstruction(usual, other.publicKey, owner.publicKey, all - units),
  )
  await sendAndConfirmTransaction(connection, made, [owner, other])
  return all
}
