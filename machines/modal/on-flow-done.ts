import type { Namespace } from '../../core/caip.ts'
import { promised } from '../contract.ts'
import { namespaceSwitched } from '../kit/actions.ts'
import { type FlowDone, wishIn } from '../kit/types.ts'
import { follows, onGatedFlowDone } from './gate-route.ts'
import { aboutNetwork, entry, toFixed } from './navigate.ts'
import { backTo, type Entry, leftBy, replaced, resetTo } from './stack.ts'

type Done = { event: FlowDone }
type Where = { context: { stack: readonly Entry[]; active: Namespace | null } }
const doneOf = ({ event }: Done) => event
const refusal = ({ event: { output } }: Done) =>
  ({ type: 'toast.add', variant: 'error', ...(output.failure ?? { code: 'unknown' }) }) as const

const removesRoute = {
  type: 'move',
  params: ({ context: { stack }, event }: Where & Done) => leftBy(stack, event),
} as const

/** What follows when a flow has ended [nav-outcome]; the first match applies. */
export const onFlowDone = [
  {
    description: 'No ended flow is waiting.',
    guard: follows(),
  },
  {
    description: 'The user connects another wallet for the chosen network [network-choice].',
    guard: follows('connectForNetwork'),
    target: '.routing',
    actions: {
      type: 'move',
      params: ({ context: { stack, serial }, event: { output } }: Where & { context: { serial: number } } & Done) =>
        replaced(stack, entry(serial, 'Connect', aboutNetwork(output.to))),
    },
  },
  {
    description:
      'The list below a pairing or a login learns of the same wallet; the route on top shows the success to the end.',
    guard: { type: 'isUnderLogin', params: doneOf },
  },
  {
    description:
      'The account below the current route was disconnected and others are connected: going back shows one of those.',
    guard: { type: 'isUnderOthers', params: doneOf },
  },
  {
    description:
      'Requests the network that the user connected for, unless the wallet is already on it [network-choice].',
    guard: { type: 'wantsNetwork', params: doneOf },
    actions: {
      type: 'raise',
      params: ({ context: { stack } }: Where) =>
        ({ type: 'network.ask', caipNetworkId: promised(wishIn(stack)).caipNetworkId }) as const,
    },
  },
  ...onGatedFlowDone,
  {
    description: 'Goes back to the user’s wallets, if the user came from there.',
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
      { type: 'notify', params: { type: 'snackbar.show', variant: 'success', code: 'wallet.added' } },
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
    description:
      'The wallet of an earlier visit is connected again while the user looks at a list of wallets or at a pairing [nav-start], or the switch led to another namespace.',
    guard: { type: 'showsAccount', params: doneOf },
    target: '.routing',
    actions: [
      {
        type: 'setActive',
        params: ({ context: { active }, event: { output } }: Where & Done) => output.to?.namespace ?? active,
      },
      toFixed(resetTo, 'Account'),
      namespaceSwitched,
    ],
  },
  {
    description:
      'A switch failed. There is no list of networks below to show that, so a toast does, which outlasts the view [network-failed-back].',
    guard: { type: 'isRefusedUnseen', params: doneOf },
    target: '.routing',
    actions: [{ type: 'notify', params: refusal }, removesRoute],
  },
  {
    description:
      'Removes the flow’s route and, after a successful network switch, the list below it [network-failed-back].',
    guard: { type: 'leavesSome', params: doneOf },
    target: '.routing',
    actions: removesRoute,
  },
  {
    description: 'The switch was the only route, and it failed.',
    guard: { type: 'isRefusedAtLast', params: doneOf },
    target: 'closing',
    actions: { type: 'notify', params: refusal },
  },
  { description: 'The modal is done.', target: 'closing' },
] as const
