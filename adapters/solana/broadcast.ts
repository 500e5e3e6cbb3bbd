import { base58 } from '@scure/base'
import type { Connection, SendOptions } from '@solana/web3.js'
import { PorticoError } from '../../core/errors.ts'
import { offline } from '../wallet-error.ts'
import { solanaError } from './errors.ts'
import { signatureLength } from './parse.ts'

/** What a node says to a transaction that it has run: asked again, because its first answer was lost. */
const processed = /already (been )?processed/i

/** How web3.js words a status by which a node, or what guards it, has not taken the transaction. */
const refused = /^Error: 4\d\d /

/** The first of its signatures follows the byte that counts them. */
const nameOf = (signed: Uint8Array): string => base58.encode(signed.subarray(1, 1 + signatureLength))

/**
 * Hands a signed transaction to the dApp’s node; resolves with its signature in base58, by which it is followed also where the
 * node's answer was lost: it may have been sent [send-undecided].
 * @throws `transaction.failed` for what the node refuses, `transaction.expired` for what comes to it too late, `rpc.failed` or `network.offline` where it takes nothing.
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
