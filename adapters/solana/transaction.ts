import { type Connection, PublicKey, SystemProgram, TransactionMessage, VersionedTransaction } from '@solana/web3.js'
import { PorticoError } from '../../core/errors.ts'
import type { TransactionRequest } from '../../machines/ports.ts'
import { addressOf, mostUnits } from './parse.ts'
import { tokenTransfer } from './token.ts'

/**
 * The transaction to sign: a prepared one, or a transfer of lamports or of a token with a recent blockhash.
 * @throws `caip.address` or `transaction.malformed` if it is nothing that the account can sign.
 */
export async function prepare(
  connection: Connection,
  from: string,
  { to, value = '0', data, token }: TransactionRequest,
  isLegacy: boolean,
): Promise<VersionedTransaction> {
  const payerKey = new PublicKey(addressOf(from))
  if (data !== undefined) return read(data, payerKey)

  const toPubkey = new PublicKey(addressOf(to))
  const lamports = /^\d{1,20}$/.test(value) ? BigInt(value) : undefined
  if (lamports === undefined || lamports > mostUnits) throw new PorticoError('transaction.malformed')
  const instructions =
    token === undefined
      ? [SystemProgram.transfer({ fromPubkey: payerKey, toPubkey, lamports })]
      : await tokenTransfer(connection, {
          from: payerKey,
          to: toPubkey,
          mint: new PublicKey(addressOf(token)),
          amount: lamports,
        })
  const { blockhash: recentBlockhash } = await connection.getLatestBlockhash()
  const message = new TransactionMessage({ payerKey, recentBlockhash, instructions })
  return new VersionedTransaction(isLegacy ? message.compileToLegacyMessage() : message.compileToV0Message())
}

function read(base64: string, signer: PublicKey): VersionedTransaction {
  try {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    const transaction = VersionedTransaction.deserialize(bytes)
    const { staticAccountKeys, header } = transaction.message
    const signers = staticAccountKeys.slice(0, header.numRequiredSignatures)
    if (!signers.some((key) => key.equals(signer))) throw new PorticoError('wallet.unauthorized')
    return transaction
  } catch (cause) {
    throw new PorticoError('transaction.malformed', undefined, { cause })
  }
}
