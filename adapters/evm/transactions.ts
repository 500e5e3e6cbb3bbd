/** The node requests around a transaction, in one file: its receiver, its review, and its receipt. */
export { readReceipt } from './receipt.ts'
export { resolveReceiver } from './resolve.ts'
export { reviewTransaction } from './review.ts'
