import type { Namespace } from '../../core/caip.ts'
import type { FlowDone } from '../kit/types.ts'
import { onGatedFlowDone } from './gate-route.ts'
import { aboutNetwork, entry, toFixed } from './navigate.ts'
import { backTo, type Entry, leftBy, replaced, resetTo } from './stack.ts'

type Done = { event: FlowDone }
type Where = { context: { stack: readonly Entry[]; active: Namespace | null } }
const doneOf = ({ event }: Done) => event
const refusal = ({ event: { output } }: Done) =>
  ({ variant: 'error', ...(output.failure ?? { code: 'unknown' }) }) as const

/** What follows when a flow has ended [nav-outcome]: the first that applies. */
export const onFlowDone = [
  {
    description: 'No flow has ended: what the kit loads beside the modal is there.',
    guard: { type: 'isOther', params: doneOf },
  },
  {
    description: 'Another wallet is connected for the network that was chosen [network-choice].',
    guard: { type: 'follows', params: ({ event: done }: Done) => ({ done, after: 'connectForNetwork' as const }) },
    target: '.routing',
    actions: {
      type: 'move',
      params: ({ context: { stack, serial }, event: { output } }: Where & { context: { serial: number } } & Done) =>
        replaced(stack, entry(serial, 'Connect', aboutNetwork(output.to))),
    },
  },
  {
    description: 'The list under a pairing hears of the same wallet; the pairing shows it to the end.',
    guard: { type: 'isUnderPairing', params: doneOf },
  },
  {
    description: 'The account under what is shown has gone, and others are connected: back there, it is one of those.',
    guard: { type: 'isUnderOthers', params: doneOf },
  },
  {
    description:
      'The network that the user has connected for is asked for, unless the wallet is there [network-choice].',
    guard: { type: 'wantsNetwork', params: doneOf },
    actions: 'askForWish',
  },
  ...onGatedFlowDone,
  {
    description: 'Back to the user’s wallets, where it was from there that the user came.',
    guard: { type: 'isAddition', params: doneOf },
    target: '.routing',
    actions: [
      {
        type: 'move',
        params: ({ context: { stack } }: Where) =>
          backTo(
            stack,
            stack.findLastIndex(({ route }) => route === 'ProfileWallets'),
          ),
      },
      { type: 'say', params: { variant: 'success', code: 'wallet.added' } },
    ],
  },
  {
    guard: 'isNetworkUnsupported',
    target: '.routing',
    actions: toFixed(resetTo, 'UnsupportedChain'),
  },
  {
    description: 'The switch led out of an unsupported network [network-way-out].',
    guard: { type: 'leftUnsupportedNetwork', params: doneOf },
    target: 'closing',
  },
  {
    guard: { type: 'isElsewhere', params: doneOf },
    target: '.routing',
    actions: [
      {
        type: 'setActive',
        params: ({ context: { active }, event: { output } }: Where & Done) => output.to?.namespace ?? active,
      },
      toFixed(resetTo, 'Account'),
    ],
  },
  {
    description: 'A switch failed, and no list of networks below can say so: a snackbar does.',
    guard: { type: 'isRefusedUnseen', params: doneOf },
    target: '.routing',
    actions: [
      { type: 'say', params: refusal },
      {
        type: 'move',
        params: ({ context: { stack }, event }: Where & Done) => leftBy(stack, event),
      },
    ],
  },
  {
    description:
      'The flow’s route goes, and a network switch that succeeded takes the list under it along [network-failed-back].',
    guard: { type: 'leavesSome', params: doneOf },
    target: '.routing',
    actions: {
      type: 'move',
      params: ({ context: { stack }, event }: Where & Done) => leftBy(stack, event),
    },
  },
  {
    description: 'The switch was all there was, and it failed.',
    guard: { type: 'isRefusedAtLast', params: doneOf },
    target: 'closing',
    actions: { type: 'say', params: refusal },
  },
  { description: 'The modal has done its work.', target: 'closing' },
] as const
