import * as z from 'zod/mini'
import type { CaipNetworkId } from '../../core/caip.ts'
import type { HistoryTransaction } from '../../core/history.ts'
import { lazyConstants } from '../../core/lazy-constants.ts'
import { icon } from '../../core/sanitize.ts'
import { defined, lenient } from '../../core/schema.ts'
import type { TokenBalance } from '../../core/token-balance.ts'
import { type SharedOptions, shared } from '../shared.ts'
import type { AskApi } from './call.ts'
import { name } from './fields.ts'
import { balancesAnswer, tokensFrom } from './parse-balances.ts'
import { historyAnswer, transactionsFrom } from './parse-history.ts'
import type { Supported } from './supported.ts'

const { balanceCacheLife, nameCacheLife, historyCacheLife } = lazyConstants

/** An account, on one of its networks. */
export interface AccountOn {
  address: string
  caipNetworkId: CaipNetworkId
}

/** How an account is called, and its picture. */
export interface Identity {
  name?: string
  avatar?: string
}

/** A page of an account's history. */
export interface HistoryPage {
  transactions: readonly HistoryTransaction[]
  /** What to ask for the next page with; absent where there is none. */
  next?: string
}

/** What the API knows of an account. Where it does not serve the network, that is nothing [assets-unsupported]. */
export interface AccountCalls {
  /** @param asked `forceUpdate`: tokens that have just changed hands, whose cached balances do not count. */
  balances(
    asked: AccountOn & { forceUpdate?: readonly string[] },
    signal: AbortSignal,
  ): Promise<readonly TokenBalance[]>
  /** @param asked `onramp`: only purchases with this provider, never cached. */
  history(asked: AccountOn & { cursor?: string; onramp?: string }, signal: AbortSignal): Promise<HistoryPage>
  /** @param asked `sender`: who wants to know. */
  identity(asked: AccountOn & { sender?: string }, signal: AbortSignal): Promise<Identity>
}

const identityAnswer = z.object({ name: lenient(name), avatar: lenient(icon) })

export function accountCalls(ask: AskApi, { isSupported }: Supported, clock: Pick<SharedOptions, 'now'>): AccountCalls {
  const balances = shared<readonly TokenBalance[]>({ ...clock, life: balanceCacheLife })
  const pages = shared<HistoryPage>({ ...clock, life: historyCacheLife })
  const identities = shared<Identity>({ ...clock, life: nameCacheLife })
  const unkept = { balances: shared<readonly TokenBalance[]>({ life: 0 }), pages: shared<HistoryPage>({ life: 0 }) }
  const at = (address: string) => encodeURIComponent(address)

  return {
    balances: async ({ address, caipNetworkId, forceUpdate = [] }, signal) => {
      if (!(await isSupported(caipNetworkId, signal))) return []
      const changed = forceUpdate.map((each) => `${caipNetworkId}:${each}`).join()
      const read = async (within: AbortSignal) => {
        const query = { currency: 'usd', chainId: caipNetworkId, forceUpdate: changed }
        const path = `/v1/account/${at(address)}/balance`
        return tokensFrom(await ask({ path, query }, balancesAnswer, within), caipNetworkId)
      }
      const key = `${caipNetworkId}:${address}`
      if (changed === '') return balances(key, signal, read)
      balances.forget(key)
      return unkept.balances(`${key} ${changed}`, signal, read)
    },

    history: async ({ address, caipNetworkId, cursor, onramp }, signal) => {
      if (!(await isSupported(caipNetworkId, signal))) return { transactions: [] }
      const key = JSON.stringify([caipNetworkId, address, cursor, onramp])
      const read = async (within: AbortSignal) => {
        const query = { cursor, onramp, chainId: caipNetworkId }
        const said = await ask({ path: `/v1/account/${at(address)}/history`, query }, historyAnswer, within)
        return defined({ transactions: transactionsFrom(said), next: said.next || undefined })
      }
      return (onramp === undefined ? pages : unkept.pages)(key, signal, read)
    },

    identity: async ({ address, caipNetworkId, sender }, signal) => {
      if (!(await isSupported(caipNetworkId, signal))) return {}
      const read = async (within: AbortSignal) =>
        defined(await ask({ path: `/v1/identity/${at(address)}`, query: { sender } }, identityAnswer, within))
      return identities(address, signal, read)
    },
  }
}
