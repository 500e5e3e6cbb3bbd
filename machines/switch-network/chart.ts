import type { Namespace } from '../../core/caip.ts'
import type { Failure } from '../../core/errors.ts'
import { prompt } from '../shared/prompt.ts'
import { selectConnection } from '../wallet/wallet-selectors.ts'
import { type NetworkRef, switchNetworkSetup } from './setup.ts'

export type { SwitchOutput } from './setup.ts'

const view = 'SwitchNetwork'
const { initial, states } = prompt({ view, asking: 'switching.asking', slow: 'switching.slow' })
const isTarget = { type: 'isTarget', params: ({ event }: { event: NetworkRef }) => event } as const
const isTargetNamespace = {
  type: 'isTargetNamespace',
  params: ({ event }: { event: { namespace: Namespace } }) => event.namespace,
} as const

/** Switching a wallet's network: done when the wallet reports it. */
export const switchNetworkMachine = switchNetworkSetup.createMachine({
  id: 'switchNetwork',
  description:
    'Switches a wallet to another network. The wallet is asked once, unless the user asks again, and the switch is done when it reports the network [network-reported].',
  context: ({ input: { to }, self }) => ({ to, wallet: selectConnection(self, to.namespace), failure: null }),
  initial: 'starting',
  states: {
    starting: {
      description: 'The wallet may have switched while this chart was loading.',
      always: [{ guard: 'isThere', target: 'switched' }, { target: 'switching' }],
    },
    switching: {
      description:
        'The wallet chart asks, waits 5 min for an answer [flow-prompt-timeout], and honours a late approval [flow-late-answer].',
      entry: 'requestNetwork',
      initial,
      states: {
        ...states,
        slow: {
          ...states.slow,
          description:
            'After 20 s, a hint says where the prompt may be, and the wallet can be asked again [network-asked-again].',
          on: { 'network.retry': '#switchNetwork.switching' },
        },
      },
      on: {
        'wallet.networkChanged': { guard: isTarget, target: 'switched' },
        'wallet.removed': { guard: isTargetNamespace, target: 'failed' },
        'wallet.networkRefused': {
          guard: isTarget,
          target: 'failed',
          actions: {
            type: 'setFailure',
            params: ({ event }: { event: { failure: Failure } }) => event.failure,
          },
        },
      },
    },
    switched: {
      description: 'The wallet is on the network. The kit goes back, past the list of networks.',
      type: 'final',
      meta: { view, status: 'switching.done', ring: 'success' },
      output: 'switched',
    },
    failed: {
      description: 'The kit goes back, and the chosen network’s row says why [network-failed-back].',
      type: 'final',
      meta: { view, status: 'switching.asking', ring: 'asking' },
      output: 'failed',
    },
  },
  output: ({ context: { to, wallet, failure }, event }) => ({
    status: event.output === 'switched' ? 'switched' : 'failed',
    to,
    from: wallet?.caipNetworkId ?? null,
    failure,
  }),
})
