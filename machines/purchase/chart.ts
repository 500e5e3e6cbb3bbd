import { assign, sendParent, sendTo, setup } from 'xstate'
import { constants } from '../../core/constants.ts'
import type { DatedTransaction } from '../../core/history.ts'
import { lazyConstants } from '../../core/lazy-constants.ts'
import type { Purchase } from '../../core/onramp.ts'
import { channel, port } from '../contract.ts'
import { type BalanceCommand, balance, notices, type ToastAdd, type TransactionFact } from '../system.ts'

/** The commands to the store of pending purchases. */
export type PurchaseCommand =
  | { type: 'purchase.keep'; purchase: Purchase }
  | { type: 'purchase.forget'; id: string; foundId?: string }

export interface PurchaseContext {
  purchase: Purchase
  /** The purchase's last known status. */
  found: DatedTransaction | null
}

type Found = DatedTransaction | null

/** The outcome of a purchase. */
type Outcome = 'confirmed' | 'failed'

/** What arrived, in whole units; the ordered token if the amount is unknown. */
function boughtIn({ purchase, found }: PurchaseContext): string {
  const arrived = found?.transfers.find(({ direction }) => direction === 'in')
  const symbol = arrived?.symbol ?? purchase.symbol
  return arrived?.amount === undefined ? symbol : `${arrived.amount} ${symbol}`
}

const purchaseSetup = setup({
  types: {} as { context: PurchaseContext; events: { type: 'none' }; input: Purchase },
  actors: {
    findPurchase: port<Found, Purchase>('findPurchase'),
    keepPurchase: channel<PurchaseCommand>(),
  },
  guards: {
    isStatus: (_, { found, status }: { found: Found; status: DatedTransaction['status'] }) => found?.status === status,
    isNews: ({ context }, found: Found) => found?.status === 'pending' && context.found === null,
  },
  actions: {
    setFound: assign(({ context: { purchase } }, found: Found) => ({
      found,
      purchase: found ? { ...purchase, foundId: found.id } : purchase,
    })),
    keep: sendTo('keepPurchase', ({ context: { purchase } }): PurchaseCommand => ({ type: 'purchase.keep', purchase })),
    forget: sendTo(
      'keepPurchase',
      ({ context: { purchase } }): PurchaseCommand => ({
        ...{ type: 'purchase.forget', id: purchase.id },
        ...(purchase.foundId !== undefined && { foundId: purchase.foundId }),
      }),
    ),
    notifySent: sendParent(
      ({ context: { purchase, found } }): TransactionFact => ({
        ...{ type: 'transaction.sent', id: purchase.id, hash: found?.hash ?? null },
      }),
    ),
    notifyEnded: sendParent(
      ({ context: { purchase, found } }, outcome: Outcome): TransactionFact => ({
        ...{ type: 'transaction.ended', id: purchase.id, outcome, hash: found?.hash ?? null },
      }),
    ),
    // Two actors that wait for the same purchase share its transaction's id, so that its toast appears once.
    toast: sendTo(
      notices,
      ({ context }, outcome: Outcome): ToastAdd => ({
        type: 'toast.add',
        id: `purchase:${context.found?.hash || context.purchase.id}`,
        variant: outcome === 'confirmed' ? 'success' : 'error',
        code: `buying.${outcome}`,
        params: { bought: boughtIn(context) },
        duration: lazyConstants.outcomeLife,
        ...(context.found?.hash && {
          transaction: { caipNetworkId: context.found.caipNetworkId, hash: context.found.hash },
        }),
      }),
    ),
    // If no view has requested the balance, there is none to refresh, and the chart ignores events that it sends to
    // itself.
    renewBalance: sendTo(
      ({ context: { purchase }, system, self }) => balance(purchase.buyer.namespace)({ system }) ?? self,
      ({ context: { purchase } }): BalanceCommand => ({
        ...{ type: 'balance.renew', namespace: purchase.buyer.namespace },
      }),
    ),
  },
  delays: {
    request: constants.requestTimeout,
    poll: lazyConstants.onramp.poll,
    patience: lazyConstants.onramp.patience,
    trail: lazyConstants.onramp.trail,
    life: lazyConstants.onramp.life,
  },
})

type Answered = { event: { output: Found } }
const foundIn = ({ event }: Answered) => event.output

const ended = <const Status extends Outcome>(status: Status) =>
  ({
    guard: { type: 'isStatus', params: ({ event }: Answered) => ({ found: event.output, status }) },
    target: `#purchase.${status}`,
    actions: { type: 'setFound', params: foundIn },
  }) as const

/** Polls the status of the purchase. */
const asks = <const Gap extends 'poll' | 'trail'>(gap: Gap) =>
  ({
    initial: 'asking',
    states: {
      asking: {
        description: 'The service is asked for the purchase’s status, for 30 s at most [flow-timeout].',
        invoke: {
          id: 'findPurchase',
          src: 'findPurchase',
          input: ({ context: { purchase } }: { context: PurchaseContext }) => purchase,
          onDone: [
            ended('confirmed'),
            ended('failed'),
            {
              description: 'The purchase is paid and on its way.',
              guard: { type: 'isNews', params: foundIn },
              target: 'waiting',
              actions: [{ type: 'setFound', params: foundIn }, 'keep', 'notifySent'],
            },
            { target: 'waiting' },
          ],
          onError: 'waiting',
        },
        after: { request: 'waiting' },
      },
      waiting: { description: 'The service is asked again later.', after: { [gap]: 'asking' } },
    },
  }) as const

/** A purchase at a provider, until it arrives: an actor of the kit, which outlives the modal and the page. */
export const purchaseMachine = purchaseSetup.createMachine({
  id: 'purchase',
  description:
    'Follows a purchase that was started in a provider’s window until it arrives; the user learns of it wherever they are [onramp-watch].',
  context: ({ input }) => ({ purchase: input, found: null }),
  invoke: { id: 'keepPurchase', src: 'keepPurchase', onError: {} },
  entry: 'keep',
  initial: 'watched',
  states: {
    watched: {
      description: 'The user waits for the purchase: the service is asked every 4 s, for 180 s [onramp-watch].',
      ...asks('poll'),
      after: { patience: 'trailing' },
    },
    trailing: {
      description: 'The purchase may arrive later: the service is asked every 30 s, for a day at most [onramp-watch].',
      ...asks('trail'),
      after: { life: 'forgotten' },
    },
    confirmed: {
      description: 'The purchase has arrived.',
      type: 'final',
      entry: [
        'forget',
        { type: 'notifyEnded', params: 'confirmed' },
        { type: 'toast', params: 'confirmed' },
        'renewBalance',
      ],
    },
    failed: {
      description: 'The provider has cancelled the purchase.',
      type: 'final',
      entry: ['forget', { type: 'notifyEnded', params: 'failed' }, { type: 'toast', params: 'failed' }],
    },
    forgotten: { description: 'The purchase was never paid.', type: 'final', entry: 'forget' },
  },
})
