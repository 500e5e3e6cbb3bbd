import { createAssociatedTokenAccount, createMint, mintTo, TOKEN_2022_PROGRAM_ID } from '@solana/spl-token'
import { Connection } from '@solana/web3.js'
import { solanaAccount } from './accounts.ts'
import type { SolanaNode } from './node.ts'

/**
 * Creates a token of Token-2022 that a funded account holds.
 * @returns The address of its mint.
 */
export async function createToken2022(node: SolanaNode, index: number, units: bigint): Promise<string> {
  const connection = new Connection(node.directUrl, { commitment: 'confirmed', wsEndpoint: node.directWsUrl })
  const { keypair: owner } = solanaAccount(index)
  const { publicKey } = owner
  const at = [undefined, undefined, TOKEN_2022_PROGRAM_ID] as const
  const mint = await createMint(connection, owner, publicKey, null, 6, ...at)
  const account = await createAssociatedTokenAccount(
    connection,
    owner,
    mint,
    publicKey,
    undefined,
    TOKEN_2022_PROGRAM_ID,
  )
  await mintTo(connection, owner, mint, account, owner, units, [], undefined, TOKEN_2022_PROGRAM_ID)
  return mint.toBase58()
}
