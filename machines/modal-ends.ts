import type { Namespace } from '../core/caip.ts'
import type { Parts } from './kit-parts.ts'
import type { FlowDone } from './kit-terms.ts'
import { outputOf, toFixed } from './modal-steps.ts'
import { backTo, type Entry, resetTo, without } from './stack.ts'

type Done = { event: FlowDone }
type Where = { context: { stack: readonly Entry[]; active: Namespace } }
const doneOf = ({ event }: Done) => event

/** What follows when a flow has come to its end (DESIGN 3), the first that applies. */
export const endsWith = ({ ends: signIn }: Parts) =>
  [
    {
      description: 'No flow has ended: what the kit fetches beside the modal is there.',
      guard: { type: 'isBeside', params: ({ event }: Done) => event.actorId },
    },
    {
      description: 'The list under a pairing hears of the same wallet; the pairing shows it to the end.',
      guard: { type: 'isCelebrated', params: doneOf },
    },
    {
      description: 'The account under what is shown has gone, and others stand: back there, it is one of those.',
      guard: { type: 'isUnder', params: doneOf },
    },
    {
      description: 'SPEC 4: the network that somebody has connected for is asked for, unless the wallet is there.',
      guard: { type: 'wantsNetwork', params: doneOf },
      actions: 'askForWish',
    },
    ...signIn,
    {
      description: 'Back to one’s wallets, where it was from there that one came.',
      guard: { type: 'isAddition', params: doneOf },
      target: '.routing',
      actions: [
        {
          type: 'move',
          params: ({ context: { stack } }: Where) =>
            backTo(
              stack,
              stack.findLastIndex(({ place }) => place === 'ProfileWallets'),
            ),
        },
        { type: 'say', params: { variant: 'success', code: 'wallet.added' } },
      ],
    },
    {
      guard: 'isAstray',
      target: '.routing',
      actions: toFixed(resetTo, 'UnsupportedChain'),
    },
    {
      description: 'SPEC 4: out of a network that is none of the app’s.',
      guard: { type: 'isWayOut', params: outputOf },
      target: 'closed',
    },
    {
      guard: { type: 'isElsewhere', params: outputOf },
      target: '.routing',
      actions: [
        {
          type: 'settleIn',
          params: ({ context: { active }, event: { output } }: Where & Done) =>
            'to' in output ? output.to.namespace : active,
        },
        toFixed(resetTo, 'Account'),
      ],
    },
    {
      description: 'SPEC 4: a switch goes back, past the list where it succeeded.',
      guard: { type: 'leavesSome', params: doneOf },
      target: '.routing',
      actions: {
        type: 'move',
        params: ({ context: { stack }, event: { actorId, output } }: Where & Done) =>
          without(stack, actorId, output.status === 'switched'),
      },
    },
    {
      description: 'What follows when a flow has ended: connected or disconnected, the modal has done its work.',
      target: 'closed',
    },
  ] as const
