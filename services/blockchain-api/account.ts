import * as z from 'zod/mini'
import type { CaipNetworkId } from '../../core/caip.ts'
import type { DatedTransaction, HistoryPage } from '../../core/history.ts'
import type { Identity } from '../../core/identity.ts'
import { lazyConstants } from '../../core/lazy-constants.ts'
import { icon } from '../../core/sanitize.ts'
import { defined, lenient } from '../../core/schema.ts'
import type { TokenBalance } from '../../core/token-balance.ts'
import { type SharedOptions, shared } from '../shared.ts'
import type { AskApi } from './call.ts'
import { name } from './fields.ts'
import { balancesAnswer, tokensFrom } from './parse-balances.ts'
import { historyAnswer, transactionsFrom } from './parse-history.ts'
import type { WhereSupported } from './supported.ts'

const { balanceCacheLife, nameCacheLife, historyCacheLife } = lazyConstants

/** An account, on one of its networks. */
export interface AccountOn {
  address: string
  caipNetworkId: CaipNetworkId
}

/** The API's data about an account; empty on networks that it does not serve [assets-unsupported]. */
export interface AccountCalls {
  /**
   * @param asked `forceUpdate`: tokens whose balance has just changed. If present, even if empty, it bypasses the
   * cache.
   */
  balances(
    asked: AccountOn & { forceUpdate?: readonly string[] },
    signal: AbortSignal,
  ): Promise<readonly TokenBalance[]>
  /** @param asked `onramp`: only purchases with this provider, never cached. */
  history(
    asked: AccountOn & { cursor?: string; onramp?: string },
    signal: AbortSignal,
  ): Promise<HistoryPage<DatedTransaction>>
  /** The account has a new transaction: its newest page is fetched again [assets-renewed]. */
  forgetHistory(account: AccountOn): void
  /** @param asked `sender`: the account that asks. */
  identity(asked: AccountOn & { sender?: string }, signal: AbortSignal): Promise<Identity>
  /** The account has a new name [names-known]. */
  forgetIdentity(account: AccountOn): void
}

const pageKey = ({ address, caipNetworkId }: AccountOn, cursor?: string) =>
  JSON.stringify([caipNetworkId, address, cursor])

const identityAnswer = z.object({ name: lenient(name), avatar: lenient(icon) })

export function accountCalls(ask: AskApi, where: WhereSupported, clock: Pick<SharedOptions, 'now'>): AccountCalls {
  const balances = shared<readonly TokenBalance[]>({ ...clock, life: balanceCacheLife })
  const pages = shared<HistoryPage<DatedTransaction>>({ ...clock, life: historyCacheLife })
  const identities = shared<Identity>({ ...clock, life: nameCacheLife })

  return {
    balances: ({ address, caipNetworkId, forceUpdate }, signal) => {
      const changed = (forceUpdate ?? []).map((each) => `${caipNetworkId}:${each}`).join()
      const read = async (within: AbortSignal) => {
        const query = { currency: 'usd', chainId: caipNetworkId, forceUpdate: changed }
        const path = `/v1/account/${encodeURIComponent(address)}/balance`
        return tokensFrom(await ask({ path, query }, balancesAnswer, within), caipNetworkId)
      }
      const key = `${caipNetworkId}:${address}`
      if (forceUpdate) balances.forget(key)
      const work = () => (changed === '' ? balances(key, signal, read) : read(signal))
      return where(caipNetworkId, signal, () => [], work)
    },

    history: ({ address, caipNetworkId, cursor, onramp }, signal) => {
      const read = async (within: AbortSignal) => {
        const query = { cursor, onramp, chainId: caipNetworkId }
        const path = `/v1/account/${encodeURIComponent(address)}/history`
        const said = await ask({ path, query }, historyAnswer, within)
        return defined({ transactions: transactionsFrom(said), next: said.next || undefined })
      }
      const key = pageKey({ address, caipNetworkId }, cursor)
      const work = () => (onramp === undefined ? pages(key, signal, read) : read(signal))
      return where(caipNetworkId, signal, () => ({ transactions: [] }), work)
    },

    forgetHistory: (account) => pages.forget(pageKey(account)),

    identity: ({ address, caipNetworkId, sender }, signal) => {
      const path = `/v1/identity/${encodeURIComponent(address)}`
      const read = async (within: AbortSignal) =>
        defined(await ask({ path, query: { sender } }, identityAnswer, within))
      return where(
        caipNetworkId,
        signal,
        () => ({}),
        () => identities(address, signal, read),
      )
    },

    forgetIdentity: ({ address }) => identities.forget(address),
  }
}
