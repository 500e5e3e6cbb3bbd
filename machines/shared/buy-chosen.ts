import type { AnyActorRef } from 'xstate'
import type { Namespace } from '../../core/caip.ts'
import type { Track } from '../system.ts'
import { isSmart } from '../wallet/account-selectors.ts'

/** The event that the user wants to buy crypto, from any button. */
export const buyChosen = (self: Pick<AnyActorRef, 'system'>, namespace: Namespace): Track => ({
  type: 'track',
  event: 'SELECT_BUY_CRYPTO',
  properties: { isSmartAccount: isSmart(self, namespace) },
})
