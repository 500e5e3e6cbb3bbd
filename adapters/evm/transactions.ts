/** What is asked of a node around a transaction, in one file: to whom it goes, what it would do, and what has become of it. */
export { readReceipt } from './receipt.ts'
export { resolveReceiver } from './resolve.ts'
export { reviewTransaction } from './review.ts'
