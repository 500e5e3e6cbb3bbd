import { base58 } from '@scure/base'
import type { Connection, SendOptions } from '@solana/web3.js'
import { PorticoError } from '../../core/errors.ts'
import { offline } from '../wallet-error.ts'
import { solanaError } from './errors.ts'
import { signatureLength } from './parse.ts'

/** web3.js's message for a status with which a node, or a proxy before it, has rejected the transaction. */
const refused = /^Error: 4\d\d /

/** Whether a node did not answer in time: it may have taken the transaction all the same [send-undecided]. */
const isUnanswered = ({ code }: PorticoError): boolean => code === 'rpc.failed' || code === 'network.offline'

/**
 * The error of a wallet that sends by itself: `wallet.badHash` if its node did not answer in time, since it may have
 * sent the transaction [send-undecided].
 */
export function sendingError(cause: unknown): PorticoError {
  const error = solanaError(cause)
  return isUnanswered(error) ? new PorticoError('wallet.badHash', undefined, { cause }) : error
}

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
    const isLost = isUnanswered(error) || (error.code === 'unknown' && !refused.test(String(cause)))
    if (error.code === 'wallet.badHash' || isLost) return nameOf(signed)
    throw error.code === 'unknown' ? new PorticoError(offline('rpc.failed'), undefined, { cause }) : error
  }
}
