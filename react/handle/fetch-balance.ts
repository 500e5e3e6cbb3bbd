import type { ActorRefFrom } from 'xstate'
import { formatUnits } from '../../core/amount.ts'
import type { Namespace } from '../../core/caip.ts'
import { isSupported } from '../../core/configured-networks.ts'
import { errorMessageOf, failureOf, PorticoError } from '../../core/errors.ts'
import { systemIds } from '../../core/system-ids.ts'
import type { balanceMachine } from '../../machines/balance/chart.ts'
import type { Engine } from '../engine/engine.ts'
import { accountIn, type Store } from '../store/store.ts'
import type { FetchBalanceReturnType } from './parameters.ts'
import { settled } from './settled.ts'

/**
 * The namespace whose balance is requested.
 * @throws if no account is connected there, or if its network is not one of the app's.
 */
function requireAccount(store: Store, namespace: Namespace | undefined): Namespace {
  const account = accountIn(store.get(), namespace)
  if (account?.address === undefined) throw new PorticoError('wallet.notConnected')
  const { requestedCaipNetworks = [], caipNetwork } = store.get().networks[account.namespace] ?? {}
  if (!caipNetwork || !isSupported(requestedCaipNetworks, caipNetwork.caipNetworkId))
    throw new PorticoError('network.unsupported')
  return account.namespace
}

async function fetchFrom({ kit, loadBalance }: Engine, namespace: Namespace) {
  await loadBalance()
  kit.send({ type: 'balance.fetch', namespace })
  const actor: ActorRefFrom<typeof balanceMachine> | undefined = kit.system.get(systemIds.balance(namespace))
  if (!actor) throw new PorticoError('wallet.notConnected')
  const snapshot = await settled(actor, 'loading')
  const { balance, failure } = snapshot.context
  if (snapshot.matches('ready') && balance) return balance
  const { code, params } = failure ?? { code: 'wallet.notConnected' }
  throw new PorticoError(code, params)
}

/** Fetches the native balance of a namespace's account; the default is the active namespace [account-balance-one]. */
export async function fetchBalance(
  store: Store,
  namespace: Namespace | undefined,
  load: () => Promise<Engine>,
): Promise<FetchBalanceReturnType> {
  try {
    const asked = requireAccount(store, namespace)
    const { value, decimals, symbol } = await fetchFrom(await load(), asked)
    const data = { balance: formatUnits(value, decimals), symbol }
    return { data, error: null, isSuccess: true, isError: false }
  } catch (cause) {
    return { data: undefined, error: errorMessageOf(failureOf(cause)), isSuccess: false, isError: true }
  }
}
