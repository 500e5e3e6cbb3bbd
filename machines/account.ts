import { type AnyActorRef, assign, enqueueActions, sendParent, sendTo, setup } from 'xstate'
import type { CaipNetworkId, Namespace } from '../core/caip.ts'
import { constants } from '../core/constants.ts'
import { type Failure, failureOf } from '../core/errors.ts'
import type { Place } from '../core/places.ts'
import type { TrackEvent } from '../core/track.ts'
import { type ErrorEvent, port } from './contract.ts'
import type { NativeBalance } from './ports.ts'
import { connectionOf } from './standing.ts'
import { type SnackbarShow, snackbar, toasts, tracker, type WalletFact, wallet } from './system.ts'

/** The account whose balance is asked for. */
export interface Subject {
  namespace: Namespace
  address: string
  caipNetworkId: CaipNetworkId
}

export type AccountOutput = { status: 'disconnected' }

/** The active account of a namespace. */
function subjectOf(self: AnyActorRef, namespace: Namespace): Subject | null {
  const connection = connectionOf(self, namespace)
  const address = connection?.accounts[0]?.address
  return connection && address !== undefined ? { namespace, address, caipNetworkId: connection.caipNetworkId } : null
}

const flow = setup({
  types: {} as {
    context: { namespace: Namespace; balance: NativeBalance | null; failure: Failure | null }
    events:
      | { type: 'balance.retry' }
      | { type: 'address.copy' }
      | { type: 'account.disconnect' }
      | { type: 'networks.open' }
      | { type: 'wallets.open' }
      | WalletFact
    input: { namespace: Namespace }
    output: AccountOutput
    meta: { view: 'Account' }
    tags: 'loading' | 'copied' | 'leaving' | 'failed'
  },
  actors: {
    fetchBalance: port<NativeBalance, { subject: Subject | null }>('fetchBalance'),
    copyText: port<void, { text: string }>('copyText'),
  },
  guards: {
    isMine: ({ context }, namespace: Namespace) => context.namespace === namespace,
    isLast: ({ context }, fact: { namespace: Namespace; remaining: number }) =>
      context.namespace === fact.namespace && fact.remaining === 0,
  },
  actions: {
    keepBalance: assign({ balance: (_, balance: NativeBalance) => balance, failure: null }),
    dropBalance: assign({ balance: null }),
    fail: assign({ failure: (_, failure: Failure) => failure }),
    toastFailure: sendTo(toasts, { type: 'toast.add', variant: 'error', code: 'balance.unavailable' }),
    snack: sendTo(snackbar, (_, message: Omit<SnackbarShow, 'type'>) => ({ type: 'snackbar.show', ...message })),
    goTo: sendParent((_, place: Place) => ({ type: 'nav.push', place })),
    track: sendTo(tracker, (_, event: TrackEvent) => ({ type: 'track', ...event })),
    disconnect: enqueueActions(({ enqueue, context: { namespace }, system }) => {
      enqueue.sendTo(wallet(namespace)({ system }), { type: 'wallet.disconnect' })
    }),
  },
  delays: {
    request: constants.requestTimeout,
    retryGap: constants.balanceRetryGap,
    feedback: constants.toastLife.success,
  },
})

const failed = { type: 'fail', params: ({ event }: ErrorEvent) => failureOf(event.error) } as const
const timedOut = { type: 'fail', params: { code: 'request.timeout' } } as const
const mine = { type: 'isMine', params: ({ event }: { event: WalletFact }) => event.namespace } as const
const last = {
  type: 'isLast',
  params: ({ event }: { event: { namespace: Namespace; remaining: number } }) => event,
} as const
const anew = { guard: mine, target: '.loading', actions: 'dropBalance' } as const
const copyFailed = { type: 'snack', params: { variant: 'error', code: 'clipboard.failed' } } as const

