import { type Connection, PublicKey, SystemProgram, TransactionInstruction } from '@solana/web3.js'
import { PorticoError } from '../../core/errors.ts'
import { tokenAccounts } from './token-accounts.ts'

/** The two programs that keep tokens: the first one, and Token-2022. */
export const tokenPrograms = [
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
].map((id) => new PublicKey(id))
const associated = new PublicKey('ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL')

/** Where a mint says how many decimals its token has. */
const decimalsOffset = 44

/** What the instructions of the programs begin with. */
const createIdempotent = 1
const transferChecked = 12

/** More accounts of one token do not fit into a transaction beside the rest. */
const mostSources = 8

/** A mint, as far as a transfer needs to know it. */
export interface Mint {
  address: PublicKey
  program: PublicKey
  decimals: number
}

/** @throws `transaction.malformed` where there is no token of that mint. */
export async function readMint(connection: Connection, address: PublicKey): Promise<Mint> {
  const account = await connection.getAccountInfo(address)
  const program = tokenPrograms.find((each) => account?.owner.equals(each))
  const decimals = account?.data[decimalsOffset]
  if (!program || decimals === undefined) throw new PorticoError('transaction.malformed')
  return { address, program, decimals }
}

/** The account in which an owner usually holds a token. */
export function tokenAccountOf(owner: PublicKey, { address, program }: Mint): PublicKey {
  const seeds = [owner.toBytes(), program.toBytes(), address.toBytes()]
  return PublicKey.findProgramAddressSync(seeds, associated)[0]
}

/** Where an account of a token says which one: its mint, in its first bytes. */
const mintLength = 32

/**
 * The account that a token is sent to: the one in which the receiver usually holds it, or the receiver's address itself where
 * that is such an account. An account that was made for a token account would have an owner that can't sign.
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
 * From which of its accounts an owner pays an amount, and how much from each: the usual one, and the fullest of the others
 * where that holds less. What all of them lack is asked of the usual one, for the node to say so.
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

/** What makes the receiver's account, where there may be none, and moves the token to it. @throws what `receivingAccount` does. */
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

/** What moves so much of a token from one of its owner's accounts. */
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

/** web3.js takes Node’s kind of bytes, which it brings along: no browser has it. */
const bytes = (from: ArrayLike<number>) => {
  const { data } = SystemProgram.transfer({ fromPubkey: associated, toPubkey: associated, lamports: 0 })
  return Object.assign(data.subarray(0, from.length), from)
}

const read = (pubkey: PublicKey) => ({ pubkey, isSigner: false, isWritable: false })
