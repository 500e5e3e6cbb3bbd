import { AddressLookupTableAccount, ComputeBudgetProgram, type VersionedMessage } from '@solana/web3.js'
import type { Instruction } from './decode.ts'
import type { InnerInstruction, Svm } from './svm.ts'

/** A message's accounts, in the order by which its instructions refer to them. */
export interface MessageKeys {
  all: string[]
  /** The accounts that it loads from lookup tables. */
  loaded: { writable: string[]; readonly: string[] }
}

/** Resolves a message's accounts, including those in lookup tables. A missing table yields none. */
export function keysOf(svm: Svm, message: VersionedMessage): MessageKeys {
  const loaded: MessageKeys['loaded'] = { writable: [], readonly: [] }
  for (const { accountKey, writableIndexes, readonlyIndexes } of message.addressTableLookups) {
    const account = svm.account(accountKey.toBase58())
    const addresses = account ? AddressLookupTableAccount.deserialize(account.data).addresses : []
    const at = (index: number) => addresses[index]?.toBase58() ?? []
    loaded.writable.push(...writableIndexes.flatMap(at))
    loaded.readonly.push(...readonlyIndexes.flatMap(at))
  }
  const own = message.staticAccountKeys.map((key) => key.toBase58())
  return { all: [...own, ...loaded.writable, ...loaded.readonly], loaded }
}

/** A message's instructions, with the addresses of their accounts. */
export function instructionsOf(message: VersionedMessage, { all }: MessageKeys): Instruction[] {
  return message.compiledInstructions.map(({ programIdIndex, accountKeyIndexes, data }) =>
    resolved(all, { programIdIndex, accounts: accountKeyIndexes, data }),
  )
}

/** An instruction with addresses instead of indexes. An invalid index stays a number. */
export function resolved(
  keys: readonly string[],
  { programIdIndex, accounts, data }: Omit<InnerInstruction, 'stackHeight'>,
): Instruction {
  const name = (index: number) => keys[index] ?? `account ${index}`
  return { programId: name(programIdIndex), accounts: accounts.map(name), data }
}

const LAMPORTS_PER_SIGNATURE = 5000n
const UNITS_PER_INSTRUCTION = 200_000n
const MAX_UNITS = 1_400_000n
const SET_UNIT_LIMIT = 2
const SET_UNIT_PRICE = 3

/** A message's fee in lamports: for its signatures, plus its priority fee. */
export function feeOf(message: VersionedMessage): bigint {
  const budget = ComputeBudgetProgram.programId.toBase58()
  const [own, others] = [[] as Buffer[], [] as Buffer[]]
  for (const { programIdIndex, data } of message.compiledInstructions) {
    const program = message.staticAccountKeys[programIdIndex]?.toBase58()
    ;(program === budget ? own : others).push(Buffer.from(data))
  }
  const limit = own.find((data) => data[0] === SET_UNIT_LIMIT)?.readUInt32LE(1)
  const price = own.find((data) => data[0] === SET_UNIT_PRICE)?.readBigUInt64LE(1) ?? 0n
  const units = limit === undefined ? BigInt(others.length) * UNITS_PER_INSTRUCTION : BigInt(limit)
  const priority = ((units < MAX_UNITS ? units : MAX_UNITS) * price + 999_999n) / 1_000_000n
  return BigInt(message.header.numRequiredSignatures) * LAMPORTS_PER_SIGNATURE + priority
}
