import { linkedClientId } from '../../adapters/walletconnect/linked-client-id.ts'
import { lazyConstants } from '../../core/lazy-constants.ts'
import { type AccountNameService, accountNameService } from '../../services/account-names.ts'
import { restingAfterFailure } from '../../services/after-failure.ts'
import type { AccountOn } from '../../services/blockchain-api/account.ts'
import { type BlockchainApi, blockchainApi } from '../../services/blockchain-api.ts'
import { type HistoryService, historyService } from '../../services/history.ts'
import { type IdentityService, identityService } from '../../services/identity.ts'
import { type ReceiverService, receiverService } from '../../services/receivers.ts'
import { type TokenQuery, type TokenService, tokenService } from '../../services/tokens.ts'
import type { EngineDeps } from './define-flow.ts'
import { sdkVersionOf } from './sdk-version.ts'

type PollQuery = TokenQuery & { fresh: boolean }

/** The services behind the account and token flows. They load with the first of those flows. */
export type AccountServices = TokenService &
  HistoryService &
  IdentityService &
  AccountNameService &
  ReceiverService & {
    /** The blockchain API, if the dApp has a project. */
    api: BlockchainApi | undefined
    /**
     * `loadHoldings` for polling: bypasses the cache if the query wants fresh data [portfolio-poll], and waits 30 s
     * after any failure [account-balance-gap], unless a transaction has ended: for the account of `renewTokens`
     * [assets-renewed], or any, if the query skips the pause.
     */
    pollTokens: (
      query: PollQuery & { skipPause?: boolean },
      signal: AbortSignal,
    ) => ReturnType<TokenService['loadHoldings']>
  }

const keyOf = ({ caipNetworkId, address }: AccountOn): string => `${caipNetworkId}:${address}`

const made = new WeakMap<EngineDeps['loadAdapter'], AccountServices>()

/** The services of an engine, which has its own adapters. All its flows share them and their caches. */
export function accountServices({ setup, loadAdapter }: Pick<EngineDeps, 'setup' | 'loadAdapter'>): AccountServices {
  const known = made.get(loadAdapter)
  if (known) return known
  const { projectId, endpoints, tokens } = setup.options ?? {}
  const identity = { url: endpoints?.rpc, sdkVersion: sdkVersionOf(setup), clientId: () => linkedClientId(setup.link) }
  const api = projectId ? blockchainApi({ ...identity, projectId }) : undefined
  const deps = { api, loadAdapter, networks: () => setup.networks }
  const tokensOf = tokenService({ ...deps, tokens })
  const polls = restingAfterFailure({
    ask: ({ fresh, ...query }: PollQuery, signal) => {
      if (fresh) tokensOf.renewTokens(query)
      return tokensOf.loadHoldings(query, signal)
    },
    keyOf,
    gap: lazyConstants.balanceRetryGap,
  })
  const services: AccountServices = {
    api,
    ...tokensOf,
    renewTokens(account, token) {
      polls.forget(keyOf(account))
      tokensOf.renewTokens(account, token)
    },
    pollTokens: ({ skipPause, ...query }, signal) => {
      if (skipPause) polls.forget(keyOf(query))
      return polls.ask(query, signal)
    },
    ...identityService(deps),
    ...accountNameService(deps),
    ...receiverService(deps),
    ...historyService(api),
  }
  made.set(loadAdapter, services)
  return services
}
