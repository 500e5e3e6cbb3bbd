import { fromPromise } from 'xstate'
import { PorticoError } from '../../../core/errors.ts'
import { type BalanceQuery, balanceMachine } from '../../../machines/balance/chart.ts'
import type { NativeBalance } from '../../../machines/ports.ts'
import type { EngineDeps } from '../define-flow.ts'

/** The native balance of a namespace's active account, from its adapter. */
export default ({ loadAdapter }: Pick<EngineDeps, 'loadAdapter'>) =>
  balanceMachine.provide({
    actors: {
      fetchBalance: fromPromise<NativeBalance, { query: BalanceQuery | null }>(async ({ input: { query }, signal }) => {
        if (!query) throw new PorticoError('wallet.notConnected')
        return (await loadAdapter(query.namespace)).balance(query, signal)
      }),
    },
  })
