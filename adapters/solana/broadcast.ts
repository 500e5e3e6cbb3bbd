import { base58 } from '@scure/base'
import type { Connection, SendOptions } from '@solana/web3.js'
import { PorticoError } from '../../core/errors.ts'
import { offline } from '../wallet-error.ts'
import { solanaError } from './errors.ts'
import { signatureLength } from './parse.ts'

/** A node's answer for a transaction that it has already processed: the first answer was lost. */
const processed = /already (been )?processed/i

/** web3.js's message for a status with which a node, or a proxy before it, has rejected the transaction. */
const refused = /^Error: 4\d\d /

/** The first signature follows the byte with their number. */
const nameOf = (signed: Uint8Array): string => base58.encode(signed.subarray(1, 1 + signatureLength))

/**
 * Sends a signed transaction to the dApp’s node. Resolves with its signature in base58, even if the node's answer was
 * lost, because the transaction may have been sent [send-undecided].
 * @throws `transaction.failed` if the node rejects it, `transaction.expired` if it is too late, `rpc.failed` or
 * `network.offline` if no node accepts it.
 */
export async function broadcast(connection: Connection, signed: Uint8Array, options?: SendOptions): Promise<string> {
  try {
    return await connection.sendRawTransaction(signed, options)
  } catch (cause) {
    const error = solanaError(cause)
    const isTaken = error.code === 'transaction.failed' && processed.test(String(cause))
    if (isTaken || (error.code === 'unknown' && !refused.test(String(cause)))) return nameOf(signed)
    throw error.code === 'unknown' ? new PorticoError(offline('rpc.failed'), undefined, { cause }) : error
  }
}
