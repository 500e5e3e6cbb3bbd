import type { Transfer } from '../../core/transfer.ts'

/** A transfer to request, or one that was pending when the page was left. */
export type TransactionInput = Transfer & { hash?: string; nonce?: string }
