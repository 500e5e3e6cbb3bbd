import { and, not } from 'xstate'
import { constants } from '../../core/constants.ts'
import type { AfterFlow, Flow } from '../../core/routes.ts'
import { routeId } from '../../core/system-ids.ts'
import { promised } from '../contract.ts'
import { kitSetup } from '../kit/setup.ts'
import type { FlowDone, KitContext } from '../kit/types.ts'
import { entry, toFixed, toRoute } from './navigate.ts'
import { backTo, pushed, resetTo } from './stack.ts'

type ToGate = { context: Pick<KitContext, 'stack' | 'serial' | 'gateTask'>; event: { type: string; actorId?: string } }

/** Navigates to the gate's route: if its flow still runs, back to the existing one. */
export const toGate = {
  type: 'move',
  params: ({ context: { stack, serial, gateTask }, event: { actorId } }: ToGate) => {
    const { route, input } = promised(gateTask)
    const below = stack.slice(0, -1).findIndex((each) => each.signIn === input && routeId(each) !== actorId)
    return below < 0 ? resetTo(stack, entry(serial, route, { signIn: input })) : backTo(stack, below)
  },
} as const

const refused = { guard: 'isGateRequired', target: '.refusing', reenter: true } as const

/**
 * The route of the gate's flow. While it is required, the user can leave only by completing it or by ending the
 * connection.
 */
export const gateState = (flow: Flow) =>
  kitSetup.createStateConfig({
    description: 'The sign-message view. Its flow was loaded with the gatekeeper [signin-opens].',
    entry: { type: 'startFlow', params: flow },
    meta: { flow },
    initial: 'open',
    states: {
      open: { description: 'The user signs or cancels.' },
      refusing: {
        description:
          'The modal can’t close while a session is required and missing; the card shakes for 500 ms [signin-required].',
        tags: 'refusing',
        after: { shake: 'open' },
      },
    },
    on: {
      'modal.close': refused,
      'modal.open': refused,
      'nav.push': [
        {
          description: 'The wallet asks its user something while it signs: that is shown on top [signin-approve].',
          guard: { type: 'isOfWallet', params: ({ event }) => event.route },
          target: '#kit.modal.open.routing',
          actions: toRoute(pushed),
        },
        refused,
      ],
      'nav.replace': refused,
      'nav.pop': refused,
    },
  })

/** While the gate's route is required, everything that would close the modal leads to it. */
export const unlessGated = {
  guard: and(['isGateRequired', not('isAtGate')]),
  target: '.routing',
  actions: toGate,
} as const

const toGateUnlessBusy = [
  { description: 'The user is already being asked.', guard: and(['isAtGate', not('isDeferring')]) },
  {
    description: 'A user who is connecting or switching is asked afterwards.',
    guard: and(['isBusyHere', not('isDeferring')]),
  },
  { target: '.routing', actions: toGate },
] as const

/** If the gatekeeper fails, a toast reports it for as long as the gatekeeper may take [signin-unread]. */
export const toastsBroken = {
  type: 'notify',
  params: ({ event: { code } }: { event: { code: string } }) =>
    ({ type: 'toast.add', variant: 'error', code, duration: constants.requestTimeout }) as const,
} as const

/** The open modal's transitions for the gatekeeper. */
export const onGate = {
  'gate.required': toGateUnlessBusy,
  'gate.optional': toGateUnlessBusy,
  'gate.open': [
    { description: 'The deferred output continues.', guard: 'isDeferring' },
    { description: 'The user signed in elsewhere, or the account is gone.', guard: 'isAtGate', target: 'closing' },
  ],
  'gate.failed': {
    description: 'The wallet is being disconnected [signin-unread].',
    target: '.routing',
    actions: [toFixed(resetTo, 'Connect'), toastsBroken],
  },
} as const

type Done = { event: FlowDone }
/** Whether this follows when the flow has ended; without `after`, whether nothing does. */
export const follows = (after?: AfterFlow) =>
  ({ type: 'follows', params: ({ event: done }: Done) => ({ done, after }) }) as const

/** What follows when a flow ends while the gate is not open. */
export const onGatedFlowDone = [
  {
    description: 'The gate is still pending, so the ended flow stays on screen.',
    guard: 'isGatePending',
    actions: { type: 'raise', params: ({ event: done }: Done) => ({ type: 'flow.deferred', done }) as const },
  },
  {
    description: 'Sign-in could not start [signin-unread].',
    guard: follows('signInBroken'),
    target: '.routing',
    actions: toFixed(resetTo, 'Connect'),
  },
  {
    description: 'The user chose not to sign in now [signin-cancel].',
    guard: follows('signInCancelled'),
    target: 'closing',
  },
  { guard: 'isGateClosed', target: '.routing', actions: toGate },
] as const
