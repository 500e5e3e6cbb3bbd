import { fromCallback, fromPromise } from 'xstate'
import type { Namespace } from '../../../core/caip.ts'
import type { Connection } from '../../../core/connector.ts'
import { failureOf } from '../../../core/errors.ts'
import { loadErrorMessages } from '../../../core/load-error-messages.ts'
import type { AdapterReport } from '../../../machines/ports.ts'
import { reconnectMachine } from '../../../machines/reconnect/chart.ts'
import {
  type Choice,
  type ConnectionRequest,
  type NetworkRequest,
  type WalletReport,
  walletMachine,
} from '../../../machines/wallet/chart.ts'
import type { LazyStorage } from '../../../services/lazy-storage.ts'
import type { EngineDeps } from '../define-flow.ts'

/** The wallet chart of a namespace: its adapter does the work, and this browser's storage keeps its connections. */
export function walletLogic({ loadAdapter, setup }: Pick<EngineDeps, 'loadAdapter' | 'setup'>, storage: LazyStorage) {
  /** The code that applies the dApp's listing options loads only if there are any. */
  const loadWishes = async () => {
    const listing = setup.listing ?? setup.options ?? {}
    return listing.connectorImages || listing.enableEIP6963 === false || listing.enableInjected === false
      ? import('./wished-report.ts').then((wishes) => wishes.wishedReport(listing))
      : (report: AdapterReport) => report
  }
  /** The adapter for a request. The error messages load with it, in time for a failure. */
  const adapterFor = (namespace: Namespace) => {
    void loadErrorMessages()
    return loadAdapter(namespace)
  }

  const reconnect = reconnectMachine.provide({
    actors: {
      readStored: fromPromise<readonly string[], { namespace: Namespace }>(({ input: { namespace } }) => {
        const withAdapter = async (ids: readonly string[]) => {
          if (ids.length > 0) await loadAdapter(namespace)
          return ids
        }
        const stored = storage.connectorIds(namespace)
        // If nothing is stored, this is known synchronously, so that the page never shows itself reconnecting.
        return stored instanceof Promise ? stored.then(withAdapter) : withAdapter(stored)
      }),
      tryConnector: fromPromise(
        async ({ input, signal }: { input: { namespace: Namespace; connectorId: string }; signal: AbortSignal }) =>
          (await adapterFor(input.namespace)).reconnect(input, signal),
      ),
    },
  })

  return walletMachine.provide({
    actors: {
      reconnect,
      watchWallet: fromCallback<WalletReport, { namespace: Namespace }>(({ input: { namespace }, sendBack }) => {
        const emit = (report: WalletReport) => sendBack(report)
        let stop: (() => void) | undefined
        let over = false
        const watch = () =>
          void Promise.all([loadAdapter(namespace), loadWishes()]).then(
            ([adapter, wished]) => {
              stop?.()
              if (!over)
                stop = adapter.watch((report) => {
                  storage.see(report.connections)
                  emit({ type: 'wallet.reported', report: wished(report) })
                })
            },
            (cause: unknown) => emit({ type: 'wallet.lost', failure: failureOf(cause) }),
          )
        watch()
        setup.listingListeners ??= new Set()
        setup.listingListeners.add(watch)
        return () => {
          over = true
          setup.listingListeners?.delete(watch)
          stop?.()
        }
      }),
      requestConnection: fromPromise<Connection, ConnectionRequest>(async ({ input, signal }) => {
        storage.prepare()
        return (await adapterFor(input.namespace)).connect(input, signal)
      }),
      activateConnection: fromPromise<void, { namespace: Namespace } & Choice>(async ({ input, signal }) =>
        (await adapterFor(input.namespace)).activate(input, signal),
      ),
      endConnection: fromPromise(
        async ({ input, signal }: { input: { namespace: Namespace; connectorId: string }; signal: AbortSignal }) =>
          (await adapterFor(input.namespace)).disconnect(input, signal),
      ),
      endStored: fromPromise<void, { namespace: Namespace }>(async ({ input: { namespace }, signal }) => {
        const ids = await storage.connectorIds(namespace)
        const adapter = await adapterFor(namespace)
        for (const connectorId of ids) storage.persist({ type: 'storage.disconnected', namespace, connectorId })
        await Promise.allSettled(ids.map((connectorId) => adapter.disconnect({ connectorId }, signal)))
      }),
      requestNetwork: fromPromise<void, NetworkRequest>(async ({ input, signal }) =>
        (await adapterFor(input.namespace)).switchNetwork(input, signal),
      ),
    },
  })
}
