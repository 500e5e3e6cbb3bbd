import { fromCallback, fromPromise } from 'xstate'
import type { CaipNetworkId } from '../../../core/caip.ts'
import { failureOf } from '../../../core/errors.ts'
import type { Holdings, TokenBalance } from '../../../core/token-balance.ts'
import type { TokenOptions } from '../../../core/token-option.ts'
import type { Sender, Transfer } from '../../../core/transfer.ts'
import type { TransactionReview, Wish } from '../../../machines/ports.ts'
import {
  type CameraFact,
  type KnownReceiver,
  type ReceiverQuery,
  type RecentReceiver,
  type ScanFact,
  sendMachine,
} from '../../../machines/send/chart.ts'
import { isFollowed } from '../../../machines/transaction/asked.ts'
import { watchCamera } from '../../../services/camera/watch-camera.ts'
import { knownReceivers } from '../../../services/known-receivers.ts'
import { pastReceivers } from '../../../services/past-receivers.ts'
import { readClipboard } from '../../../services/paste.ts'
import { pendingTransfersIn } from '../../../services/pending-transfers.ts'
import { readWish } from '../../../services/read-wish.ts'
import { receiverIdentity } from '../../../services/receiver-identity.ts'
import { recentReceivers } from '../../../services/recent-receivers.ts'
import { isMiscounted } from '../../../services/token-decimals.ts'
import { accountServices } from '../account-services.ts'
import { askedPort } from '../asked-port.ts'
import transaction from '../background/transaction.ts'
import { defineFlow } from '../define-flow.ts'
import { labelled } from '../labelled.ts'
import { tokenRenewalPort } from '../token-renewal-port.ts'
import { transactionOf } from '../transaction-of.ts'

/** The code scanner loads on first use. */
async function scan(signal: AbortSignal, started: () => void): Promise<string> {
  const [{ scanCode }, { cameraPlace }] = await Promise.all([
    import('../../../services/camera/scan-code.ts'),
    import('../../../ui/camera-place.tsx'),
  ])
  signal.throwIfAborted()
  return scanCode({ place: cameraPlace, started }, signal)
}

/** Whether the dApp lists a token with this address. */
const namesToken = (tokens: TokenOptions | undefined, caipNetworkId: CaipNetworkId, address: string): boolean =>
  [tokens?.[caipNetworkId] ?? []].flat().some((each) => each.address.toLowerCase() === address.toLowerCase())

/** Sending: the adapter of the account's namespace validates addresses, estimates fees and simulates. */
export default defineFlow(
  'send',
  (deps) => {
    const { loadAdapter } = deps
    const services = accountServices(deps)
    const receivers = knownReceivers(() => localStorage)
    const identityOf = (address: string, sender: Sender, signal: AbortSignal) =>
      labelled(deps.setup, { address, caipNetworkId: sender.caipNetworkId }, () =>
        receiverIdentity(services, address, sender, signal),
      )
    const sentToBy = pastReceivers({
      ...services,
      loadAdapter,
      currencyOn: (id) => deps.setup.networks.find(({ caipNetworkId }) => caipNetworkId === id)?.nativeCurrency.symbol,
    })
    return sendMachine.provide({
      actors: {
        loadTokens: fromPromise<Holdings, { sender: Sender }>(({ input: { sender }, signal }) =>
          services.loadSendable(sender, signal),
        ),
        readWish: fromPromise<Wish, { wish: string; sender: Sender; tokens: readonly TokenBalance[] }>(
          async ({ input: { wish, ...known } }) => readWish(wish, { ...known, networks: deps.setup.networks }),
        ),
        resolveReceiver: fromPromise<KnownReceiver, ReceiverQuery>(async ({ input: { sender, text, own }, signal }) => {
          const { caipNetworkId } = sender
          const resolve = async () => {
            const receiver = await services.resolveReceiver({ text, caipNetworkId }, signal)
            return { ...receiver, identity: await identityOf(receiver.address, sender, signal) }
          }
          const [receiver, sentTo] = await Promise.all([resolve(), sentToBy(sender, signal)])
          const { address } = receiver
          const isToken = namesToken(deps.setup.options?.tokens, caipNetworkId, address)
          return {
            ...receiver,
            ...receivers.compare({ address, caipNetworkId }, { sentTo, own }),
            ...(isToken && { isToken }),
          }
        }),
        loadRecent: fromPromise<readonly RecentReceiver[], { sender: Sender }>(
          async ({ input: { sender }, signal }) => {
            const recent = recentReceivers(sender, {
              remembered: receivers.on(sender.caipNetworkId),
              sentTo: (await sentToBy(sender, signal)) ?? [],
            })
            return Promise.all(
              recent.map(async (address) => ({
                ...(await identityOf(address, sender, signal)),
                address,
              })),
            )
          },
        ),
        watchTokens: tokenRenewalPort(services),
        readClipboard: fromPromise<string>(() => readClipboard()),
        watchAsked: askedPort,
        watchCamera: fromCallback<CameraFact>(({ sendBack }) =>
          watchCamera((isThere) => sendBack({ type: 'camera.changed', isThere })),
        ),
        watchCodes: fromCallback<ScanFact>(({ sendBack }) => {
          const over = new AbortController()
          scan(over.signal, () => sendBack({ type: 'scan.started' })).then(
            (text) => over.signal.aborted || sendBack({ type: 'scan.read', text }),
            (cause: unknown) => over.signal.aborted || sendBack({ type: 'scan.failed', failure: failureOf(cause) }),
          )
          return () => over.abort()
        }),
        reviewTransfer: fromPromise<TransactionReview, { transfer: Transfer }>(
          async ({ input: { transfer }, signal }) => {
            const { namespace, connectorId, address, caipNetworkId } = transfer
            const query = { connectorId, address, caipNetworkId, transaction: transactionOf(transfer) }
            const adapter = await loadAdapter(namespace)
            const { token, decimals } = transfer
            const [review, miscounted] = await Promise.all([
              adapter.review(query, signal),
              token !== undefined &&
                isMiscounted({ adapter, address, caipNetworkId }, [{ address: token, decimals }], signal),
            ])
            return { ...review, ...(miscounted && { miscounted }) }
          },
        ),
      },
    })
  },
  {
    chart: transaction,
    restore: (kit, open) =>
      pendingTransfersIn(open)
        .filter(({ hash }) => !isFollowed(kit, hash))
        // Oldest first, the order in which they were created.
        .toReversed()
        .map((transfer) => ({ type: 'actor.start', chart: 'transaction', input: { ...transfer, id: transfer.hash } })),
  },
)
