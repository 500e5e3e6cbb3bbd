import { type Connection, PublicKey, SystemProgram, TransactionInstruction } from '@solana/web3.js'
import { PorticoError } from '../../core/errors.ts'
import { tokenAccounts } from './token-accounts.ts'

/** The two token programs: the original one, and Token-2022. */
export const tokenPrograms = [
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
].map((id) => new PublicKey(id))
const associated = new PublicKey('ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL')

/** The offset of the decimals in a mint. */
const decimalsOffset = 44

/** The first byte of the programs' instructions. */
const createIdempotent = 1
const transferChecked = 12

/** The maximum number of source accounts that fit into one transaction. */
const mostSources = 8

/** The data of a mint for a transfer. */
export interface Mint {
  address: PublicKey
  program: PublicKey
  decimals: number
}

/** @throws `transaction.malformed` if there is no token with that mint. */
export async function readMint(connection: Connection, address: PublicKey): Promise<Mint> {
  const account = await connection.getAccountInfo(address)
  const program = tokenPrograms.find((each) => account?.owner.equals(each))
  const decimals = account?.data[decimalsOffset]
  if (!program || decimals === undefined) throw new PorticoError('transaction.malformed')
  return { address, program, decimals }
}

/** The associated token account of an owner. */
export function tokenAccountOf(owner: PublicKey, { address, program }: Mint): PublicKey {
  const seeds = [owner.toBytes(), program.toBytes(), address.toBytes()]
  return PublicKey.findProgramAddressSync(seeds, associated)[0]
}

/** The length of the mint, which comes first in a token account. */
const mintLength = 32

/**
 * The account that receives a token: the receiver's associated one, or the receiver's address itself if that is a token
 * account. An account created for a token account would have an owner that can't sign.
 *
 * @throws `transfer.receiver` for a mint, and for an account of another token.
 */
export async function receivingAccount(connection: Connection, to: PublicKey, mint: Mint): Promise<PublicKey> {
  const account = await connection.getAccountInfo(to)
  if (!account || !tokenPrograms.some((program) => account.owner.equals(program))) return tokenAccountOf(to, mint)
  if (!mint.address.equals(new PublicKey(account.data.subarray(0, mintLength))))
    throw new PorticoError('transfer.receiver')
  return to
}

/**
 * The accounts that pay an amount, and how much each: the associated one, then the fullest of the others. Any missing
 * rest is taken from the associated one, so that the node reports it.
 */
async function sourcesOf(connection: Connection, owner: PublicKey, mint: Mint, amount: bigint) {
  const usual = tokenAccountOf(owner, mint)
  const all = await tokenAccounts(connection, owner, { mint: mint.address })
  const held = all.find(({ address }) => address.equals(usual))?.amount ?? 0n
  const others = all
    .filter(({ address }) => !address.equals(usual))
    .toSorted((one, other) => (one.amount < other.amount ? 1 : -1))
    .slice(0, mostSources - 1)
  const rest = others.reduce((sum, each) => sum + each.amount, 0n)
  if (held >= amount || held + rest < amount) return [{ account: usual, amount }]
  let left = amount
  return [{ address: usual, amount: held }, ...others].flatMap(({ address, amount: most }) => {
    const isLast = most >= left
    const part = isLast ? left : most
    left -= part
    return part > 0n ? { account: address, amount: part } : []
  })
}

/**
 * The instructions that create the receiver's account, if necessary, and transfer the token to it.
 * @throws the errors of `receivingAccount`.
 */
export async function tokenTransfer(
  connection: Connection,
  { from, to, mint: address, amount }: { from: PublicKey; to: PublicKey; mint: PublicKey; amount: bigint },
): Promise<TransactionInstruction[]> {
  const mint = await readMint(connection, address)
  const target = await receivingAccount(connection, to, mint)
  const create = new TransactionInstruction({
    programId: associated,
    keys: [
      { pubkey: from, isSigner: true, isWritable: true },
      { pubkey: target, isSigner: false, isWritable: true },
      ...[to, mint.address, SystemProgram.programId, mint.program].map(read),
    ],
    data: bytes([createIdempotent]),
  })
  const sources = await sourcesOf(connection, from, mint, amount)
  const moves = sources.map((source) => move(source, { mint, target, from }))
  return target.equals(to) ? moves : [create, ...moves]
}

/** The instruction that transfers a token from one of its owner's accounts. */
function move(
  { account, amount }: { account: PublicKey; amount: bigint },
  { mint, target, from }: { mint: Mint; target: PublicKey; from: PublicKey },
): TransactionInstruction {
  const data = new Uint8Array(10)
  data[0] = transferChecked
  new DataView(data.buffer).setBigUint64(1, amount, true)
  data[9] = mint.decimals
  return new TransactionInstruction({
    programId: mint.program,
    keys: [
      { pubkey: account, isSigner: false, isWritable: true },
      read(mint.address),
      { pubkey: target, isSigner: false, isWritable: true },
      { pubkey: from, isSigner: true, isWritable: false },
    ],
    data: bytes(data),
  })
}

/** web3.js expects Node’s Buffer, and brings its own: browsers have none. */
const bytes = (from: ArrayLike<number>) => {
  const { data } = SystemProgram.transfer({ fromPubkey: associated, toPubkey: associated, lamports: 0 })
  return Object.assign(data.subarray(0, from.length), from)
}

const read = (pubkey: PublicKey) => ({ pubkey, isSigner: false, isWritable: false })
