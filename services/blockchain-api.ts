import { type AccountCalls, accountCalls } from './blockchain-api/account.ts'
import { type ApiIdentity, apiFor } from './blockchain-api/call.ts'
import { type Supported, supportedBy } from './blockchain-api/supported.ts'
import type { SharedOptions } from './shared.ts'

/** WalletConnect's blockchain API, which serves apps with a project. Each call throws what `AskApi` does. */
export type BlockchainApi = Supported & AccountCalls

/** The blockchain API. What it answered lately is not asked for again, nor what is being asked for [assets-cache]. */
export function blockchainApi(identity: ApiIdentity, clock: Pick<SharedOptions, 'now'> = {}): BlockchainApi {
  const ask = apiFor(identity)
  const supported = supportedBy(ask)
  return { ...supported, ...accountCalls(ask, supported, clock) }
}
