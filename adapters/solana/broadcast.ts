import { base58 } from '@scure/base'
import type { Connection, SendOptions } from '@solana/web3.js'
import { PorticoError } from '../../core/errors.ts'
import { offline } from '../wallet-error.ts'
import { solanaError } from './errors.ts'
import { signatureLength } from './parse.ts'

/** What a node says to a transaction that it has run: asked again, because its first answer was lost. */
const processed = /already (been )?processed/i

/** The first of its signatures follows the byte that counts them. */
const nameOf = (signed: Uint8Array): string => base58.encode(signed.subarray(1, 1 + signatureLength))

/**
 * Hands a signed transaction to the dApp’s node; resolves with its signature in base58.
 * @throws `transaction.failed` for what the node refuses, `transaction.expired` for what comes to it too late, `rpc.failed` or `network.offline` for its silence.
 */
export async function broadcast(connection: Connection, signed: Uint8Array, options?: SendOptions): Promise<string> {
  try {
    return await connection.sendRawTransaction(signed, options)
  } catch (cause) {
    const error = solanaError(cause)
    if (error.code === 'transaction.failed' && processed.test(String(cause))) return nameOf(signed)
    throw error.code === 'unknown' ? new PorticoError(offline('rpc.failed'), undefined, { cause }) : error
  }
}
