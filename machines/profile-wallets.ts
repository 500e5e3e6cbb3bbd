import { type AnyActorRef, assign, enqueueActions, sendParent, sendTo, setup } from 'xstate'
import type { Namespace } from '../core/caip.ts'
import { sameId } from '../core/connector.ts'
import { constants } from '../core/constants.ts'
import type { Failure } from '../core/errors.ts'
import { namespaces } from '../core/namespace.ts'
import { port } from './contract.ts'
import { endingIn, reportOf } from './standing.ts'
import { type SnackbarShow, snackbar, type WalletFact, wallet } from './system.ts'
import { holds, leads } from './wallet-facts.ts'

export type ProfileOutput = { status: 'disconnected' }

type Named = { connectorId: string; address?: string }

/** What is being done, or was tried last: to a connection, to one account of it, or, unnamed, to all of a namespace. */
export interface Aim extends Partial<Named> {
  namespace: Namespace
}

const isStandingIn = (self: AnyActorRef, namespace: Namespace): boolean =>
  (reportOf(self, namespace)?.connections.length ?? 0) > 0

/** How far the aim is, as the wallet charts say; null while it is on its way. */
function progressOf(self: AnyActorRef, { namespace, connectorId, address }: Aim) {
  const report = reportOf(self, namespace)
  if (connectorId === undefined) {
    if (!isStandingIn(self, namespace)) return 'aim.gone'
    return endingIn(self, namespace).length === 0 ? 'aim.left' : null
  }
  if (!report || !holds(report, connectorId)) return 'aim.gone'
  return leads(report, { connectorId, ...(address && { address }) }) ? 'aim.reached' : null
}

const flow = setup({
  types: {} as {
    context: {
      /** The tab: the namespace whose wallets are shown. */
      namespace: Namespace
      aim: Aim | null
      /** Why the aim was missed. */
      failure: Failure | null
      /** The address that was copied last. */
      address: string
    }
    events:
      | { type: 'tab.choose'; namespace: Namespace }
      | ({ type: 'connection.switch' } & Named)
      | { type: 'connection.disconnect'; connectorId: string }
      | { type: 'connections.disconnectAll' }
      | { type: 'wallet.add' }
      | { type: 'address.copy'; address: string }
      | { type: 'aim.reached' }
      | { type: 'aim.gone' }
      | { type: 'aim.left' }
      | { type: 'wallets.gone' }
      | WalletFact
    input: { namespace: Namespace }
    output: ProfileOutput
    meta: { view: 'ProfileWallets' }
    tags: 'busy' | 'copied'
  },
  actors: { copyText: port<void, { text: string }>('copyText') },
  guards: {
    isAim: ({ context: { aim } }, { namespace, connectorId }: Named & { namespace: Namespace }) =>
      aim?.namespace === namespace && aim.connectorId !== undefined && sameId(aim.connectorId, connectorId),
    isAccount: ({ context: { aim } }) => aim?.address !== undefined,
  },
  actions: {
    look: enqueueActions(({ enqueue, context: { aim, namespace }, self }) => {
      const progress = aim && progressOf(self, aim)
      if (progress) enqueue.raise({ type: progress })
      const next = namespaces.find((each) => isStandingIn(self, each))
      if (!next) enqueue.raise({ type: 'wallets.gone' })
      else if (!reportOf(self, namespace)) enqueue.assign({ namespace: next })
    }),
    turnTo: enqueueActions(({ enqueue, self }, namespace: Namespace) => {
      if (reportOf(self, namespace)) enqueue.assign({ namespace })
    }),
    aim: assign(({ context: { namespace } }, { connectorId, address }: Partial<Named>) => ({
      aim: { namespace, ...(connectorId && { connectorId }), ...(address && { address }) },
      failure: null,
    })),
    rest: assign({ aim: null, failure: null }),
    fail: assign({ failure: (_, failure: Failure) => failure }),
    noteAddress: assign({ address: (_, address: string) => address }),
    activate: enqueueActions(({ enqueue, context: { aim }, self }) => {
      const progress = aim && progressOf(self, aim)
      if (progress) enqueue.raise({ type: progress })
      if (progress !== 'aim.gone') enqueue(sendParent({ type: 'connection.switch', ...aim }))
    }),
    disconnect: enqueueActions(({ enqueue, context: { aim }, self, system }) => {
      if (!aim) return
      const { namespace, connectorId } = aim
      if (progressOf(self, aim) === 'aim.gone') enqueue.raise({ type: 'aim.gone' })
      else
        enqueue.sendTo(
          wallet(namespace)({ system }),
          connectorId ? { type: 'wallet.disconnect', connectorId } : { type: 'wallet.disconnectAll' },
        )
    }),
    goAdd: sendParent(({ context: { namespace } }) => ({ type: 'nav.push', place: 'Connect', namespace })),
    snack: sendTo(snackbar, (_, message: Omit<SnackbarShow, 'type'>) => ({ type: 'snackbar.show', ...message })),
  },
  delays: { request: constants.requestTimeout, feedback: constants.toastLife.success },
})

