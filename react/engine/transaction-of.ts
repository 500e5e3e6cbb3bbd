import type { Transfer } from '../../core/transfer.ts'
import type { TransactionRequest } from '../../machines/ports.ts'

/** The transaction request for a transfer. */
export const transactionOf = ({ to, amount, token, call }: Transfer): TransactionRequest =>
  call ?? { to, value: amount, ...(token !== undefined && { token }) }
