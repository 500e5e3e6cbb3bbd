import type { ActorRefFrom } from 'xstate'
import { constants } from '../../core/constants.ts'
import type { HeadlessWallet } from '../../core/headless-wallet.ts'
import type { ListedWallet } from '../../core/listed-wallet.ts'
import { systemIds } from '../../core/system-ids.ts'
import type { walletMachine } from '../../machines/wallet/chart.ts'
import type { Engine } from '../engine/engine.ts'

type Fits = (wallet: Pick<HeadlessWallet, 'id' | 'name'>) => boolean

/**
 * Finds an installed wallet that matches. Resolves with `undefined` once every adapter has reported its wallets and
 * none matches.
 */
export function findInstalled({ kit, store }: Engine, fits: Fits): Promise<HeadlessWallet | undefined> {
  const walletIn = (id: string): ActorRefFrom<typeof walletMachine> | undefined => kit.system.get(id as never)
  const charts = kit.getSnapshot().context.namespaces.flatMap((each) => walletIn(systemIds.wallet(each)) ?? [])
  const find = () => store.get().headless?.wallets.find((each) => each.isInjected && fits(each))
  const { promise, resolve } = Promise.withResolvers<HeadlessWallet | undefined>()
  const look = () => {
    const wallet = find()
    if (wallet || charts.every((chart) => !chart.getSnapshot().hasTag('awaited'))) resolve(wallet)
  }
  const watching = charts.map((chart) => chart.subscribe({ next: look, complete: () => resolve(find()) }))
  look()
  return promise.finally(() => watching.forEach((each) => void each.unsubscribe()))
}

/** Finds a matching wallet among the dApp's own and those of the directory, which is searched by these names. */
export async function findListed(
  { directory }: Engine,
  fits: Fits,
  names: readonly string[],
): Promise<ListedWallet | undefined> {
  const signal = AbortSignal.timeout(constants.requestTimeout)
  const services = await directory()
  const { custom, featured } = await services.prefetch(signal)
  const known = [...custom, ...featured].find(fits)
  if (known) return known
  for (const name of names) {
    const found = (await services.search(name, false, signal)).find(fits)
    if (found) return found
  }
  return undefined
}
