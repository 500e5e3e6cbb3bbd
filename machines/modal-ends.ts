import type { Namespace } from '../core/caip.ts'
import type { FlowDone } from './kit-terms.ts'
import { outputOf, toFixed, toSignIn } from './modal-steps.ts'
import { backTo, type Entry, resetTo, without } from './stack.ts'

type Done = { event: FlowDone }
type Where = { context: { stack: readonly Entry[]; active: Namespace } }
const doneOf = ({ event }: Done) => event
const endedAs = (status: 'broken' | 'cancelled') =>
  ({ type: 'hasEndedAs', params: ({ event: { output } }: Done) => ({ output, status }) }) as const

/** What follows when a flow has come to its end (DESIGN 3), the first that applies. */
export const ends = [
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
  {
    description:
      'Whether somebody has to sign in first is not known yet: what has come to its end stays on screen until then.',
    guard: 'isUndecided',
    actions: { type: 'hold', params: doneOf },
  },
  {
    description: 'SPEC 8: signing in could not even begin.',
    guard: endedAs('broken'),
    target: '.routing',
    actions: toFixed(resetTo, 'Connect'),
  },
  { description: 'SPEC 2: nobody signs in now.', guard: endedAs('cancelled'), target: 'closed' },
  { guard: 'isOwing', target: '.routing', actions: toSignIn },
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
