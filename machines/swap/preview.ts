import { failureOf } from '../../core/errors.ts'
import type { SwapPlan } from '../../core/swap.ts'
import type { ErrorEvent } from '../contract.ts'
import type { SwapContext } from './context.ts'
import { asked } from './form.ts'
import { impact } from './impact.ts'
import { swapSetup } from './setup.ts'

interface ActorArgs {
  context: SwapContext
}
type Planned = { event: { output: SwapPlan } }
const setPlan = { type: 'setPlan', params: ({ event }: Planned) => event.output } as const

/** Back in the form, the built transactions are no longer valid. */
const back = '#swap.draft.form.last'
/** Shows why a swap could not be built. */
const refused = {
  target: back,
  actions: [
    'clearPlan',
    {
      type: 'showSnackbar',
      params: ({ event }: ErrorEvent) => ({ variant: 'error', ...failureOf(event.error) }) as const,
    },
  ],
} as const
const timedOut = {
  target: back,
  actions: ['clearPlan', { type: 'showSnackbar', params: { variant: 'error', code: 'service.timeout' } }],
} as const

const planning = {
  invoke: {
    id: 'planSwap',
    src: 'planSwap',
    input: ({ context }: ActorArgs) => ({ ...asked({ context }), slippage: context.slippage }),
    onDone: { target: 'deciding', actions: setPlan },
    onError: refused,
  },
  after: { request: timedOut },
} as const

/** Built transactions are valid for 10 s [swap-fresh]. */
const fresh = { after: { quoteLife: 'refreshing' } } as const
const again = { on: { 'plan.retry': 'refreshing' } } as const

const occupied = {
  description: 'The wallet has been asked for something else, and has not answered yet [swap-one-prompt].',
  guard: 'isOccupied',
  target: '#swap.draft.reviewing.check.occupied',
} as const
const answered = { description: 'The wallet has answered it.', guard: 'isFree', target: 'refreshing' } as const

/** What the user confirms: revoking an earlier approval, the approval, or the swap. */
const revoking = { target: '#swap.revoking', actions: 'seePlan' } as const
const approving = { target: '#swap.approving', actions: 'seePlan' } as const
const swapping = { target: '#swap.swapping' } as const

/** If the simulation succeeded, it can be confirmed once the wallet has no other request. */
const confirms = <const Confirmed>(confirmed: Confirmed) =>
  ({ always: occupied, on: { 'swap.confirm': confirmed } }) as const

/** What the user confirms first; `unless` is checked before each. */
const steps = <const Unless extends readonly object[]>(...unless: Unless) =>
  ({
    initial: 'deciding',
    states: {
      deciding: {
        always: [
          { guard: 'needsRevocation', target: 'leftover' },
          { guard: 'isAtomic', target: 'atomic' },
          { guard: 'needsApproval', target: 'approvable' },
          { target: 'ready' },
        ],
      },
      leftover: {
        description: 'The earlier approval is taken back first [swap-leftover].',
        on: { 'swap.confirm': [...unless, revoking] },
      },
      approvable: {
        description: 'The approval is asked for first [swap-approval].',
        on: { 'swap.confirm': [...unless, approving] },
      },
      atomic: {
        description: 'The wallet can do both at once [swap-atomic].',
        on: { 'swap.confirm': [...unless, swapping] },
      },
      ready: { description: 'The wallet can be asked.', on: { 'swap.confirm': [...unless, swapping] } },
    },
  }) as const

/** Whether the built transactions can be sent to the wallet. */
const check = swapSetup.createStateConfig({
  initial: 'planning',
  states: {
    planning: {
      description: 'It is quoted again and built, and the node runs it, for 30 s at most [swap-plan] [flow-timeout].',
      meta: { status: 'swap.planning' },
      tags: 'busy',
      ...planning,
    },
    refreshing: {
      description:
        'What was built 10 s ago counts no more: it is built again, for 30 s at most [swap-fresh] [flow-timeout].',
      meta: { status: 'swap.refreshing' },
      tags: 'busy',
      ...planning,
    },
    deciding: {
      always: [
        { guard: 'isMoved', target: 'moved' },
        { guard: 'isDoomed', target: 'doomed' },
        { guard: 'isUnexpected', target: 'unexpected' },
        { guard: 'lacksFee', target: 'feeMissing' },
        { guard: 'isUnchecked', target: 'unchecked' },
        { guard: 'isOccupied', target: 'occupied' },
        { guard: 'needsRevocation', target: 'leftover' },
        { guard: 'isAtomic', target: 'atomic' },
        { guard: 'needsApproval', target: 'approvable' },
        { target: 'ready' },
      ],
    },
    moved: {
      description: 'The offer is another one than the user has seen, and they have to agree to it [swap-moved].',
      meta: { status: 'swap.moved' },
      ...fresh,
      on: { 'price.accept': { target: 'deciding', actions: 'seePlan' } },
    },
    doomed: {
      description: 'It would fail, and the node says why [swap-plan].',
      meta: { status: 'swap.doomed' },
      ...fresh,
      ...again,
    },
    unexpected: {
      description: 'It would take something else, or bring less than was agreed to [swap-plan].',
      meta: { status: 'swap.unexpected' },
      ...fresh,
      ...again,
    },
    feeMissing: {
      description: 'The account cannot pay the network beside what is given [swap-costs].',
      meta: { status: 'swap.feeMissing' },
      ...fresh,
      ...again,
    },
    unchecked: {
      description:
        'The node does not say what it would do: that is told, and the wallet may know more, so that the user may go on [swap-plan].',
      tags: 'failed',
      meta: { status: 'swap.unchecked' },
      ...fresh,
      ...steps(occupied),
    },
    occupied: {
      description: 'The wallet still asks about something earlier, which is answered first [swap-one-prompt].',
      meta: { status: 'swap.occupied' },
      ...fresh,
      always: answered,
      on: { 'swap.confirm': 'insisting' },
    },
    insisting: {
      description: 'The user wants both, and confirms once more [swap-one-prompt].',
      meta: { status: 'swap.insisting' },
      ...fresh,
      always: answered,
      ...steps(),
    },
    leftover: {
      description:
        'The token refuses another approval until the earlier one, of less, is taken back: that is asked for first [swap-leftover].',
      meta: { status: 'swap.leftover' },
      ...fresh,
      ...confirms(revoking),
    },
    approvable: {
      description: 'The contract may not take as much of the token yet: that is asked for first [swap-approval].',
      meta: { status: 'swap.approvable' },
      ...fresh,
      ...confirms(approving),
    },
    atomic: {
      description: 'The wallet can allow it and swap at once: both or neither [swap-atomic].',
      meta: { status: 'swap.atomic' },
      ...fresh,
      ...confirms(swapping),
    },
    ready: {
      description: 'It would succeed [swap-plan].',
      meta: { status: 'swap.ready' },
      ...fresh,
      ...confirms(swapping),
    },
  },
})

/** Shows the swap again, as built and as simulated by the node [swap-plan]. */
export const reviewing = swapSetup.createStateConfig({
  description: 'All that is about to happen, before the wallet is asked [swap-plan].',
  meta: { view: 'SwapPreview' },
  entry: 'clearPlan',
  type: 'parallel',
  states: { check, impact },
  on: {
    'nav.back': { target: back, actions: 'clearPlan' },
    'slippage.edit': {
      description: 'What may be lost at most is set at the form [swap-slippage].',
      target: '#swap.draft.form.slippage.editing',
      actions: 'clearPlan',
    },
  },
})
