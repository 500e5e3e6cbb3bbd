import { fromCallback } from 'xstate'
import type { AskedFact } from '../../machines/transaction/asked.ts'
import { askedTransfers } from '../../services/asked-transfers.ts'

/** Tells what other pages have asked wallets for, for every chart that asks them [send-one-prompt] [swap-one-prompt]. */
export const askedPort = fromCallback<AskedFact>(({ sendBack }) =>
  askedTransfers({ open: () => localStorage }).watch((asked) => sendBack({ type: 'asked.changed', asked })),
)
