import type { Failure } from '../../core/errors.ts'
import type { Namespace } from '../../core/namespaces.ts'
import { begin, switchActiveChainSetup } from './setup.ts'

export type { SwitchActiveChainOutput } from './setup.ts'

const isJoining = {
  type: 'isJoining',
  params: ({ event: { namespace, connectorId } }: { event: { namespace: Namespace; connectorId: string } }) => ({
    namespace,
    connectorId,
  }),
} as const
const isTargetNamespace = {
  type: 'isTargetNamespace',
  params: ({ event }: { event: { namespace: Namespace } }) => event.namespace,
} as const

/** The user chose a network of another namespace, which has no connected wallet. */
export const switchActiveChainMachine = switchActiveChainSetup.createMachine({
  id: 'switchActiveChain',
  description:
    'A wallet is connected, but not in the chosen namespace [network-choice]. The embedded wallet joins that namespace by itself [embedded-namespaces].',
  context: ({ input, self }) => begin(self, input),
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Checks whether the user is logged in to a wallet that supports the namespace too.',
      always: [{ guard: 'isLoggedIn', target: 'joining' }, { target: 'asking' }],
    },
    asking: {
      description: 'The chosen network needs a wallet of its own namespace.',
      meta: { view: 'SwitchActiveChain' },
      on: { 'network.connect': 'connecting' },
    },
    joining: {
      description:
        'The embedded wallet connects in the other namespace without another login; going back drops the request, and a late answer is honoured [flow-late-answer].',
      meta: { view: 'JoinNetwork', ring: 'asking' },
      entry: 'requestConnection',
      on: {
        'wallet.connected': { guard: isTargetNamespace, target: 'switched' },
        'wallet.refused': {
          guard: isJoining,
          target: 'failed',
          actions: {
            type: 'setFailure',
            params: ({ event }: { event: { failure: Failure } }) => event.failure,
          },
        },
        'wallet.removed': { guard: isTargetNamespace, target: 'failed' },
      },
    },
    connecting: {
      description: 'The kit leads to that namespace’s wallets.',
      type: 'final',
      output: 'connecting',
    },
    switched: {
      description: 'The wallet is on the network. The kit goes back, past the list of networks.',
      type: 'final',
      meta: { view: 'JoinNetwork', ring: 'success' },
      output: 'switched',
    },
    failed: {
      description: 'The kit goes back, and the chosen network’s row says why [network-failed-back].',
      type: 'final',
      meta: { view: 'JoinNetwork', ring: 'asking' },
      output: 'failed',
    },
  },
  output: ({ context: { to, from, failure }, event: { output } }) => {
    if (output === 'switched') return { status: 'switched', to, from }
    if (output === 'failed') return { status: 'failed', to, from, failure }
    return { status: 'connecting', to }
  },
})
