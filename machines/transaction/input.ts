import type { Transfer } from '../../core/transfer.ts'

/** A transfer that is to be asked for, or one that was under way when the page was left. */
export type TransactionInput = Transfer & { hash?: string; nonce?: string }
