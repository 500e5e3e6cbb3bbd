import { fromCallback } from 'xstate'
import type { AskedFact } from '../../machines/transaction/asked.ts'
import { askedTransfers } from '../../services/asked-transfers.ts'

/**
 * Reports the wallet requests of other pages to every chart that makes such requests [send-one-prompt]
 * [swap-one-prompt].
 */
export const askedPort = fromCallback<AskedFact>(({ sendBack }) =>
  askedTransfers({ open: () => localStorage }).watch((asked) => sendBack({ type: 'asked.changed', asked })),
)