const balance = flow.createStateConfig({
  description: 'The native balance (SPEC 5): after a failure a retry is blocked for 30 s.',
  initial: 'loading',
  states: {
    loading: {
      description: 'The adapter is asked; no answer in 30 s counts as a failure (DESIGN 3).',
      tags: 'loading',
      invoke: {
        id: 'fetchBalance',
        src: 'fetchBalance',
        input: ({ context, self }) => ({ subject: subjectOf(self, context.namespace) }),
        onDone: { target: 'ready', actions: { type: 'keepBalance', params: ({ event }) => event.output } },
        onError: { target: 'failed', actions: failed },
      },
      after: { request: { target: 'failed', actions: timedOut } },
    },
    ready: { description: 'It is shown until the account or its network changes.' },
    failed: {
      description: 'SPEC 8, Token Balance Unavailable: a toast says so.',
      tags: 'failed',
      entry: 'toastFailure',
      initial: 'resting',
      states: {
        resting: {
          description: 'SPEC 9: no retry for 30 s.',
          after: { retryGap: 'retryable' },
        },
        retryable: {
          description: 'The visitor may ask again.',
          on: { 'balance.retry': '#account.shown.balance.loading' },
        },
      },
    },
  },
  on: {
    'wallet.accountChanged': { ...anew, reenter: true },
    'wallet.networkChanged': { ...anew, reenter: true },
  },
})

const copy = flow.createStateConfig({
  description: 'The address goes to the clipboard.',
  initial: 'idle',
  states: {
    idle: { on: { 'address.copy': 'copying' } },
    copying: {
      description: 'The browser may ask the visitor first; 30 s at most (DESIGN 3).',
      invoke: {
        id: 'copyText',
        src: 'copyText',
        input: ({ context, self }) => ({ text: subjectOf(self, context.namespace)?.address ?? '' }),
        onDone: {
          target: 'copied',
          actions: { type: 'snack', params: { variant: 'success', code: 'address.copied' } },
        },
        onError: { target: 'idle', actions: copyFailed },
      },
      after: { request: { target: 'idle', actions: copyFailed } },
    },
    copied: {
      description: 'The button says so for 2 s, as long as a toast of success lasts (SPEC 9).',
      tags: 'copied',
      after: { feedback: 'idle' },
      on: { 'address.copy': 'copying' },
    },
  },
})

const leave = flow.createStateConfig({
  description: 'SPEC 4, disconnect: the way out of the connection.',
  initial: 'staying',
  states: {
    staying: { on: { 'account.disconnect': { target: 'leaving', actions: 'disconnect' } } },
    leaving: {
      description: 'The wallet is being let go of. The wallet chart caps this at 3 s (SPEC 9).',
      tags: 'leaving',
      on: {
        'wallet.disconnectFailed': {
          guard: mine,
          target: 'staying',
          actions: { type: 'snack', params: ({ event }) => ({ variant: 'error', code: event.failure.code }) },
        },
        'wallet.disconnected': [
          { guard: last, target: '#account.disconnected' },
          { guard: mine, target: 'staying' },
        ],
      },
    },
  },
})

/** The connected account: address, balance, network, and the way out. */
export const accountMachine = flow.createMachine({
  id: 'account',
  description: 'FACTS 9.1: the account of one namespace with its native balance, and the way out of it.',
  context: ({ input }) => ({ namespace: input.namespace, balance: null, failure: null }),
  initial: 'shown',
  states: {
    shown: {
      description: 'SPEC 2, Account. The balance, copying and leaving go on side by side.',
      meta: { view: 'Account' },
      type: 'parallel',
      states: { balance, copy, leave },
      on: {
        'networks.open': {
          actions: [
            { type: 'track', params: { event: 'CLICK_NETWORKS' } },
            { type: 'goTo', params: 'Networks' },
          ],
        },
        'wallets.open': { actions: { type: 'goTo', params: 'ProfileWallets' } },
      },
    },
    disconnected: {
      description:
        'SPEC 4: the last connection of the namespace has gone. What follows is the kit’s to decide (DESIGN 3).',
      type: 'final',
      output: { status: 'disconnected' },
    },
  },
  on: {
    'wallet.disconnected': { guard: last, target: '.disconnected' },
  },
  output: { status: 'disconnected' },
})
