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
    onDone: {
      description: 'Approvals may have been taken up from other pages, or displaced, without an event [swap-pending].',
      target: 'planned',
      actions: [setPlan, 'syncApprovals'],
    },
    onError: refused,
  },
  after: { request: timedOut },
} as const

const refreshing = '#swap.draft.reviewing.check.refreshing'
const again = { on: { 'plan.retry': refreshing } } as const

const occupied = {
  description: 'The wallet has another request that it has not answered yet [swap-one-prompt].',
  guard: 'isOccupied',
  target: '#swap.draft.reviewing.check.planned.occupied',
} as const
const answered = {
  description: 'The wallet has answered the other request.',
  guard: 'isFree',
  target: refreshing,
} as const

/** What the user confirms: revoking an earlier approval, the approval, or the swap. */
const revoking = { target: '#swap.revoking', actions: 'seePlan' } as const
const approving = { target: '#swap.approving', actions: 'seePlan' } as const
const swapping = { target: '#swap.swapping' } as const

/** Its outcome is awaited, and then the swap is reviewed again. */
const follow = <const Call extends 'revoke' | 'approval', const Target extends string>(call: Call, target: Target) =>
  ({
    description: 'The network already has the same transaction: it is not requested again [swap-pending].',
    guard: { type: 'isAlreadyPending', params: call },
    target,
    actions: ['clearFailure', { type: 'follow', params: call }],
  }) as const

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
        description: 'The earlier approval is revoked first [swap-leftover].',
        on: { 'swap.confirm': [...unless, revoking] },
      },
      approvable: {
        description: 'The approval is requested first [swap-approval].',
        on: { 'swap.confirm': [...unless, approving] },
      },
      atomic: {
        description: 'The wallet can do both at once [swap-atomic].',
        on: { 'swap.confirm': [...unless, swapping] },
      },
      ready: { description: 'The wallet can be asked.', on: { 'swap.confirm': [...unless, swapping] } },
    },
  }) as const

/** A plan, and what can be done with it. */
const planned = swapSetup.createStateConfig({
  description: 'Built transactions are valid for 10 s, whatever is agreed to meanwhile [swap-fresh].',
  always: [follow('revoke', '#swap.revoking.pending'), follow('approval', '#swap.approving.pending')],
  after: { quoteLife: 'refreshing' },
  initial: 'deciding',
  states: {
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
      description: 'The offer differs from the one that the user saw, so they have to agree to it [swap-moved].',
      meta: { status: 'swap.moved' },
      on: { 'price.accept': { target: 'deciding', actions: 'seePlan' } },
    },
    doomed: {
      description: 'The swap would fail, and the node says why [swap-plan].',
      meta: { status: 'swap.doomed' },
      ...again,
    },
    unexpected: {
      description: 'The swap would take something else, or return less than agreed [swap-plan].',
      meta: { status: 'swap.unexpected' },
      ...again,
    },
    feeMissing: {
      description: 'The account can’t pay the network on top of the amount [swap-costs].',
      meta: { status: 'swap.feeMissing' },
      ...again,
    },
    unchecked: {
      description:
        'The node does not say what the swap would do. The user is told so, and may continue, since the wallet may know more [swap-plan].',
      tags: 'failed',
      meta: { status: 'swap.unchecked' },
      ...steps(occupied),
    },
    occupied: {
      description: 'The wallet still shows an earlier request, which has to be answered first [swap-one-prompt].',
      meta: { status: 'swap.occupied' },
      always: answered,
      on: { 'swap.confirm': 'insisting' },
    },
    insisting: {
      description: 'The user wants both, and confirms again [swap-one-prompt].',
      meta: { status: 'swap.insisting' },
      always: answered,
      ...steps(),
    },
    leftover: {
      description:
        'The token refuses a new approval until the earlier, smaller one is revoked: that is requested first [swap-leftover].',
      meta: { status: 'swap.leftover' },
      ...confirms(revoking),
    },
    approvable: {
      description:
        'The contract is not approved for this amount of the token yet: that is requested first [swap-approval].',
      meta: { status: 'swap.approvable' },
      ...confirms(approving),
    },
    atomic: {
      description: 'The wallet can approve and swap at once: both or neither [swap-atomic].',
      meta: { status: 'swap.atomic' },
      ...confirms(swapping),
    },
    ready: {
      description: 'The swap would succeed [swap-plan].',
      meta: { status: 'swap.ready' },
      ...confirms(swapping),
    },
  },
})

/** Whether the built transactions can be sent to the wallet. */
const check = swapSetup.createStateConfig({
  initial: 'planning',
  states: {
    planning: {
      description:
        'The swap is quoted again and built, and the node runs it, for 30 s at most [swap-plan] [flow-timeout].',
      meta: { status: 'swap.planning' },
      tags: 'busy',
      ...planning,
    },
    refreshing: {
      description:
        'A plan that is 10 s old is no longer valid: it is built again, for 30 s at most [swap-fresh] [flow-timeout].',
      meta: { status: 'swap.refreshing' },
      tags: 'busy',
      ...planning,
    },
    planned,
  },
})

/** Shows the swap again, as built and as simulated by the node [swap-plan]. */
export const reviewing = swapSetup.createStateConfig({
  description: 'Everything that is about to happen, before the wallet is asked [swap-plan].',
  meta: { view: 'SwapPreview' },
  entry: 'clearPlan',
  type: 'parallel',
  states: { check, impact },
  on: {
    'nav.back': { target: back, actions: 'clearPlan' },
    'slippage.edit': {
      description: 'The slippage tolerance is set in the form [swap-slippage].',
      target: '#swap.draft.form.slippage.editing',
      actions: 'clearPlan',
    },
  },
})
