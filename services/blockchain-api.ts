import { type AccountCalls, accountCalls } from './blockchain-api/account.ts'
import { type ApiIdentity, apiFor } from './blockchain-api/call.ts'
import { type NameCalls, nameCalls } from './blockchain-api/names.ts'
import { type OnrampCalls, onrampCalls } from './blockchain-api/onramp.ts'
import { type PriceCalls, priceCalls } from './blockchain-api/prices.ts'
import { type SessionCalls, sessionCalls } from './blockchain-api/sessions.ts'
import { type Supported, supportedBy, whereKnown, whereSupported } from './blockchain-api/supported.ts'
import { type SwapCalls, swapCalls } from './blockchain-api/swaps.ts'
import type { SharedOptions } from './shared.ts'

/** WalletConnect's blockchain API, for apps with a project. Each call throws the errors of `AskApi`. */
export type BlockchainApi = Supported & AccountCalls & NameCalls & PriceCalls & SwapCalls & OnrampCalls & SessionCalls

/**
 * Creates the blockchain API. Recent answers are cached, and identical concurrent requests are shared [assets-cache].
 */
export function blockchainApi(identity: ApiIdentity, clock: Pick<SharedOptions, 'now'> = {}): BlockchainApi {
  const ask = apiFor(identity)
  const supported = supportedBy(ask)
  const where = whereSupported(supported)
  return {
    ...supported,
    ...accountCalls(ask, where, clock),
    ...nameCalls(ask, where, clock),
    ...priceCalls(ask, where, identity.projectId, clock),
    ...swapCalls(ask, where, identity.projectId),
    ...onrampCalls(ask, where),
    ...sessionCalls(ask, whereKnown(supported)),
  }
}
