import { toBase58 } from './base58.ts'
import { decodeTransfer, type Instruction } from './decode.ts'
import type { Landed } from './ledger.ts'
import { feeOf, instructionsOf, resolved } from './message.ts'
import type { StoredAccount, Svm } from './svm.ts'
import { holdingOf, readTokenAccount } from './token-accounts.ts'

/** The encodings of a transaction in an answer. */
export type TransactionEncoding = 'json' | 'jsonParsed' | 'base64' | 'base58'

/** A past transaction, in the format of `getTransaction`. */
export function describeTransaction(svm: Svm, landed: Landed, encoding: TransactionEncoding): object {
  const { slot, blockTime } = landed
  return { slot, blockTime, transaction: encodeTransaction(landed, encoding), meta: metaOf(svm, landed, encoding) }
}

function encodeTransaction(landed: Landed, encoding: TransactionEncoding): unknown {
  const { transaction, keys } = landed
  if (encoding === 'base64') return [Buffer.from(transaction.serialize()).toString('base64'), encoding]
  if (encoding === 'base58') return [toBase58(transaction.serialize()), encoding]
  const { message } = transaction
  const { header, recentBlockhash, addressTableLookups, compiledInstructions } = message
  const lookups =
    message.version === 'legacy'
      ? {}
      : {
          addressTableLookups: addressTableLookups.map((lookup) => ({
            ...lookup,
            accountKey: lookup.accountKey.toBase58(),
          })),
        }
  const signatures = transaction.signatures.map(toBase58)
  if (encoding === 'jsonParsed') {
    const own = message.staticAccountKeys.length
    const accountKeys = keys.all.map((pubkey, index) => ({
      pubkey,
      signer: message.isAccountSigner(index),
      writable: message.isAccountWritable(index),
      source: index < own ? 'transaction' : 'lookupTable',
    }))
    const instructions = instructionsOf(message, keys).map((instruction) => parsedInstruction(instruction, null))
    return { signatures, message: { accountKeys, instructions, recentBlockhash, ...lookups } }
  }
  const accountKeys = message.staticAccountKeys.map((key) => key.toBase58())
  const instructions = compiledInstructions.map(({ programIdIndex, accountKeyIndexes, data }) => ({
    ...{ programIdIndex, accounts: accountKeyIndexes, data: toBase58(data), stackHeight: null },
  }))
  return { signatures, message: { header, accountKeys, instructions, recentBlockhash, ...lookups } }
}

function metaOf(svm: Svm, landed: Landed, encoding: TransactionEncoding): object {
  const { execution, keys, transaction, before, after } = landed
  const { error, logs, units, returned } = execution
  return {
    err: error,
    status: error === null ? { Ok: null } : { Err: error },
    fee: Number(feeOf(transaction.message)),
    preBalances: before.map(balance),
    postBalances: after.map(balance),
    preTokenBalances: tokenBalances(svm, keys.all, before),
    postTokenBalances: tokenBalances(svm, keys.all, after),
    innerInstructions: innerInstructions(landed, encoding),
    logMessages: logs,
    rewards: [],
    computeUnitsConsumed: units,
    ...(encoding === 'jsonParsed' ? {} : { loadedAddresses: keys.loaded }),
    ...(returned ? { returnData: returnData(returned) } : {}),
  }
}

/** A program's return data. */
export function returnData({ programId, data }: { programId: string; data: Uint8Array }): object {
  return { programId, data: [Buffer.from(data).toString('base64'), 'base64'] }
}

function innerInstructions({ execution, keys }: Landed, encoding: TransactionEncoding): object[] {
  return execution.inner.flatMap((list, index) => {
    if (list.length === 0) return []
    const instructions = list.map((inner) =>
      encoding === 'jsonParsed'
        ? parsedInstruction(resolved(keys.all, inner), inner.stackHeight)
        : { ...inner, data: toBase58(inner.data) },
    )
    return [{ index, instructions }]
  })
}

function parsedInstruction(instruction: Instruction, stackHeight: number | null): object {
  const { programId, accounts, data } = instruction
  const transfer = decodeTransfer(instruction)
  return transfer ? { ...transfer, programId, stackHeight } : { programId, accounts, data: toBase58(data), stackHeight }
}

const balance = (account: StoredAccount | undefined) => Number(account?.lamports ?? 0)

function tokenBalances(svm: Svm, keys: readonly string[], accounts: readonly (StoredAccount | undefined)[]): object[] {
  return keys.flatMap((_, accountIndex) => {
    const account = accounts[accountIndex]
    const held = account && readTokenAccount(account)
    if (!held) return []
    const [mint, owner, programId] = [held.mint, held.owner, account.owner].map((key) => key.toBase58())
    return [{ accountIndex, mint, owner, programId, uiTokenAmount: holdingOf(svm, held) }]
  })
}
