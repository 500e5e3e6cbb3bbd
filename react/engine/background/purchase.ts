import { fromCallback, fromPromise } from 'xstate'
import type { DatedTransaction } from '../../../core/history.ts'
import type { Purchase } from '../../../core/onramp.ts'
import { type PurchaseCommand, purchaseMachine } from '../../../machines/purchase/chart.ts'
import { pendingPurchases } from '../../../services/pending-purchases.ts'
import { accountServices } from '../account-services.ts'
import type { EngineDeps } from '../define-flow.ts'
import { onRampOf } from '../on-ramp-of.ts'

/** One purchase: the blockchain API reports its status, and this browser's storage keeps it across reloads. */
export default (deps: EngineDeps) => {
  const { findPurchase } = onRampOf(deps)
  const pending = pendingPurchases(() => localStorage)
  return purchaseMachine.provide({
    actors: {
      findPurchase: fromPromise<DatedTransaction | null, Purchase>(async ({ input, signal }) => {
        const found = await findPurchase(input, pending.list(), signal)
        // The account's tokens have changed: drop the cached ones.
        if (found && found.status !== 'pending') accountServices(deps).renewTokens(input.buyer)
        return found ?? null
      }),
      keepPurchase: fromCallback<PurchaseCommand>(({ receive }) => {
        receive((command) => {
          if (command.type === 'purchase.keep') pending.keep(command.purchase)
          else pending.forget(command.id, command.foundId)
        })
      }),
    },
  })
}
