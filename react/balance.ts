import { formatUnits } from '../core/amount.ts'
import type { Namespace } from '../core/caip.ts'
import { constants } from '../core/constants.ts'
import { failureOf, PorticoError, sentenceOf } from '../core/errors.ts'
import { isSupported } from '../core/network.ts'
import type { Engine } from './engine.ts'
import type { BalanceAnswer } from './handle.ts'
import { accountIn, type Store } from './store.ts'

async function read(store: Store, namespace: Namespace | undefined, load: () => Promise<Engine>) {
  const account = accountIn(store.get(), namespace)
  if (account?.address === undefined) throw new PorticoError('wallet.notConnected')
  const { address, caipAddress } = account
  const { requestedCaipNetworks = [], caipNetwork } = store.get().networks[account.namespace] ?? {}
  if (!caipNetwork || !isSupported(requestedCaipNetworks, caipNetwork.caipNetworkId))
    throw new PorticoError('network.unsupported')
  const adapter = await (await load()).halves.of(account.namespace)
  const { value, decimals, symbol } = await adapter.balance(
    { address, caipNetworkId: caipNetwork.caipNetworkId },
    AbortSignal.timeout(constants.requestTimeout),
  )
  const balance = formatUnits(value, decimals, decimals)
  const { accounts } = store.get()
  const now = accounts[account.namespace]
  // Somebody may have gone to another account or network meanwhile.
  if (now?.caipAddress === caipAddress)
    store.set({ accounts: { ...accounts, [account.namespace]: { ...now, balance, balanceSymbol: symbol } } })
  return { balance, symbol }
}

/** Asks the network for the native balance of an account, of the active one's unless given, and shows it in the store. */
export async function fetchBalance(
  store: Store,
  namespace: Namespace | undefined,
  load: () => Promise<Engine>,
): Promise<BalanceAnswer> {
  try {
    return { data: await read(store, namespace, load), error: null, isSuccess: true, isError: false }
  } catch (cause) {
    return { data: undefined, error: sentenceOf(failureOf(cause)), isSuccess: false, isError: true }
  }
}
