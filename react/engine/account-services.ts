import { linkedClientId } from '../../adapters/walletconnect/linked-client-id.ts'
import { lazyConstants } from '../../core/lazy-constants.ts'
import { type AccountNameService, accountNameService } from '../../services/account-names.ts'
import { restingAfterFailure } from '../../services/after-failure.ts'
import { type BlockchainApi, blockchainApi } from '../../services/blockchain-api.ts'
import { type HistoryService, historyService } from '../../services/history.ts'
import { type IdentityService, identityService } from '../../services/identity.ts'
import { type ReceiverService, receiverService } from '../../services/receivers.ts'
import { type TokenQuery, type TokenService, tokenService } from '../../services/tokens.ts'
import type { EngineDeps } from './define-flow.ts'
import { sdkVersionOf } from './sdk-version.ts'

type PollQuery = TokenQuery & { fresh: boolean }

/** What the flows about an account and its money ask; it loads with the first of them. */
export type AccountServices = TokenService &
  HistoryService &
  IdentityService &
  AccountNameService &
  ReceiverService & {
    /** The blockchain API, where the dApp has a project. */
    api: BlockchainApi | undefined
    /**
     * As `loadHoldings`, for what asks again and again: past what was told before where the query wants it fresh [portfolio-poll],
     * and not within 30 s after a failure, whatever asked then [account-balance-gap].
     */
    pollTokens: (query: PollQuery, signal: AbortSignal) => ReturnType<TokenService['loadHoldings']>
  }

const made = new WeakMap<EngineDeps['setup'], AccountServices>()

/** The services of a setup, which all flows share: they cache what they were told. */
export function accountServices({ setup, loadAdapter }: Pick<EngineDeps, 'setup' | 'loadAdapter'>): AccountServices {
  const known = made.get(setup)
  if (known) return known
  const { projectId, endpoints, tokens } = setup.options ?? {}
  const identity = { url: endpoints?.rpc, sdkVersion: sdkVersionOf(setup), clientId: () => linkedClientId(setup.link) }
  const api = projectId ? blockchainApi({ ...identity, projectId }) : undefined
  const deps = { api, loadAdapter, networks: () => setup.networks }
  const tokensOf = tokenService({ ...deps, tokens })
  const services = {
    api,
    ...tokensOf,
    pollTokens: restingAfterFailure({
      ask: ({ fresh, ...query }: PollQuery, signal) => {
        if (fresh) tokensOf.renewTokens(query)
        return tokensOf.loadHoldings(query, signal)
      },
      keyOf: ({ caipNetworkId, address }) => `${caipNetworkId}:${address}`,
      gap: lazyConstants.balanceRetryGap,
    }),
    ...identityService(deps),
    ...accountNameService(deps),
    ...receiverService(deps),
    ...historyService(api),
  }
  made.set(setup, services)
  return services
}
