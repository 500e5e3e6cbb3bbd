import type { VersionedTransaction } from '@solana/web3.js'
import { invalidParams, RpcError } from '../wallet/errors.ts'
import { fromBase58 } from './base58.ts'
import { type SolanaChain, signatureOf } from './chain.ts'
import { describeTransaction, returnData, type TransactionEncoding } from './describe-transaction.ts'
import { encodeAccount } from './encode.ts'
import { sentenceOf, type TransactionError } from './errors.ts'
import { addressOf, countOf, listOf, optionsAt, textOf, transactionOf } from './params.ts'
import type { RpcMethods } from './rpc.ts'
import { verifySignatures } from './signatures.ts'
import type { Trial } from './svm.ts'

const SIGNATURE_BYTES = 64
const ENCODINGS: readonly unknown[] = ['json', 'jsonParsed', 'base64', 'base58'] satisfies TransactionEncoding[]

/** The methods that send transactions and report on them. */
export const TRANSACTIONS: RpcMethods = {
  sendTransaction: ({ chain }, params) => {
    const { encoding, skipPreflight } = optionsAt(params, 1)
    const transaction = transactionOf(params[0], encoding)
    if (!verifySignatures(transaction)) throw new RpcError(-32003, 'Transaction signature verification failure')
    if (skipPreflight !== true) preflight(chain, transaction)
    chain.send(transaction)
    return signatureOf(transaction)
  },

  simulateTransaction: ({ chain, inContext }, params) => {
    const { encoding, sigVerify, replaceRecentBlockhash, accounts } = optionsAt(params, 1)
    const transaction = transactionOf(params[0], encoding)
    if (sigVerify === true && !verifySignatures(transaction)) {
      throw new RpcError(-32003, 'Transaction signature verification failure')
    }
    if (replaceRecentBlockhash !== true) return inContext(simulation(chain, transaction, accounts))
    transaction.message.recentBlockhash = chain.blockhash
    const replacementBlockhash = { blockhash: chain.blockhash, lastValidBlockHeight: chain.lastValidHeight }
    return inContext({ ...simulation(chain, transaction, accounts), replacementBlockhash })
  },

  requestAirdrop: ({ chain }, [address, lamports]) => chain.airdrop(addressOf(address), countOf(lamports)).signature,

  getSignatureStatuses: ({ chain, inContext }, [signatures]) =>
    inContext(
      listOf(signatures, 256).map((signature) => {
        const landed = chain.ledger.get(signatureText(signature))
        if (!landed) return null
        const { slot, execution } = landed
        const status = execution.error === null ? { Ok: null } : { Err: execution.error }
        return { slot, confirmations: null, err: execution.error, status, confirmationStatus: 'finalized' }
      }),
    ),

  getSignaturesForAddress: ({ chain }, params) => {
    const { limit, before, until } = optionsAt(params, 1)
    const all = chain.ledger.of(addressOf(params[0]).toBase58())
    const place = (signature: unknown) => all.findIndex((landed) => landed.signature === signature)
    const [first, end] = [place(before) + 1, place(until)]
    const newer = end < 0 ? all : all.slice(0, end)
    return newer.slice(first, first + (limit === undefined ? 1000 : countOf(limit))).map((landed) => ({
      signature: landed.signature,
      slot: landed.slot,
      err: landed.execution.error,
      memo: null,
      blockTime: landed.blockTime,
      confirmationStatus: 'finalized',
    }))
  },

  getTransaction: ({ chain }, params) => {
    const options = typeof params[1] === 'string' ? { encoding: params[1] } : optionsAt(params, 1)
    const { encoding = 'json', maxSupportedTransactionVersion: most } = options
    if (!isEncoding(encoding)) throw invalidParams(`Unknown transaction encoding ${JSON.stringify(encoding)}.`)
    const landed = chain.ledger.get(signatureText(params[0]))
    if (!landed) return null
    const { version } = landed.transaction
    if (version !== 'legacy' && (typeof most !== 'number' || most < version)) {
      const help =
        'Please try the request again with the following configuration parameter: "maxSupportedTransactionVersion": 0'
      throw new RpcError(-32015, `Transaction version (${version}) is not supported by the requesting client. ${help}`)
    }
    return { ...describeTransaction(chain.svm, landed, encoding), ...(most === undefined ? {} : { version }) }
  },
}

const isEncoding = (value: unknown): value is TransactionEncoding => ENCODINGS.includes(value)

function signatureText(value: unknown): string {
  const text = textOf(value)
  if (fromBase58(text)?.length !== SIGNATURE_BYTES) throw invalidParams('Invalid param: Invalid signature')
  return text
}

/** Simulates a transaction first, so that one that would fail costs nothing. */
function preflight(chain: SolanaChain, transaction: VersionedTransaction): void {
  const result = simulation(chain, transaction)
  if (result.err === null) return
  throw new RpcError(-32002, `Transaction simulation failed: ${sentenceOf(result.err)}`, result)
}

function simulation(chain: SolanaChain, transaction: VersionedTransaction, asked?: unknown) {
  const refused = chain.refuses(transaction)
  return refused ? simulated(refused) : simulated(null, chain.svm.simulate(transaction), told(chain, asked))
}

/** Encodes the requested accounts as they would be after the simulation. */
const told =
  ({ svm }: SolanaChain, asked: unknown) =>
  ({ after }: Trial) => {
    const { encoding, addresses } = optionsAt([asked], 0)
    if (addresses === undefined) return null
    return listOf(addresses, 100).map((each) => {
      const address = addressOf(each).toBase58()
      return encodeAccount(svm, after.get(address) ?? svm.account(address), { encoding })
    })
  }

function simulated(refused: TransactionError, trial?: Trial, accounts?: (trial: Trial) => unknown) {
  const { error = refused, logs = [], units = 0, returned } = trial ?? {}
  return {
    err: error,
    logs,
    accounts: (trial && accounts?.(trial)) ?? null,
    unitsConsumed: units,
    returnData: returned ? returnData(returned) : null,
    innerInstructions: null,
  }
}