const said = (code: string) => ({ type: 'snack', params: { variant: 'success', code } }) as const
const failed = (code: string) => ({ type: 'snack', params: { variant: 'error', code } }) as const
const failure = { type: 'fail', params: ({ event }: { event: { failure: Failure } }) => event.failure } as const
const isAim = {
  type: 'isAim',
  params: ({ event }: { event: Named & { namespace: Namespace } }) => event,
} as const
const aim = { type: 'aim', params: ({ event }: { event: Named }) => event } as const
const looks = { actions: 'look' } as const

const ended = { target: 'resting', actions: ['rest', said('wallet.disconnected')] } as const
const notSwitched = failed('wallet.activateFailed')
const notEnded = failed('wallets.disconnectFailed')

const act = flow.createStateConfig({
  description:
    'SPEC 1, multi-wallet, and FACTS 14: one thing at a time, and each ends with what the wallet chart tells, which waits and gives up. What went wrong is told until the next.',
  initial: 'resting',
  states: {
    resting: {
      description: 'Nothing is being done.',
      on: {
        'connection.switch': { target: 'switching', actions: aim },
        'connection.disconnect': { target: 'disconnecting', actions: aim },
        'connections.disconnectAll': { target: 'disconnectingAll', actions: { type: 'aim', params: {} } },
        'aim.reached': { actions: 'rest' },
        'aim.gone': { actions: 'rest' },
      },
    },
    switching: {
      description: 'FACTS 14: another connection, or another account of one, is to be the active one.',
      tags: 'busy',
      entry: 'activate',
      on: {
        'aim.reached': [
          { guard: 'isAccount', target: 'resting', actions: ['rest', said('account.switched')] },
          { target: 'resting', actions: ['rest', said('wallet.switched')] },
        ],
        'aim.gone': { target: 'resting', actions: ['rest', notSwitched] },
        'wallet.activationFailed': { guard: isAim, target: 'resting', actions: [failure, notSwitched] },
      },
    },
    disconnecting: {
      description: 'SPEC 4: one connection is to end; the wallet chart caps that at 3 s (SPEC 9).',
      tags: 'busy',
      entry: 'disconnect',
      on: {
        'aim.gone': ended,
        'wallet.disconnectFailed': { guard: isAim, target: 'resting', actions: [failure, notEnded] },
      },
    },
    disconnectingAll: {
      description: 'SPEC 4: all connections of the tab are to end, one after the other, each capped at 3 s (SPEC 9).',
      tags: 'busy',
      entry: 'disconnect',
      on: {
        'aim.gone': ended,
        'aim.left': { target: 'resting', actions: ['rest', notEnded] },
      },
    },
  },
})

const copyFailed = failed('clipboard.failed')
const copies = {
  target: 'copying',
  actions: { type: 'noteAddress', params: ({ event }: { event: { address: string } }) => event.address },
} as const

const copy = flow.createStateConfig({
  description: 'An address goes to the clipboard.',
  initial: 'idle',
  states: {
    idle: { on: { 'address.copy': copies } },
    copying: {
      description: 'The browser may ask the visitor first; 30 s at most (DESIGN 3).',
      invoke: {
        id: 'copyText',
        src: 'copyText',
        input: ({ context }) => ({ text: context.address }),
        onDone: { target: 'copied', actions: said('address.copied') },
        onError: { target: 'idle', actions: copyFailed },
      },
      after: { request: { target: 'idle', actions: copyFailed } },
    },
    copied: {
      description: 'The button says so for 2 s, as long as a toast of success lasts (SPEC 9).',
      tags: 'copied',
      after: { feedback: 'idle' },
      on: { 'address.copy': copies },
    },
  },
})

/** One's wallets, by namespace: which one is the active one, one more, and the way out of each. */
export const profileWalletsMachine = flow.createMachine({
  id: 'profileWallets',
  description:
    'SPEC 1, multi-wallet: one’s wallets by namespace, which of them is the active one, one more, and the way out of each (FACTS 14).',
  context: ({ input: { namespace } }) => ({ namespace, aim: null, failure: null, address: '' }),
  initial: 'shown',
  states: {
    shown: {
      description: 'SPEC 2, ProfileWallets. One namespace at a time, in a tab of its own (FACTS 14).',
      meta: { view: 'ProfileWallets' },
      entry: 'look',
      type: 'parallel',
      states: { act, copy },
      on: {
        'tab.choose': { actions: { type: 'turnTo', params: ({ event }) => event.namespace } },
        'wallet.add': { actions: 'goAdd' },
        'wallet.connected': looks,
        'wallet.activated': looks,
        'wallet.accountChanged': looks,
        'wallet.disconnected': looks,
        'wallet.disconnectFailed': looks,
        'wallets.gone': 'disconnected',
      },
    },
    disconnected: {
      description: 'No wallet is connected any more. What follows is the kit’s to decide (DESIGN 3).',
      type: 'final',
      output: { status: 'disconnected' },
    },
  },
  output: { status: 'disconnected' },
})
