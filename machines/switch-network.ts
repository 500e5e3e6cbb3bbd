import { type AnyActorRef, assign, enqueueActions, sendTo, setup } from 'xstate'
import type { CaipNetworkId, Namespace } from '../core/caip.ts'
import { constants } from '../core/constants.ts'
import type { Failure } from '../core/errors.ts'
import type { Target } from '../core/network.ts'
import { connectionOf, nameIn, reportOf } from './standing.ts'
import { type SnackbarShow, snackbar, type WalletFact, wallet } from './system.ts'

/** How a switch has ended; `from` is the network that the wallet was on before, null where nobody was connected. */
export interface SwitchOutput {
  status: 'switched' | 'failed'
  to: Target
  from: CaipNetworkId | null
}

/** The network that a wallet is on, and the wallet's name. */
function standingOf(self: AnyActorRef, namespace: Namespace) {
  const connection = connectionOf(self, namespace)
  return {
    from: connection?.caipNetworkId ?? null,
    name: connection ? nameIn(reportOf(self, namespace), connection.connectorId) : '',
  }
}

type Place = Pick<Target, 'namespace' | 'caipNetworkId'>

const flow = setup({
  types: {} as {
    context: { to: Target; from: CaipNetworkId | null; failure: Failure | null }
    events: WalletFact
    input: { to: Target }
    output: SwitchOutput
    meta: { view: 'SwitchNetwork' }
    tags: 'slow'
  },
  guards: {
    isOf: ({ context: { to } }, namespace: Namespace) => to.namespace === namespace,
    isTarget: ({ context: { to } }, { namespace, caipNetworkId }: Place) =>
      to.namespace === namespace && to.caipNetworkId === caipNetworkId,
  },
  actions: {
    ask: enqueueActions(({ enqueue, context: { to }, self, system }) => {
      const { namespace, caipNetworkId } = to
      const { from } = standingOf(self, namespace)
      enqueue.assign({ from })
      // The wallet may have come there by itself while this chart was on its way.
      if (from === caipNetworkId) enqueue.raise({ type: 'wallet.networkChanged', namespace, caipNetworkId })
      else enqueue.sendTo(wallet(namespace)({ system }), { type: 'wallet.switchNetwork', caipNetworkId })
    }),
    fail: assign({ failure: (_, failure: Failure) => failure }),
    say: sendTo(snackbar, ({ context, self }, { code }: Failure): SnackbarShow => {
      const { name } = standingOf(self, context.to.namespace)
      return { type: 'snackbar.show', variant: 'error', code, params: { wallet: name, network: context.to.name } }
    }),
  },
  delays: { hint: constants.promptHint },
})

const isTarget = { type: 'isTarget', params: ({ event }: { event: Place }) => event } as const

/** Taking a wallet to another network: asked once, and done when the wallet is there. */
export const switchNetworkMachine = flow.createMachine({
  id: 'switchNetwork',
  description:
    'SPEC 4, network switch: a wallet is taken to another network. It is asked once, and the switch is done when the wallet is there (DESIGN 5).',
  context: ({ input }) => ({ to: input.to, from: null, failure: null }),
  initial: 'switching',
  states: {
    switching: {
      description:
        'SPEC 4, network switch. The wallet chart asks, waits 5 min, and knows of late answers; after 20 s a hint says where to look.',
      meta: { view: 'SwitchNetwork' },
      entry: 'ask',
      initial: 'asking',
      states: {
        asking: { description: 'The ring spins around the wallet’s icon (DESIGN 9).', after: { hint: 'waiting' } },
        waiting: {
          description: 'After 20 s: the prompt may be hidden behind other windows, and a hint says so (DESIGN 3).',
          tags: 'slow',
        },
      },
      on: {
        'wallet.networkChanged': { guard: isTarget, target: 'switched' },
        'wallet.removed': {
          guard: { type: 'isOf', params: ({ event }) => event.namespace },
          target: 'failed',
          actions: { type: 'fail', params: { code: 'request.aborted' } },
        },
        'wallet.networkRefused': {
          guard: isTarget,
          target: 'failed',
          actions: [
            { type: 'fail', params: ({ event }) => event.failure },
            { type: 'say', params: ({ event }) => event.failure },
          ],
        },
      },
    },
    switched: {
      description: 'The wallet is there. The kit goes back, past the list of networks (SPEC 4).',
      type: 'final',
      meta: { view: 'SwitchNetwork' },
    },
    failed: {
      description: 'SPEC 4: a failed switch navigates back, and a snackbar says what went wrong.',
      type: 'final',
      meta: { view: 'SwitchNetwork' },
    },
  },
  output: ({ context: { to, from, failure } }) => ({ status: failure ? 'failed' : 'switched', to, from }),
})
