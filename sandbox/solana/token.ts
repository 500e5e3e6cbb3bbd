import { createHash } from 'node:crypto'
import {
  ACCOUNT_SIZE,
  AccountLayout,
  AccountState,
  getAssociatedTokenAddressSync,
  MINT_SIZE,
  MintLayout,
  TOKEN_PROGRAM_ID,
} from '@solana/spl-token'
import { Keypair, PublicKey } from '@solana/web3.js'
import { solanaAccount, solanaAccounts } from './accounts.ts'
import type { Svm } from './svm.ts'

/** Each account's initial balance: 10,000 SUSD. */
const GRANT = 10_000_000_000n

/** Sandbox Dollar on Solana: the same mint on each cluster and in each run. The last account is the mint authority. */
export const solanaToken = {
  mint: Keypair.fromSeed(createHash('sha256').update('Sandbox Dollar').digest()).publicKey.toBase58(),
  name: 'Sandbox Dollar',
  symbol: 'SUSD',
  decimals: 6,
} as const

const mint = new PublicKey(solanaToken.mint)
const NO_AUTHORITY = PublicKey.default

/** The address of an owner's token account for Sandbox Dollars. */
export function tokenAccountOf(owner: string): string {
  return getAssociatedTokenAddressSync(mint, new PublicKey(owner)).toBase58()
}

/** Creates the token on a fresh chain and gives each account its initial balance. */
export function putToken(svm: Svm): void {
  put(svm, solanaToken.mint, MINT_SIZE, (data) =>
    MintLayout.encode(
      {
        mintAuthorityOption: 1,
        mintAuthority: solanaAccount(solanaAccounts.length - 1).keypair.publicKey,
        supply: GRANT * BigInt(solanaAccounts.length),
        decimals: solanaToken.decimals,
        isInitialized: true,
        freezeAuthorityOption: 0,
        freezeAuthority: NO_AUTHORITY,
      },
      data,
    ),
  )
  putMetadata(svm)
  for (const { address, keypair } of solanaAccounts) {
    put(svm, tokenAccountOf(address), ACCOUNT_SIZE, (data) =>
      AccountLayout.encode(
        {
          ...{ mint, owner: keypair.publicKey, amount: GRANT, state: AccountState.Initialized },
          ...{ delegateOption: 0, delegate: NO_AUTHORITY, delegatedAmount: 0n },
          ...{ isNativeOption: 0, isNative: 0n },
          ...{ closeAuthorityOption: 0, closeAuthority: NO_AUTHORITY },
        },
        data,
      ),
    )
  }
}

/** The program that stores tokens' names, which mints do not contain. */
const metadataProgram = new PublicKey('metaqbxxUerdq28cj1RbAWkYQm3ybzjb6a8bt518x1s')

/**
 * Stores the token's name in Metaplex's format: a type, the update authority, the mint, and length-prefixed texts
 * padded with zeros.
 */
function putMetadata(svm: Svm): void {
  const seeds = [Buffer.from('metadata'), metadataProgram.toBuffer(), mint.toBuffer()]
  const [address] = PublicKey.findProgramAddressSync(seeds, metadataProgram)
  const text = (value: string, size: number) => {
    const bytes = Buffer.alloc(4 + size)
    bytes.writeUInt32LE(size)
    bytes.write(value, 4)
    return bytes
  }
  const texts = [text(solanaToken.name, 32), text(solanaToken.symbol, 10), text('', 200)]
  const data = Buffer.concat([Buffer.from([4]), NO_AUTHORITY.toBuffer(), mint.toBuffer(), ...texts])
  svm.put(address.toBase58(), {
    lamports: svm.rentExemption(data.length),
    owner: metadataProgram,
    data,
    executable: false,
  })
}

function put(svm: Svm, address: string, size: number, encode: (data: Buffer) => void): void {
  const data = Buffer.alloc(size)
  encode(data)
  svm.put(address, { lamports: svm.rentExemption(size), owner: TOKEN_PROGRAM_ID, data, executable: false })
}
